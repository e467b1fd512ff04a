import { BackendError } from './backend'
import {
  BATCH_SIZE,
  type Changed,
  type DeskChange,
  type DeskEntry,
  type DeskEvent,
  type DeskItem,
  type Failure,
  HISTORY_LIMIT,
  NOTE_LIMIT,
} from './desk'

/** The entry of a record that nobody has touched. */
export const untouched = (id: string): DeskEntry => ({
  id,
  state: 'new',
  assignee: '',
  history: [],
})

/** The entry after one more event. */
export function withEvent(entry: DeskEntry, event: DeskEvent): DeskEntry {
  const { state = entry.state, assignee = entry.assignee } = event
  return { ...entry, state, assignee, history: [...entry.history, event] }
}

/** The three parts of a change that it has; halves of surrogate pairs in its texts become U+FFFD. */
export function partsOf({ state, assignee, note }: DeskChange): DeskChange {
  return {
    ...(state !== undefined && { state }),
    ...(assignee !== undefined && { assignee }),
    ...(note !== undefined && { note: note.replace(/\p{Surrogate}/gu, '\ufffd') }),
  }
}

/** @throws {RangeError} for a change that no store takes */
export function checkChange(change: DeskChange): void {
  const { note } = change
  if (Object.keys(partsOf(change)).length === 0) throw new RangeError('The change is empty.')
  if (note === undefined) return
  if (note === '' || note.length > NOTE_LIMIT) {
    throw new RangeError(`A note has 1 to ${NOTE_LIMIT} characters, this one ${note.length}.`)
  }
}

/** @throws {RangeError} for more than a call may take */
export function checkBatch({ length }: readonly unknown[]): void {
  if (length > BATCH_SIZE) {
    throw new RangeError(`${length} records in one call, where ${BATCH_SIZE} are the most.`)
  }
}

/**
 * Why an entry as it is stored does not take a change that was meant for the given item; the stored entry
 * itself where the change is in it already, because the answer to the first attempt was lost; undefined where
 * it takes the change.
 */
export function objection(
  stored: DeskEntry,
  { entry }: DeskItem,
  change: DeskChange,
  by: string,
): Outcome | undefined {
  const expected = entry.history.length
  if (stored.history.length > expected) {
    const [next] = stored.history.slice(expected)
    if (next?.by === by && sameParts(next, change)) return stored
  }
  if (stored.history.length !== expected) {
    const error = new BackendError('conflict', `The entry of ${entry.id} has changed.`)
    return { id: entry.id, error, current: stored }
  }
  if (expected < HISTORY_LIMIT) return undefined
  const error = new BackendError('permission-denied', `The history of ${entry.id} is full.`)
  return { id: entry.id, error }
}

/** What became of one record: its entry as it stands now, or why it was not changed. */
export type Outcome = DeskEntry | Failure

/** The outcomes of a call for many. */
export function toChanged(outcomes: readonly Outcome[]): Changed {
  return {
    entries: outcomes.flatMap((it) => ('error' in it ? [] : it)),
    failures: outcomes.flatMap((it) => ('error' in it ? it : [])),
  }
}

/** A failure for a record that is not there. */
export function notFound(id: string): Failure {
  return { id, error: new BackendError('not-found', `There is no record ${id}.`) }
}

function sameParts(one: DeskChange, other: DeskChange): boolean {
  return JSON.stringify(partsOf(one)) === JSON.stringify(partsOf(other))
}

/** The spellings under which an address is looked for: as given, and in small letters. */
export function spellingsOf(address: string): readonly string[] {
  return [...new Set([address, address.toLowerCase()])]
}
