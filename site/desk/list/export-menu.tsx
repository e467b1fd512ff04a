import { SEPARATORS, separatorOf } from '@duskpane/content/csv'
import { dashboard } from '@duskpane/content/desk/text'
import { Button } from '@duskpane/ui/button'
import { cn } from '@duskpane/ui/cn'
import type { Column } from '@duskpane/ui/data-table/column'
import { sortRows } from '@duskpane/ui/data-table/sorting'
import type { StoredRecord } from '../../backend/backend'
import { useBackend } from '../../backend/context'
import { chunk } from '../../load/chunk'
import { useLatest } from '../../load/use-latest'
import { ChoiceMenu } from '../choice-menu'
import type { Format } from './export'
import { mailable } from './mailable'
import { matcher, type Query, search } from './search'
import { isInStoreOrder, queryOf, type View } from './view'

const text = dashboard.export
/** First the one that the spreadsheets of this browser's language expect. */
const separators = separatorOf() === ';' ? SEPARATORS.toReversed() : SEPARATORS
const exporting = chunk(() => import('./export'))

interface ExportMenuProps {
  readonly view: View
  readonly columns: readonly Column<StoredRecord>[]
  readonly admin: string
  readonly className?: string
}

interface Progress {
  readonly searched: number
  readonly isSaved?: true
  /** Addresses that no newsletter may go to. */
  readonly leftOut?: number
}

/** Saves everything that matches as a file, in the order of the screen. */
export function ExportMenu({ view, columns, admin, className }: ExportMenuProps) {
  const { desk } = useBackend()
  const { value, isRunning, failure, start, stop } = useLatest<Progress>({ searched: 0 })
  const { tab } = view

  function save(format: Format) {
    return start(async (show, signal) => {
      show(() => ({ searched: 0 }))
      const { exportFile } = await exporting.load()
      const file = await exportFile(format, tab.collections, pages(), signal)
      if (!file) return
      download(file, `${tab.id}-${today()}.${format === 'xlsx' ? 'xlsx' : 'csv'}`)
      show((held) => ({ ...held, isSaved: true }))

      /** What a search finds, page by page, with how far it has come on screen. */
      async function* found(query: Query) {
        for await (const page of search(desk, tab.collections, query, signal)) {
          show(() => ({ searched: page.searched }))
          yield page
        }
      }

      /** What matches, as the store has it page by page; in another order all of it has to be read first. */
      async function* pages() {
        const query = queryOf(view, admin)
        if (format === 'addresses') {
          return yield* mailable(found({}), matcher(query, new Date()), (leftOut) =>
            show((held) => ({ ...held, leftOut })),
          )
        }
        const column = columns.find(({ id }) => id === view.sort.column)
        const inStoreOrder = isInStoreOrder(view) || !column
        const all: StoredRecord[] = []
        for await (const page of found(query)) {
          if (inStoreOrder) yield page
          else all.push(...page.items)
        }
        if (!inStoreOrder) yield { items: sortRows(all, column, view.sort.direction) }
      }
    })
  }

  const outcome =
    failure === undefined ? value.isSaved && text.done(value.leftOut ?? 0) : text.failed
  return (
    <div className={cn('flex flex-wrap items-center gap-3', className)}>
      <ChoiceMenu<Format>
        label={text.label}
        options={[
          ['xlsx', text.xlsx],
          ...separators.map((it) => [it, text.csv[it]] as const),
          ...(tab.id === 'newsletter' ? [['addresses', text.addresses] as const] : []),
        ]}
        onChoose={save}
      />
      <div role="status" className="flex items-center gap-3 text-sm text-text-muted empty:hidden">
        {isRunning ? (
          <>
            <span className="tabular-nums">{text.progress(value.searched)}</span>
            <Button variant="ghost" size="sm" onClick={stop}>
              {text.cancel}
            </Button>
          </>
        ) : (
          outcome && <span>{outcome}</span>
        )}
      </div>
    </div>
  )
}

function download(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Safari begins to read it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** As in 2026-11-22, in the browser's time zone: so dates are written in Sweden. */
const today = () => new Date().toLocaleDateString('sv')
