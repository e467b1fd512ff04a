import { BYTE_ORDER_MARK, csv } from '@duskpane/content/csv'
import type { Collection } from '../backend/backend'
import { collections } from '../backend/collections'
import type { DeskItem } from '../backend/desk'

/** Items page by page, as a search finds them, or all at once in the order of the screen. */
export type Pages<K extends Collection> =
  | AsyncIterable<{ readonly items: readonly DeskItem<K>[] }>
  | Iterable<{ readonly items: readonly DeskItem<K>[] }>

/** The columns of an export: what was sent, when it came, and what the office made of it. */
export function exportColumns(collection: Collection): readonly string[] {
  const { fields, timeField } = collections[collection]
  return ['id', ...Object.keys(fields), timeField, 'state', 'assignee', 'notes']
}

/** CSV for spreadsheets, times in ISO 8601 (UTC). One chunk of text for each page. */
export async function* toCsv<K extends Collection>(
  collection: K,
  pages: Pages<K>,
): AsyncGenerator<string, void, undefined> {
  const columns = exportColumns(collection)
  yield BYTE_ORDER_MARK + csv([columns])
  for await (const { items } of pages) {
    const rows = items.map((item) => rowOf(collection, item))
    if (rows.length > 0) yield csv(rows.map((row) => columns.map((column) => row[column] ?? '')))
  }
}

/** JSON Lines for programs: an object a line with every text as it was sent, and the whole history. */
export async function* toJsonLines<K extends Collection>(
  collection: K,
  pages: Pages<K>,
): AsyncGenerator<string, void, undefined> {
  const { timeField } = collections[collection]
  for await (const { items } of pages) {
    const lines = items.map(({ record, entry }) => {
      const { storedAt, ...sent } = record
      const { state, assignee, history } = entry
      return `${JSON.stringify({ ...sent, [timeField]: storedAt, state, assignee, history })}\n`
    })
    if (lines.length > 0) yield lines.join('')
  }
}

/** The newsletter's addresses as CSV: each once, whatever its case, with the time it first came; oldest first. */
export async function* toAddressList(
  pages: Pages<'newsletter-subscribers'>,
): AsyncGenerator<string, void, undefined> {
  const firsts = new Map<string, { readonly email: string; readonly at: Date }>()
  for await (const { items } of pages) {
    for (const { record } of items) {
      const key = record.email.toLowerCase()
      const known = firsts.get(key)
      if (!known || record.storedAt < known.at) {
        firsts.set(key, { email: record.email, at: record.storedAt })
      }
    }
  }
  yield BYTE_ORDER_MARK + csv([['email', 'subscribedAt']])
  const sorted = [...firsts.values()].toSorted((a, b) => a.at.getTime() - b.at.getTime())
  yield csv(sorted.map(({ email, at }) => [email, at.toISOString()]))
}

/**
 * The chunks as a file; undefined where the signal ended it. The browser may move what is written to its disk,
 * where a single text would have to fit into memory.
 */
export async function toFile(
  chunks: AsyncIterable<string>,
  type: 'text/csv' | 'application/jsonl',
  signal?: AbortSignal,
): Promise<Blob | undefined> {
  let file = new Blob([], { type })
  for await (const chunk of chunks) {
    if (signal?.aborted) return undefined
    file = new Blob([file, chunk], { type })
  }
  return signal?.aborted ? undefined : file
}

function rowOf(collection: Collection, { record, entry }: DeskItem): Record<string, string> {
  const texts = Object.entries(record).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  const notes = entry.history.flatMap(({ at, by, note }) =>
    note === undefined ? [] : `${at.toISOString()} ${by}: ${note}`,
  )
  return {
    ...Object.fromEntries(texts),
    [collections[collection].timeField]: record.storedAt.toISOString(),
    state: entry.state,
    assignee: entry.assignee,
    notes: notes.join('\n'),
  }
}
