import { dashboard } from '@duskpane/content/desk/text'
import { type ColumnDef, writeXlsxStream } from 'hucre/xlsx'
import { collections } from '../../backend/collections'

export const SPREADSHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** What a cell can hold, in UTF-16 code units. */
const CELL_MOST = 32_767

export type Cell = string | Date | undefined
type Rows = readonly (readonly Cell[])[]

/**
 * Rows as a file for spreadsheets, chunk by chunk. The names of the columns stay in view; texts are texts, whatever
 * they look like; times are those of the browser's time zone, which the name of their column has.
 */
export async function* toSpreadsheet(
  names: readonly string[],
  pages: AsyncIterable<Rows>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = writeXlsxStream(cellsOf(pages), {
    name: 'Export',
    columns: names.map(columnOf),
    freezePane: { rows: 1 },
  }).getReader()
  try {
    for (let it = await reader.read(); !it.done; it = await reader.read()) {
      yield it.value as Uint8Array<ArrayBuffer>
    }
  } finally {
    await reader.cancel()
  }
}

async function* cellsOf(pages: AsyncIterable<Rows>) {
  for await (const rows of pages) yield* rows.map((row) => row.map(contentOf))
}

const timeFields: readonly string[] = Object.values(collections).map(({ timeField }) => timeField)

/** In characters. */
const widths: Readonly<Record<string, number>> = {
  id: 24,
  email: 32,
  website: 32,
  brands: 40,
  message: 60,
  why: 60,
  notes: 60,
}

function columnOf(name: string): ColumnDef {
  const isTime = timeFields.includes(name)
  return {
    header: isTime ? `${name} (${Intl.DateTimeFormat().resolvedOptions().timeZone})` : name,
    width: widths[name] ?? 20,
    style: {
      // "@" is text, which stays text when somebody edits it.
      numFmt: isTime ? 'yyyy-mm-dd hh:mm:ss' : '@',
      alignment: { wrapText: true, vertical: 'top' },
    },
  }
}

function contentOf(cell: Cell): string | Date | null {
  if (cell instanceof Date) return localTime(cell) ?? cell.toISOString()
  return cell ? cellText(cell) : null
}

/** A time as a spreadsheet has it, without a zone; undefined where it has none, as before 1900 and after 9999. */
function localTime(time: Date): Date | undefined {
  const year = time.getFullYear()
  if (year <= 1900 || year > 9999) return undefined
  const [month, day] = [time.getMonth(), time.getDate()]
  return new Date(Date.UTC(year, month, day, time.getHours(), time.getMinutes(), time.getSeconds()))
}

/** A text as XML and a cell can hold it: its lines stay lines. */
function cellText(text: string): string {
  const lines = text.replace(/\r\n?|[\v\f]/g, '\n')
  return fitted(lines)
    .toWellFormed()
    .replace(/[^\t\n\x20-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replace(ESCAPE, '_x005F_')
}

/** In a spreadsheet `_x0041_` stands for "A". */
const ESCAPE = /_(?=x[\da-f]{4}_)/gi

function fitted(text: string): string {
  if (text.length <= CELL_MOST) return text
  const { cut } = dashboard.export
  const kept = CELL_MOST - cut(text.length).length
  return text.slice(0, kept) + cut(text.length - kept)
}
