import {
  collection,
  limit,
  type QueryConstraint,
  query,
  Timestamp,
  where,
} from 'firebase/firestore/lite'
import { COUNT_LIMIT, type Collection } from '../backend'
import { collections } from '../collections'
import type { DeskCounts } from '../desk'
import { firestore } from './database'
import { entriesPath } from './entry'
import { file, filedUntil } from './filing'
import { getCount } from './requests'

/** Counts for one desk, which files records in return for the work that it has told of. */
export function createCounting() {
  const worked = new Map<Collection, number>()
  const work = (name: Collection, count: number) =>
    worked.set(name, (worked.get(name) ?? 0) + count)

  async function fileInReturn(name: Collection) {
    const count = worked.get(name) ?? 0
    if (count === 0) return
    worked.delete(name)
    try {
      await file(name, count)
    } catch {
      // Another desk may have been filing the same. What fails for good fails the counts, too.
      work(name, count)
    }
  }

  return {
    /** Tells that so many records have been changed or erased. */
    work,
    async counts(name: Collection, overdueBefore: Date, dueBefore?: Date): Promise<DeskCounts> {
      await fileInReturn(name)
      return counts(name, overdueBefore, dueBefore)
    },
  }
}

/**
 * What waits in a collection. New are the entries that say so, and of the records that are not filed those
 * without an entry. Each count stops at COUNT_LIMIT, so that it costs the same however many there are.
 */
async function counts(
  name: Collection,
  overdueBefore: Date,
  dueBefore: Date | undefined,
): Promise<DeskCounts> {
  const start = (await filedUntil(name)) + 1
  const { timeField } = collections[name]
  const [filedNew, unfiledNew, overdue, due] = await Promise.all([
    count(entriesPath(name), inState('new')),
    unfiled(),
    open(overdueBefore),
    dueBefore && open(dueBefore),
  ])
  return {
    new: Math.min(filedNew + unfiledNew, COUNT_LIMIT),
    overdue,
    ...(due !== undefined && { due }),
  }

  /** Records from before a time that are new or in progress. */
  async function open(before: Date) {
    const end = before.getTime()
    const [filed, others] = await Promise.all([
      count(entriesPath(name), inState('new', 'in-progress'), ...between('arrivedAt', 0, end)),
      // An empty range, where all from before that time are filed.
      unfiled(Math.max(start, end)),
    ])
    return Math.min(filed + others, COUNT_LIMIT)
  }

  /** Records from `start` on that have no entry. */
  async function unfiled(until?: number) {
    const [records, entries] = await Promise.all([
      count([name], ...between(timeField, start, until)),
      count(entriesPath(name), ...between('arrivedAt', start, until)),
    ])
    return records === COUNT_LIMIT ? COUNT_LIMIT : Math.max(0, records - entries)
  }
}

const inState = (...states: string[]) => where('state', 'in', states)

function between(field: string, from: number, until?: number): QueryConstraint[] {
  const start = where(field, '>=', Timestamp.fromMillis(from))
  return until === undefined ? [start] : [start, where(field, '<', Timestamp.fromMillis(until))]
}

async function count(path: readonly [string, ...string[]], ...which: QueryConstraint[]) {
  const source = query(collection(firestore(), ...path), ...which, limit(COUNT_LIMIT))
  return (await getCount(source)).data().count
}
