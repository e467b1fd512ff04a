import { csv } from '../../csv'
import { type Cells, type Layout, layoutOf, readings } from './records'

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
  /** A fault with its line and column in the file, also where that has its films side by side. */
  readonly located: (fault: Fault) => Fault
}

/**
 * Reads a table by its header: separated by commas, semicolons or tabs, with a title above or without, a header in one
 * line or in two, a model in each row or in each column.
 */
export function readTable(text: string, columns: readonly Column[]): Table {
  const keyOf = keysOf(columns)
  const files = readings(text)
  const layout = layoutOf(files, keyOf)
  if (!layout) {
    const message =
      files.length > 0
        ? 'The file is empty.'
        : 'It is no CSV: a quote ends in the middle of a cell.'
    return { rows: [], headers: {}, ignored: [], faults: [fault(1, message)], located: (it) => it }
  }
  const { head } = layout
  const keys = head.cells.map(keyOf)
  const [body, notes] = parted(layout, keys)
  // Of two columns with the same meaning, which is a fault, the first.
  const byKey = (cells: readonly string[]) =>
    Object.fromEntries(
      keys.flatMap((key, index) => (key ? [[key, cells[index] ?? ''] as const] : [])).toReversed(),
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
  const isRagged = ({ cells }: Cells) =>
    cells.length < head.cells.length || cells.slice(head.cells.length).some((cell) => cell !== '')
  return {
    rows: body.map(({ line, cells }) => ({ line, cells: byKey(cells) })),
    headers: byKey(head.cells),
    ignored: [
      ...head.cells.filter((header, index) => header !== '' && !keys[index]),
      ...notes.map(({ line }) => `line ${line}`),
    ],
    faults: [
      ...(keys.some(Boolean) ? [] : [fault(head.line, 'None of its headers names a column.')]),
      ...faults,
      ...body
        .filter(isRagged)
        .map(({ line, cells }) =>
          fault(line, `It has ${cells.length} cells, the header ${head.cells.length}.`),
        ),
    ],
    located: locatedIn(layout),
  }
}

/** Begins a note on a table. */
const NOTE = /^[*†‡※¹²³]/

/** The rows of a layout, and what is none: lines with nothing in our columns but a note, or with a lone first cell. */
function parted({ body }: Layout, keys: readonly (string | undefined)[]) {
  const isNote = ({ cells }: Cells) => {
    const [first, ...more] = cells.filter((cell, index) => cell !== '' && keys[index])
    const isLone = keys.length > 2 && cells.findLastIndex((cell) => cell !== '') === 0
    return first === undefined || isLone || (more.length === 0 && NOTE.test(first))
  }
  return [body.filter((it) => !isNote(it)), body.filter(isNote)] as const
}

/** Where a fault of a layout stands in the file. */
function locatedIn({ turned }: Layout): Table['located'] {
  return (it) => {
    const [films] = turned ?? []
    const column = films?.cells[it.line - 1]
    if (!films || column === undefined) return it
    const line = turned?.find(({ cells }) => cells[0] === it.column)?.line ?? films.line
    return { ...it, line, column }
  }
}

/** The parts of a cell, between semicolons or commas. */
export const listed = (cell: string) =>
  cell.split(/[;,]/).flatMap((name) => (name.trim() === '' ? [] : [name.trim()]))

/** Whether a cell says yes. */
export const isYes = (cell = '') => cell.toLowerCase() === 'yes'

/** Whether a row says of a value that it is illustrative: “yes” says so of all, or the cell names it. */
export const isMarked = ({ illustrative = '' }: Row['cells'], key: string) =>
  isYes(illustrative) || listed(illustrative).includes(key)

/** What is neither “yes” nor “no” nor the name of a value: taken for “no”, it would pass off what is made up as a fact. */
export function wrongMark(
  { line, cells }: Row,
  { headers }: Table,
  names: readonly string[],
  key = 'illustrative',
): Fault[] {
  const cell = cells[key] ?? ''
  const isKnown = /^(yes|no)$/i.test(cell) || listed(cell).every((name) => names.includes(name))
  const right = ['yes', 'no', ...names].join(', ')
  return isKnown ? [] : [fault(line, `“${cell}”: ${right}.`, headers[key])]
}

/** A fault for each needed column that a table lacks. */
export const missingColumns = (
  { headers, rows }: Table,
  columns: readonly Column[],
  needed: readonly string[],
): Fault[] =>
  columns
    .filter(({ key }) => needed.includes(key) && !(key in headers) && rows.length > 0)
    .map(({ header }) => fault(1, `There is no column “${header}”.`))

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

/** Tells which column a header names, or an abbreviation and its meaning if both name the same. */
function keysOf(columns: readonly Column[]): (header: string) => string | undefined {
  const keys = new Map(
    columns
      .toReversed()
      .flatMap(({ key, header, also = [] }) =>
        [header, ...also].map((name) => [bare(name), key] as const),
      ),
  )
  // What stands in brackets may be a side that the name has, or a unit.
  const named = (header: string) =>
    keys.get(bare(header)) ?? keys.get(bare(header.replace(/\([^)]*\)|\[[^\]]*\]/g, '')))
  return (header) => {
    const [short = '', long, ...more] = header.split(/\s+[-–—/|]\s+|\s*:\s+/)
    const isPair = long !== undefined && more.length === 0 && named(short) === named(long)
    return named(header) ?? (isPair ? named(short) : undefined)
  }
}

/** A header without its unit, case, accents, signs and mark of a note. */
const bare = (header: string) =>
  header
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/(?<=[\p{L}%)]\s?)[¹²³⁴⁵⁶⁷⁸⁹]$|(?<=[\p{L})]|%\s?)\d$/u, '')
    .replace(/µm|μm|\bmil\b|\bmicrons?\b|btu.*$|\bw\s*\/\s*m(?:²|\^?2)[\s·*]*k\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
