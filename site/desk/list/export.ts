import { BYTE_ORDER_MARK, csv, type Separator, separatorOf } from '@duskpane/content/csv'
import { statusText } from '@duskpane/content/desk/text'
import type { Collection, StoredRecord } from '../../backend/backend'
import { collections } from '../../backend/collections'
import { addressKey } from '../../backend/normalize'
import { chunk } from '../../load/chunk'

/** Items page by page, as a search finds them, or all at once in the order of the screen. */
export type Pages =
  | AsyncIterable<{ readonly items: readonly StoredRecord[] }>
  | Iterable<{ readonly items: readonly StoredRecord[] }>

/** Everything as a spreadsheet or as CSV, or each subscriber's address once. */
export type Format = 'xlsx' | Separator | 'addresses'

const spreadsheet = chunk(() => import('./spreadsheet'))

/**
 * The pages as a file of a format; undefined where the signal ended it.
 * @throws {ChunkLoadError} when what writes spreadsheets does not load
 */
export async function exportFile(
  format: Format,
  of: readonly Collection[],
  pages: Pages,
  signal?: AbortSignal,
): Promise<Blob | undefined> {
  if (format === 'addresses') return toFile(toAddressList(pages, separatorOf()), signal)
  if (format !== 'xlsx') return toFile(toCsv(of, pages, format), signal)
  const { toSpreadsheet, SPREADSHEET_TYPE } = await spreadsheet.load()
  const file = await toSpreadsheet(exportColumns(of), toRows(of, pages))
  return signal?.aborted ? undefined : new Blob([file], { type: SPREADSHEET_TYPE })
}

/**
 * The columns of an export: what was sent, when it came, and what admins made of it, the state by the word of the desk;
 * of several lists, which one.
 */
export function exportColumns(of: readonly Collection[]): readonly string[] {
  return [
    'id',
    ...(of.length > 1 ? ['collection'] : []),
    ...new Set(of.flatMap((it) => Object.keys(collections[it].fields))),
    ...new Set(of.map((it) => collections[it].timeField)),
    'status',
    'assignee',
    'notes',
  ]
}

/** CSV for spreadsheets, times in ISO 8601 (UTC). One chunk of text for each page. */
export async function* toCsv(
  of: readonly Collection[],
  pages: Pages,
  separator: Separator,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csv([exportColumns(of)], separator)
  for await (const rows of toRows(of, pages)) {
    const texts = rows.map((row) => row.map((it) => (it instanceof Date ? isoOf(it) : (it ?? ''))))
    if (rows.length > 0) yield csv(texts, separator)
  }
}

/** The newsletter's addresses as CSV: each once, whatever its case, with the time it first came; oldest first. */
export async function* toAddressList(pages: Pages, separator: Separator): AsyncGenerator<string> {
  const firsts = new Map<string, StoredRecord>()
  const timeOf = ({ storedAt }: StoredRecord) => storedAt?.getTime() ?? Number.POSITIVE_INFINITY
  for await (const { items } of pages) {
    for (const record of items) {
      const key = addressKey(record.email)
      const known = firsts.get(key)
      if (!known || timeOf(record) < timeOf(known)) firsts.set(key, record)
    }
  }
  yield BYTE_ORDER_MARK + csv([['email', 'subscribedAt']], separator)
  const sorted = [...firsts.values()].toSorted((a, b) => timeOf(a) - timeOf(b) || 0)
  yield csv(
    sorted.map(({ email, storedAt }) => [email, isoOf(storedAt)]),
    separator,
  )
}

/**
 * The chunks as a file; undefined where the signal ended it. The browser may move what is written to its disk,
 * where a single text would have to fit into memory.
 */
export async function toFile(
  chunks: AsyncIterable<string>,
  signal?: AbortSignal,
): Promise<Blob | undefined> {
  const type = 'text/csv'
  let file = new Blob([], { type })
  for await (const chunk of chunks) {
    if (signal?.aborted) return undefined
    file = new Blob([file, chunk], { type })
  }
  return signal?.aborted ? undefined : file
}

/** The rows of each page, by the columns of the export. */
async function* toRows(of: readonly Collection[], pages: Pages) {
  const columns = exportColumns(of)
  for await (const { items } of pages) {
    yield items.map(cellsOf).map((cells) => columns.map((column) => cells[column]))
  }
}

function cellsOf(record: StoredRecord): Record<string, string | Date | undefined> {
  const texts = Object.entries(record).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  const notes = record.history.flatMap(({ at, by, note }) =>
    note === undefined ? [] : `${isoOf(at)} ${by}: ${note}`,
  )
  return {
    ...Object.fromEntries(texts),
    [collections[record.collection].timeField]: record.storedAt,
    status: statusText(record),
    notes: notes.join('\n'),
  }
}

const isoOf = (time: Date | undefined) => time?.toISOString() ?? ''
