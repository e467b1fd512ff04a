import { dashboard as text } from '@duskpane/content/pages/admin'
import { Button } from '@duskpane/ui/button'
import { type Column, DataTable, SelectionBar } from '@duskpane/ui/data-table'
import { useToast } from '@duskpane/ui/toast'
import { useFocusOn } from '@duskpane/ui/use-focus-on'
import { useRef, useState } from 'react'
import { COUNT_LIMIT, type Collection, type StoredRecord } from '../backend/backend'
import { EraseDialog } from './erase-dialog'
import type { SubmissionList } from './use-submissions'

interface SubmissionTableProps {
  readonly list: {
    readonly title: string
    readonly empty: string
    readonly columns: readonly Column<StoredRecord<Collection>>[]
  }
  readonly held: SubmissionList
  readonly onLoadMore: () => void
  readonly onErase: (ids: ReadonlySet<string>) => Promise<void>
}

/** One collection's records, and erasing those that are selected. */
export function SubmissionTable({ list, held, onLoadMore, onErase }: SubmissionTableProps) {
  const { records, status } = held
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [asking, setAsking] = useState(false)
  const toast = useToast()
  const table = useRef<HTMLDivElement>(null)
  const eraseButton = useRef<HTMLButtonElement>(null)
  const chosen = records.filter(({ id }) => selected.has(id))

  async function erase() {
    await onErase(new Set(chosen.map(({ id }) => id)))
    toast({ title: text.erasing.done(chosen.length) })
  }

  /** Back to the Erase button or, once it has gone with the selection, to the rows. */
  function returnFocus(event: Event) {
    event.preventDefault()
    const rows = table.current?.querySelector<HTMLElement>('[role=region]')
    const target = eraseButton.current ?? rows
    target?.focus({ preventScroll: true })
  }

  return (
    <DataTable<StoredRecord<Collection>>
      ref={table}
      caption={list.title}
      columns={list.columns}
      rows={records}
      getRowId={(record) => record.id}
      status={status === 'loading' && records.length === 0 ? 'loading' : 'ready'}
      loadingText={text.loading}
      emptyText={list.empty}
      filterLabel={text.filter}
      noMatchText={text.noMatch}
      {...(records.length > 0 && { selected, onSelectedChange: setSelected })}
    >
      <LoadMore held={held} onLoadMore={onLoadMore} />
      {chosen.length > 0 && (
        <SelectionBar>
          <p role="status" className="me-auto font-semibold tabular-nums">
            {text.selection.count(chosen.length)}
          </p>
          <Button variant="quiet" size="sm" onClick={() => setSelected(new Set())}>
            {text.selection.clear}
          </Button>
          <Button ref={eraseButton} variant="danger" size="sm" onClick={() => setAsking(true)}>
            {text.selection.erase}
          </Button>
        </SelectionBar>
      )}
      <EraseDialog
        records={chosen}
        columns={list.columns}
        open={asking}
        onOpenChange={setAsking}
        onErase={erase}
        onCloseAutoFocus={returnFocus}
      />
    </DataTable>
  )
}

/** The "Load more" button, and how many records are loaded. Hidden where all fit on one page. */
function LoadMore({ held, onLoadMore }: Pick<SubmissionTableProps, 'held' | 'onLoadMore'>) {
  const { records, status, total, next } = held
  const [asked, setAsked] = useState(false)
  const [buttonHasFocus, setButtonHasFocus] = useState(false)
  const loading = status === 'loading'
  const complete = asked && !loading && !next
  // The button goes with the last page, and the focus would go with it.
  const countRef = useFocusOn<HTMLParagraphElement>(complete && buttonHasFocus)

  if (records.length === 0 || !(next || asked)) return null
  return (
    <div className="flex flex-wrap items-center gap-4">
      {(next || loading) && (
        <Button
          variant="secondary"
          // Not `disabled`, which would lose the focus.
          aria-disabled={loading}
          onFocus={() => setButtonHasFocus(true)}
          onBlur={() => setButtonHasFocus(false)}
          onClick={() => {
            if (loading) return
            setAsked(true)
            onLoadMore()
          }}
        >
          {loading ? text.loading : text.loadMore}
        </Button>
      )}
      <p ref={countRef} tabIndex={-1} className="text-sm text-text-muted">
        {text.shown(records.length, total, COUNT_LIMIT)}
      </p>
    </div>
  )
}
