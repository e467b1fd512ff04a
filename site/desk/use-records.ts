import { confirmedFixes } from '@duskpane/content/confirmed-fixes'
import type { Column } from '@duskpane/ui/data-table/column'
import { useMemo } from 'react'
import type { StoredRecord } from '../backend/backend'
import { useRecordActions } from './erasing/use-record-actions'
import { matcher } from './list/search'
import { useDeskList } from './list/use-desk-list'
import { queryOf, type View } from './list/view'
import { withArrived, withChanged, withoutErased } from './lists'
import { idOf } from './record/record'
import { useOpenItem } from './record/use-open-item'
import { useCounts } from './use-counts'
import { useNews } from './use-news'

/**
 * The records of a view: its list, the open one and the counts of all tabs, each of which follows what this
 * admin and others do.
 * @param onDenied the store refuses to answer, as it does once a session has ended
 */
export function useRecords(
  view: View,
  columns: readonly Column<StoredRecord>[],
  admin: string | undefined,
  onDenied: () => void,
) {
  const isSignedIn = admin !== undefined
  const { collections } = view.tab
  const loaded = useDeskList(view, columns, admin, onDenied)
  const { list, failed, update } = loaded
  const { counts, recount } = useCounts(isSignedIn)
  // A list that cannot be fetched looks empty, as observed, and so does its tab.
  const emptied = confirmedFixes.has('dashboard-failure') ? [] : failed
  const listed = list.items.find(({ id }) => id === view.record)
  const openItem = useOpenItem(collections, view.record, listed, isSignedIn)

  function changed(records: readonly StoredRecord[]) {
    update((held) => withChanged(held, records))
    openItem.update(records)
    for (const record of records) recount(record.collection)
  }
  function gone(ids: readonly string[]) {
    update((held) => withoutErased(held, ids))
    openItem.erased(ids)
  }
  function erased(records: readonly StoredRecord[]) {
    gone(records.map(idOf))
    for (const record of records) recount(record.collection)
  }
  const news = useNews(isSignedIn, (it) => {
    changed(it.changed)
    gone(it.erased)
    if (collections.includes(it.collection)) {
      const matches = matcher(queryOf(view, admin ?? ''), new Date())
      update((held) => withArrived(held, it.arrived.filter(matches)))
    }
    if (it.arrived.length + it.erased.length > 0) recount(it.collection)
  })
  const actions = useRecordActions(changed, erased)
  const items = useMemo(
    (): readonly StoredRecord[] => list.items.filter((item) => !actions.hidden.has(idOf(item))),
    [list.items, actions.hidden],
  )
  const colleagues = useMemo(() => {
    const named = list.items.flatMap(({ assignee, history }) => [
      assignee,
      ...history.flatMap((event) => [event.by, event.assignee ?? '']),
    ])
    return [...new Set(named)].filter((it) => it !== '' && it !== admin).toSorted()
  }, [list.items, admin])

  return {
    ...loaded,
    /** Those of the list that are not about to be erased. */
    items,
    openItem: openItem.open,
    counts: { ...counts, ...Object.fromEntries([...emptied].map((name) => [name, undefined])) },
    /** The other admins that have done something with these records, or have one. */
    colleagues,
    recount,
    changed,
    erased,
    news,
    actions,
  }
}
