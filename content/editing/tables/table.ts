import { parse } from 'csv-parse/sync'
import { csv } from '../../csv'

/** A column of a table, and what else makers call it: compared without case, units and signs. */
export interface Column {
  readonly key: string
  readonly header: string
  readonly also?: readonly string[]
}

/** What is wrong in a row, and what is right. */
export interface Fault {
  /** In the file, from 1. */
  readonly line: number
  /** Its header, as the file has it. */
  readonly column?: string
  readonly message: string
}

/** The cells of a line by the keys of their columns, without blanks around them. */
export interface Row {
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
}

/** A file as it was read. */
export interface Table {
  readonly rows: readonly Row[]
  /** The headers in the file by the keys of their columns. */
  readonly headers: Readonly<Record<string, string>>
  /** Headers that name no column of ours. */
  readonly ignored: readonly string[]
  readonly faults: readonly Fault[]
}

/** Reads a table by its header: separated by commas, semicolons or tabs, with a byte order mark or without. */
export function readTable(text: string, columns: readonly Column[]): Table {
  const [head, ...body] = recordsOf(text)
  if (!head) return { rows: [], headers: {}, ignored: [], faults: [fault(1, 'The file is empty.')] }
  const keys = head.cells.map((header) => columnOf(header, columns)?.key)
  const byKey = (cells: readonly string[]) =>
    Object.fromEntries(
      keys.flatMap((key, index) => (key ? [[key, cells[index] ?? ''] as const] : [])),
    )
  const faults = keys.flatMap((key, index) =>
    key && keys.indexOf(key) < index
      ? [
          fault(
            head.line,
            `A column of the same meaning stands before it: keep one.`,
            head.cells[index],
          ),
        ]
      : [],
  )
  return {
    rows: body.map(({ line, cells }) => ({ line, cells: byKey(cells) })),
    headers: byKey(head.cells),
    ignored: head.cells.filter((header, index) => header !== '' && !keys[index]),
    faults: [
      ...faults,
      ...body
        .filter(({ cells }) => cells.length !== head.cells.length)
        .map(({ line, cells }) =>
          fault(line, `It has ${cells.length} cells, the header ${head.cells.length}.`),
        ),
    ],
  }
}

/** The parts of a cell, between semicolons or commas. */
export const listed = (cell: string) =>
  cell.split(/[;,]/).flatMap((name) => (name.trim() === '' ? [] : [name.trim()]))

/** Whether a row says of a value that it is illustrative: “yes” says so of all, or the cell names it. */
export const isMarked = ({ illustrative = '' }: Row['cells'], key: string) =>
  illustrative === 'yes' || listed(illustrative).includes(key)

/** A fault in a line. */
export const fault = (line: number, message: string, column?: string): Fault => ({
  line,
  message,
  ...(column !== undefined && { column }),
})

/** Rows as a table that `readTable` reads. */
export const writeTable = (
  columns: readonly Column[],
  rows: readonly Readonly<Record<string, string>>[],
): string =>
  csv([
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map(({ key }) => row[key] || undefined)),
  ])

interface CsvRecord {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}

function recordsOf(text: string) {
  const [first = ''] = text.split(/\r?\n/, 1)
  const counts = [';', '\t', ','].map((sign) => [sign, first.split(sign).length] as const)
  const [delimiter] = counts.toSorted(([, a], [, b]) => b - a)[0] ?? [',']
  const records = parse(text, {
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
  }) as unknown as readonly CsvRecord[]
  return records
    .map(({ record, info }) => ({ line: info.lines, cells: record.map(harmed) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
}

/** Takes out the apostrophe that `csv` puts before a formula, as a spreadsheet does. */
const harmed = (cell: string) => cell.replace(/^'(?=[=+\-@])/, '').trim()

const columnOf = (header: string, columns: readonly Column[]) =>
  columns.find(({ header: own, also = [] }) => [own, ...also].some((name) => isSame(name, header)))

const isSame = (name: string, header: string) => bare(name) === bare(header)

/** A header without its unit, case and signs. */
const bare = (header: string) =>
  header
    .toLowerCase()
    .replace(/\([^)]*\)|\[[^\]]*\]/g, '')
    .replace(/%|µm|μm|\bmil\b|\bmicrons?\b|btu.*$|\bw\s*\/\s*m(?:²|\^?2)[\s·*]*k\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
