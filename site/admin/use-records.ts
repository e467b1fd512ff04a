import { confirmedFixes } from '@duskpane/content/confirmed-fixes'
import type { Column } from '@duskpane/ui/data-table/column'
import { useCallback, useMemo } from 'react'
import type { Collection, StoredRecord } from '../backend/backend'
import { withArrived, withChanged, withoutErased } from './lists'
import { idOf } from './record'
import { useCounts } from './use-counts'
import { useDeskList } from './use-desk-list'
import { useNews } from './use-news'
import { useOpenItem } from './use-open-item'
import { useWork } from './use-work'
import type { View } from './view'

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
  const { collection } = view.tab
  const loaded = useDeskList(view, columns, admin, onDenied)
  const { list, failed, update } = loaded
  const { counts, recount } = useCounts(isSignedIn)
  // A list that cannot be fetched looks empty, as observed, and so does its tab.
  const emptied = confirmedFixes.has('dashboard-failure') ? [] : failed
  const listed = list.items.find(({ id }) => id === view.record)
  const openItem = useOpenItem(collection, view.record, listed, isSignedIn)

  const changed = useCallback(
    (of: Collection, records: readonly StoredRecord[]) => {
      if (of === collection) update((held) => withChanged(held, records))
      if (of === collection) openItem.update(records)
      recount(of)
    },
    [collection, update, recount, openItem.update],
  )
  const erased = useCallback(
    (of: Collection, ids: readonly string[]) => {
      if (of === collection) update((held) => withoutErased(held, ids))
      if (of === collection) openItem.erased(ids)
      recount(of)
    },
    [collection, update, recount, openItem.erased],
  )
  const news = useNews(isSignedIn, (it) => {
    if (it.changed.length > 0) changed(it.collection, it.changed)
    if (it.erased.length > 0) erased(it.collection, it.erased)
    if (it.collection === collection) update((held) => withArrived(held, it.arrived))
    if (it.arrived.length > 0) recount(it.collection)
  })
  const work = useWork({ onChanged: changed, onErased: erased })
  const items = useMemo(
    (): readonly StoredRecord[] => list.items.filter((item) => !work.hidden.has(idOf(item))),
    [list.items, work.hidden],
  )

  return {
    ...loaded,
    /** Those of the list that are not about to be erased. */
    items,
    openItem: openItem.open,
    counts: { ...counts, ...Object.fromEntries([...emptied].map((name) => [name, undefined])) },
    recount,
    changed,
    erased,
    news,
    work,
  }
}
