import { dashboard } from '@duskpane/content/desk/text'
import { Button } from '@duskpane/ui/button'
import { cn } from '@duskpane/ui/cn'
import type { Column } from '@duskpane/ui/data-table/column'
import { sortRows } from '@duskpane/ui/data-table/sorting'
import { useRef, useState } from 'react'
import type { StoredRecord } from '../../backend/backend'
import { useBackend } from '../../backend/context'
import { chunk } from '../../load/chunk'
import { ChoiceMenu } from '../choice-menu'
import type { Format } from './export'
import { search } from './search'
import { isDue, queryOf, sortName, type View } from './view'

const text = dashboard.export
const exporting = chunk(() => import('./export'))

interface ExportMenuProps {
  readonly view: View
  readonly columns: readonly Column<StoredRecord>[]
  readonly admin: string
  readonly className?: string
}

const endings = { csv: 'csv', lines: 'jsonl', addresses: 'csv' } as const
const types = { csv: 'text/csv', lines: 'application/jsonl', addresses: 'text/csv' } as const

/** Saves everything that matches as a file, in the order of the screen. */
export function ExportMenu({ view, columns, admin, className }: ExportMenuProps) {
  const { desk } = useBackend()
  const [searched, setSearched] = useState<number>()
  const [outcome, setOutcome] = useState<string>()
  const running = useRef<AbortController>(undefined)
  const { tab } = view

  /** What matches, as the store has it page by page; in another order all of it has to be read first. */
  async function* pages(signal: AbortSignal) {
    const column = columns.find(({ id }) => id === view.sort.column)
    const inStoreOrder = (!isDue(view) && sortName(tab, view.sort) === null) || !column
    const all: StoredRecord[] = []
    for await (const page of search(desk, tab.collections, queryOf(view, admin), signal)) {
      setSearched(page.searched)
      if (inStoreOrder) yield page
      else all.push(...page.items)
    }
    if (!inStoreOrder) yield { items: sortRows(all, column, view.sort.direction) }
  }

  async function save(format: Format) {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const end = (said: string | undefined) => {
      if (running.current !== controller) return
      setSearched(undefined)
      setOutcome(said)
    }
    setSearched(0)
    setOutcome(undefined)
    try {
      const { textOf, toFile } = await exporting.load()
      const chunks = textOf(format, tab.collections, pages(signal))
      const file = await toFile(chunks, types[format], signal)
      if (file) download(file, `${tab.id}-${today()}.${endings[format]}`)
      end(file && text.done)
    } catch {
      end(text.failed)
    }
  }

  return (
    <div className={cn('flex flex-wrap items-center gap-3', className)}>
      <ChoiceMenu<Format>
        label={text.label}
        options={[
          ['csv', text.csv],
          ['lines', text.lines],
          ...(tab.id === 'newsletter' ? [['addresses', text.addresses] as const] : []),
        ]}
        onChoose={save}
      />
      <div role="status" className="flex items-center gap-3 text-sm text-text-muted empty:hidden">
        {outcome && <span>{outcome}</span>}
        {searched !== undefined && (
          <>
            <span className="tabular-nums">{text.progress(searched)}</span>
            <Button variant="ghost" size="sm" onClick={() => running.current?.abort()}>
              {text.cancel}
            </Button>
          </>
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
