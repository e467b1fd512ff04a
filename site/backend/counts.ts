import { COUNT_LIMIT, type Collection } from './backend'
import { collections } from './collections'
import { type DeskCounts, OPEN_STATUSES, STATUSES } from './desk'

/** Which records of a collection are counted: all, or those of some statuses, or of those what came before a time. */
interface Counted {
  readonly statuses?: readonly string[]
  readonly before?: Date
}

/**
 * What waits in a collection.
 * @param countOf stops at COUNT_LIMIT
 */
export async function countsBy(
  collection: Collection,
  countOf: (which: Counted) => Promise<number>,
  overdueBefore?: Date,
  dueBefore?: Date,
): Promise<DeskCounts> {
  const startsPending = 'status' in collections[collection].constants
  const [pending, ...begun] = STATUSES
  const open = async (before: Date) =>
    startsPending ? countOf({ statuses: OPEN_STATUSES, before }) : 0
  /** Of records that start without a status: all but those that somebody has begun with. */
  const unbegun = async () => {
    const [all, others] = await Promise.all([countOf({}), countOf({ statuses: begun })])
    return all === COUNT_LIMIT ? COUNT_LIMIT : all - others
  }
  const [unstarted, overdue, due] = await Promise.all([
    startsPending ? countOf({ statuses: [pending] }) : unbegun(),
    overdueBefore && open(overdueBefore),
    dueBefore && open(dueBefore),
  ])
  return { new: unstarted, overdue, due }
}
