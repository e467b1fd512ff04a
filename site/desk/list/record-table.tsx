import { confirmedFixes } from '@duskpane/content/confirmed-fixes'
import { dashboard as text } from '@duskpane/content/desk/text'
import { Alert } from '@duskpane/ui/alert'
import { Button } from '@duskpane/ui/button'
import { ColumnMenu, DataTable, SelectionBar } from '@duskpane/ui/data-table'
import type { Column } from '@duskpane/ui/data-table/column'
import { Stack } from '@duskpane/ui/stack'
import { useFocusOn } from '@duskpane/ui/use-focus-on'
import { useRef, useState } from 'react'
import { COUNT_LIMIT, keyOf, type StoredRecord } from '../../backend/backend'
import { ChoiceMenu } from '../choice-menu'
import { EraseDialog } from '../erasing/erase-dialog'
import { withArrivedShown } from '../lists'
import { AssigneeChoice } from '../record/assignee-choice'
import { stateOptions } from '../record/record'
import type { useRecords } from '../use-records'
import { useLayout } from './use-layout'
import { isFiltered, sortName, type View } from './view'

type Records = ReturnType<typeof useRecords>

interface RecordTableProps {
  readonly view: View
  readonly admin: string | undefined
  readonly columns: readonly Column<StoredRecord>[]
  readonly records: Records
  readonly onOpen: (item: StoredRecord) => void
  readonly onActive: (item: StoredRecord) => void
  readonly onSort: (sort: string | null) => void
}

/**
 * The records of a list, and the bulk actions. A list that cannot be fetched looks empty, as observed on the original
 * site, unless the fix is confirmed.
 */
export function RecordTable({
  view,
  admin,
  columns,
  records,
  onOpen,
  onActive,
  onSort,
}: RecordTableProps) {
  const { list, search, actions, colleagues, reload, update } = records
  const { items } = list
  const showsFailure = records.isUnavailable && confirmedFixes.has('dashboard-failure')
  const { title, empty } = view.tab
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  /** The records in the dialog, as they were when it opened: a record that changes meanwhile is not erased. */
  const [asked, setAsked] = useState<readonly StoredRecord[]>()
  const { layout, setLayout } = useLayout(view.tab)
  const table = useRef<HTMLDivElement>(null)
  const eraseButton = useRef<HTMLButtonElement>(null)
  const chosen = items.filter((item) => selected.has(keyOf(item)))

  function erase() {
    setAsked(undefined)
    setSelected(new Set())
    void actions.erase(asked ?? [])
  }

  /** Returns the focus to the Erase button or, once that has gone with the selection, to the rows. */
  function returnFocus(event: Event) {
    event.preventDefault()
    const target = eraseButton.current ?? findRegion()
    target?.focus({ preventScroll: true })
  }

  const findRegion = () => table.current?.querySelector<HTMLElement>('[role=region]')

  /** Shows what arrived, at the top of the rows, which get the focus: the button goes. */
  function showArrived() {
    // Of a list that could not be fetched what arrived is not all there is.
    if (search || records.isUnavailable) reload()
    else update(withArrivedShown)
    const region = findRegion()
    if (region) region.scrollTop = 0
    region?.focus({ preventScroll: true })
  }

  return (
    <DataTable<StoredRecord>
      ref={table}
      density="compact"
      pinned="first"
      caption={title}
      columns={columns}
      rows={items}
      getRowId={keyOf}
      status={
        records.status === 'loading' && items.length === 0
          ? 'loading'
          : showsFailure || (list.next && items.length === 0)
            ? 'error'
            : 'ready'
      }
      loadingText={text.loading}
      errorText={text.failed}
      countText={list.next && ((shown) => text.part(shown, list.total, COUNT_LIMIT))}
      emptyText={isFiltered(view) ? text.noMatch : empty}
      sorting="external"
      sort={view.sort}
      onSortChange={(sort) => onSort(sortName(view.tab, sort))}
      layout={layout}
      onLayoutChange={setLayout}
      onOpen={onOpen}
      openId={view.record}
      onActiveChange={onActive}
      {...(items.length > 0 && { selected, onSelectedChange: setSelected })}
      toolbar={
        admin !== undefined && (
          // As high as with its buttons, so that nothing moves when they appear.
          <div className="flex min-h-9 flex-wrap items-center gap-3">
            {list.arrived.length > 0 && (
              <Button size="sm" onClick={showArrived}>
                {text.arrived(list.arrived.length)}
              </Button>
            )}
            <div className="@max-2xl:hidden">
              <ColumnMenu size="sm" />
            </div>
          </div>
        )
      }
    >
      {showsFailure && records.status === 'failed' && (
        <Button variant="outline" className="justify-self-start" onClick={reload}>
          {text.tryAgain}
        </Button>
      )}
      <LoadMore {...records} />
      {chosen.length > 0 && admin !== undefined && (
        <SelectionBar>
          <p role="status" className="me-auto font-semibold tabular-nums">
            {text.selection.count(chosen.length)}
          </p>
          <Button variant="ghost" size="sm" onClick={() => setSelected(new Set())}>
            {text.selection.clear}
          </Button>
          <ChoiceMenu
            label={text.selection.mark}
            options={stateOptions}
            onChoose={(status) =>
              actions.change(chosen, { status }, (count) =>
                text.actions.marked(count, text.states[status].toLowerCase()),
              )
            }
          />
          <AssigneeChoice
            label={text.selection.assign}
            admin={admin}
            colleagues={colleagues}
            onAssign={(assignee) => actions.change(chosen, { assignee }, text.actions.assigned)}
          />
          <Button
            ref={eraseButton}
            variant="destructive"
            size="sm"
            onClick={() => setAsked(chosen)}
          >
            {text.selection.erase}
          </Button>
        </SelectionBar>
      )}
      <EraseDialog
        items={asked ?? []}
        warning={text.erasing.warning}
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onErase={erase}
        onCloseAutoFocus={returnFocus}
      />
    </DataTable>
  )
}

/** The "Load more" button, its failure, and how many records are loaded. Hidden if all fit on one page. */
function LoadMore({
  list: { items, total, next },
  status,
  loadMore,
}: Pick<Records, 'list' | 'status' | 'loadMore'>) {
  const [asked, setAsked] = useState(false)
  const [buttonHasFocus, setButtonHasFocus] = useState(false)
  const loading = status === 'loading'
  const complete = asked && !loading && !next
  // The button disappears with the last page, and would take the focus along.
  const countRef = useFocusOn<HTMLParagraphElement>(complete && buttonHasFocus)

  if (items.length === 0 ? status !== 'failed' || !next : !next && !asked) return null
  return (
    <Stack direction="row" align="center">
      {status === 'failed' && (
        <Alert variant="destructive" role="alert">
          {text.moreFailed}
        </Alert>
      )}
      {(next || loading) && (
        <Button
          variant="outline"
          loading={loading}
          onFocus={() => setButtonHasFocus(true)}
          onBlur={() => setButtonHasFocus(false)}
          onClick={() => {
            setAsked(true)
            loadMore()
          }}
        >
          {status === 'failed' ? text.tryAgain : text.loadMore}
        </Button>
      )}
      <p ref={countRef} tabIndex={-1} className="text-sm text-text-muted">
        {text.loaded(text.part(items.length, total, COUNT_LIMIT))}
      </p>
    </Stack>
  )
}
