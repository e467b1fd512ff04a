import { confirmedFixes } from '@duskpane/content/confirmed-fixes'
import type { Column } from '@duskpane/ui/data-table/column'
import { useEffect, useMemo, useState } from 'react'
import { keyOf, type StoredRecord } from '../backend/backend'
import { collectionNames } from '../backend/collections'
import { useBackend } from '../backend/context'
import { useLatest } from '../load/use-latest'
import { matcher } from './list/search'
import { useDeskList } from './list/use-desk-list'
import { isUnasked, queryOf, type View } from './list/view'
import { withArrived, withChanged, withoutErased } from './lists'
import { useOpenItem } from './record/use-open-item'
import { useUnsavedNotes } from './unsaved-notes'
import { useCounts } from './use-counts'
import { useNews } from './use-news'
import { useRecordActions } from './use-record-actions'
import type { useReports } from './use-reports'

/**
 * The records of a view: its list, the open one and the counts of all tabs, each of which follows what this
 * admin and others do.
 * @param onDenied the store refuses to answer, as it does once a session has ended
 * @param begin begins to tell of what the admin does
 */
export function useRecords(
  view: View,
  columns: readonly Column<StoredRecord>[],
  admin: string | undefined,
  onDenied: () => void,
  begin: ReturnType<typeof useReports>['begin'],
) {
  const isSignedIn = admin !== undefined
  const notes = useUnsavedNotes(admin)
  const { collections } = view.tab
  const loaded = useDeskList(view, columns, admin, onDenied)
  const { list, isUnavailable, update } = loaded
  const { counts, recount } = useCounts(isSignedIn)
  // If a list cannot be fetched, all lists and their tabs look empty, as observed.
  const isEmptied = isUnavailable && !confirmedFixes.has('dashboard-failure')
  const listed = list.items.find((it) => keyOf(it) === view.record)
  const openItem = useOpenItem(view.record, listed, isSignedIn, (key, record) => {
    if (record) return update((held) => withChanged(held, [record]))
    if (list.items.some((it) => keyOf(it) === key)) recount()
    gone([key])
  })

  function changed(records: readonly StoredRecord[]) {
    update((held) => withChanged(held, records))
    openItem.update(records)
    if (records.length > 0) recount()
  }
  function gone(keys: readonly string[]) {
    update((held) => withoutErased(held, keys))
    openItem.erased(keys)
    for (const key of keys) notes.set(key, '')
  }
  function erased(records: readonly StoredRecord[]) {
    gone(records.map(keyOf))
    if (records.length > 0) recount()
  }
  const news = useNews(isSignedIn, (it) => {
    changed(it.changed)
    gone(it.erased.map((id) => keyOf({ collection: it.collection, id })))
    if (collections.includes(it.collection) && !isUnasked(view)) {
      const matches = matcher(queryOf(view, admin ?? ''), new Date())
      update((held) => withArrived(held, it.arrived.filter(matches)))
    }
    if (it.arrived.length + it.erased.length > 0) recount()
  })
  const actions = useRecordActions({ begin, onChanged: changed, onErased: erased })
  const colleagues = useColleagues(list.items, isSignedIn).filter((it) => it !== admin)

  return {
    ...loaded,
    openItem: openItem.open,
    counts: isEmptied ? {} : counts,
    /** The other admins that the desk has heard of. */
    colleagues,
    recount,
    changed,
    erased,
    news,
    actions,
  }
}

/** The admins who have records, and those who have done something with one that was loaded since the desk opened. */
function useColleagues(items: readonly StoredRecord[], isSignedIn: boolean): readonly string[] {
  const { desk } = useBackend()
  const [known, setKnown] = useState<readonly string[]>([])
  const { value: assignees, start, stop } = useLatest<readonly string[]>([])
  useEffect(() => {
    if (!isSignedIn) return
    void start(async (show) => {
      // The list already reports a failing store.
      const found = collectionNames.map((name) => desk.assignees(name).catch(() => []))
      const all = (await Promise.all(found)).flat()
      show(() => all)
    })
    return stop
  }, [desk, start, stop, isSignedIn])
  const added = useMemo(() => {
    const named = items.flatMap(({ assignee, history }) => [
      assignee,
      ...history.flatMap((event) => [event.by, event.assignee ?? '']),
    ])
    return [...new Set([...assignees, ...named])].filter((it) => it !== '' && !known.includes(it))
  }, [items, assignees, known])
  if (added.length > 0) setKnown([...known, ...added].toSorted())
  return known
}
