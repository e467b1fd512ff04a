import { dashboard } from '@duskpane/content/desk/text'
import {
  type CellValue,
  type ColumnDef,
  calculateRowHeight,
  type Cell as SheetCell,
  writeXlsx,
} from 'hucre/xlsx'
import { collections } from '../../backend/collections'

export const SPREADSHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** What a cell can hold, in UTF-16 code units. */
const CELL_MOST = 32_767

export type Cell = string | Date | undefined
type Rows = readonly (readonly Cell[])[]

/**
 * Rows as a file for spreadsheets. The names of the columns stay in view; texts are texts, whatever they look like;
 * times are those of the browser's time zone, which the name of their column has.
 */
export async function toSpreadsheet(
  names: readonly string[],
  pages: AsyncIterable<Rows>,
): Promise<Uint8Array<ArrayBuffer>> {
  const columns = names.map(columnOf)
  const rows = [names.map(headerOf)]
  for await (const page of pages) rows.push(...page.map((row) => row.map(contentOf)))
  const file = await writeXlsx({
    sheets: [
      {
        name: 'Export',
        rows,
        columns,
        cells: new Map(specialCells(rows, columns)),
        // LibreOffice does not find them by itself.
        rowDefs: new Map(rows.map((row, index) => [index, { height: heightOf(row, columns) }])),
        freezePane: { rows: 1 },
      },
    ],
  })
  return file as Uint8Array<ArrayBuffer>
}

const bold = { name: 'Calibri', size: 11, bold: true }

/** By row and column: the names of the columns, and texts such as "#N/A", which would become an error. */
function* specialCells(
  rows: readonly CellValue[][],
  columns: readonly ColumnDef[],
): Generator<[string, Partial<SheetCell>]> {
  for (const [row, values] of rows.entries()) {
    for (const [column, text] of values.entries()) {
      const style = columns[column]?.style
      const place = `${row},${column}`
      if (row === 0) yield [place, { style: { ...style, font: bold } }]
      else if (typeof text === 'string' && text.startsWith('#')) {
        yield [place, { ...(style && { style }), richText: [{ text }] }]
      }
    }
  }
}

/** The height of a row that shows all of its lines, in points, as far as a row can be that high. */
function heightOf(row: CellValue[], columns: readonly ColumnDef[]): number {
  const columnWidths = columns.map(({ width = 0 }) => width)
  return Math.min(calculateRowHeight(row, { wrapText: true, columnWidths }), 409)
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
  submittedAt: 22,
  subscribedAt: 22,
}

const isTime = (name: string) => timeFields.includes(name)

function headerOf(name: string): CellValue {
  return isTime(name) ? `${name} (${Intl.DateTimeFormat().resolvedOptions().timeZone})` : name
}

function columnOf(name: string): ColumnDef {
  return {
    width: widths[name] ?? 20,
    style: {
      // "@" is text, which stays text when somebody edits it.
      numFmt: isTime(name) ? 'yyyy-mm-dd hh:mm:ss' : '@',
      alignment: { wrapText: true, vertical: 'top' },
    },
  }
}

function contentOf(cell: Cell): CellValue {
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
