import {
  collection,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  Timestamp,
  where,
} from 'firebase/firestore/lite'
import { COUNT_LIMIT, type Collection } from '../backend'
import { collections } from '../collections'
import { type DeskCounts, STATUSES } from '../desk'
import { firestore } from './database'
import { getCount } from './requests'

/** What waits in a collection. Each count stops at COUNT_LIMIT, so that it costs the same however many there are. */
export async function counts(
  name: Collection,
  overdueBefore?: Date,
  dueBefore?: Date,
): Promise<DeskCounts> {
  const startsPending = 'status' in collections[name].constants
  const open = async (before: Date) =>
    startsPending
      ? countOf(name, ...isOpenBefore(name, before), orderBy(collections[name].timeField, 'desc'))
      : 0
  /** Of records that start without a status: all but those that somebody has begun with. */
  const unbegun = async () => {
    const [, ...begun] = STATUSES
    const [all, others] = await Promise.all([countOf(name), countOf(name, hasStatus(...begun))])
    return all === COUNT_LIMIT ? COUNT_LIMIT : all - others
  }
  const [waiting, overdue, due] = await Promise.all([
    startsPending ? countOf(name, hasStatus('pending')) : unbegun(),
    overdueBefore && open(overdueBefore),
    dueBefore && open(dueBefore),
  ])
  return {
    new: waiting,
    ...(overdue !== undefined && { overdue }),
    ...(due !== undefined && { due }),
  }
}

/** How many records match. Counting stops at COUNT_LIMIT. */
export async function countOf(name: Collection, ...which: QueryConstraint[]): Promise<number> {
  const source = query(collection(firestore(), name), ...which, limit(COUNT_LIMIT))
  return (await getCount(source)).data().count
}

/** Of records that are pending or in progress and came before a time. */
export const isOpenBefore = (name: Collection, before: Date) => [
  hasStatus('pending', 'in-progress'),
  where(collections[name].timeField, '<', Timestamp.fromDate(before)),
]

const hasStatus = (...statuses: string[]) => where('status', 'in', statuses)
