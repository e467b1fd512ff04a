import type { Collection, Cursor, StoredRecord } from '../../backend/backend'
import { type Desk, LARGEST_PAGE } from '../../backend/desk'
import { addressesIn, addressKey } from '../../backend/normalize'
import { clockOf, dueBefore, overdueBefore } from '../clock'
import { numberMatcher } from '../record/phone'
import { fieldText } from '../record/record'
import { fold } from './fold'

/** A query. A part that is left out matches everything. */
export interface Query {
  /**
   * Each of its words has to be in a field of the record, its id, its assignee, a note or the address of an admin who
   * changed it. Accents and case are ignored.
   */
  readonly text?: string | undefined
  readonly statuses?: readonly string[] | undefined
  /** The assignee's email address; empty for unassigned. */
  readonly assignee?: string | undefined
  readonly subject?: string | undefined
  readonly country?: string | undefined
  /** Records from this time on. */
  readonly from?: Date | undefined
  readonly until?: Date | undefined
  /** `due` matches records whose answer is due or overdue. */
  readonly clock?: 'due' | 'overdue' | undefined
}

/** The result of one page of a search. */
export interface Found {
  /** Newest first in each collection. */
  readonly items: readonly StoredRecord[]
  /** Records read so far. */
  readonly searched: number
  /** Records of the collections counted so far; COUNT_LIMIT in one stands for "1000 or more". */
  readonly total: number
}

/**
 * Searches all records of collections, a page at a time, and holds no more than that page. It ends early where
 * older records cannot match, and reads only those that wait where the clock is asked for.
 * @param signal ends it before its next page, without an error
 * @throws {BackendError} when a page cannot be read
 */
export async function* search(
  desk: Pick<Desk, 'list'>,
  collections: readonly Collection[],
  query: Query,
  signal?: AbortSignal,
): AsyncGenerator<Found> {
  const now = new Date()
  const matches = matcher(query, now)
  const before = { due: dueBefore, overdue: overdueBefore }
  const openBefore = query.clock && before[query.clock](now)
  let searched = 0
  let earlier = 0
  for (const collection of collections) {
    let after: Cursor | undefined
    let total = 0
    do {
      const page = await desk.list(collection, { after, size: LARGEST_PAGE, openBefore })
      if (signal?.aborted) return
      searched += page.records.length
      total = page.total
      yield { items: page.records.filter(matches), searched, total: earlier + total }
      const last = page.records.at(-1)?.storedAt
      after = query.from && last && last < query.from ? undefined : page.next
    } while (after && !signal?.aborted)
    if (signal?.aborted) return
    earlier += total
  }
}

/** Makes the function that tells whether a record matches the query. */
export function matcher(query: Query, now: Date): (record: StoredRecord) => boolean {
  const text = fold(query.text ?? '')
  const words = wordsOf(text)
  const pasted = pastedIn(query.text ?? '').map((address) => ({
    key: addressKey(address),
    words: wordsOf(fold(address)),
  }))
  const withNumbers = wordsOf(joinNumbers(text))
  const isNumber = numberMatcher(text)
  const { statuses, assignee, subject, country, from, until, clock } = query
  return (record) => {
    const { storedAt } = record
    return (
      (!statuses || statuses.includes(record.status)) &&
      (assignee === undefined || record.assignee === assignee) &&
      (subject === undefined || fieldText(record, 'subject') === subject) &&
      (country === undefined || fieldText(record, 'country') === country) &&
      (!from || (storedAt !== undefined && storedAt >= from)) &&
      (!until || (storedAt !== undefined && storedAt < until)) &&
      (!clock || isOnClock(record, clock, now)) &&
      (words.length === 0 ||
        hasWords(record, words, withNumbers) ||
        isNumber(fieldText(record, 'phone')) ||
        pasted.some(
          ({ key, words }) => key === addressKey(record.email) || hasWords(record, words, words),
        ))
    )
  }
}

/** Addresses by themselves, as they were copied from a mail; those among other words are words. */
function pastedIn(text: string): readonly string[] {
  const isCopied = /["<>()[\],;:]/.test(text) || !/\s/.test(text.trim())
  return isCopied ? addressesIn(text) : []
}

function isOnClock(record: StoredRecord, wanted: 'due' | 'overdue', now: Date): boolean {
  const clock = clockOf(record, now)
  return clock === 'overdue' || clock === wanted
}

function hasWords(
  { status: _, collection: __, ...record }: StoredRecord,
  words: readonly string[],
  withNumbers: readonly string[],
): boolean {
  const texts = [
    ...Object.values(record),
    ...record.history.flatMap(({ note = '', by }) => [note, by]),
  ].filter((value) => typeof value === 'string')
  const all = fold(texts.join('\n'))
  const joined = joinNumbers(all)
  return (
    words.every((word) => all.includes(word)) || withNumbers.every((word) => joined.includes(word))
  )
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

/** The text with numbers as they are dialed, without the separators between digits. */
const joinNumbers = (text: string) =>
  text.replace(/(?<=\d)[ \t()./\p{Pd}]+(?=\d)/gu, '').replace(/\((?=\d)/g, '')
