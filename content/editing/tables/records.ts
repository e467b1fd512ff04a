import { parse } from 'csv-parse/sync'

/** The cells of a line, without blanks around them. */
export interface Cells {
  /** In the file, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

interface CsvRecord {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}

/** The lines of a file that have anything, for each sign that may separate its cells. */
export function readings(text: string): readonly (readonly Cells[])[] {
  return [',', ';', '\t'].flatMap((delimiter) => {
    try {
      return [recordsOf(text, delimiter)]
    } catch {
      // Where another sign separates, a quote ends in the middle of a cell.
      return []
    }
  })
}

function recordsOf(text: string, delimiter: string): readonly Cells[] {
  const records = parse(text, {
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
  }) as unknown as readonly CsvRecord[]
  return records
    .map(({ record, info }) => ({ line: info.lines, cells: record.map(plainCell) }))
    .filter(isFilled)
}

/** A cell in one line, without the apostrophes that `csv` puts before formulas. */
const plainCell = (cell: string) =>
  cell
    .replace(/\s*[\r\n]+\s*/g, ' ')
    .replace(/(^|[\t;|,]\s*)'(?=[=+\-@])/g, '$1')
    .trim()

/** What stands where in a file: the names of its columns, and its rows. */
export interface Layout {
  readonly head: Cells
  readonly body: readonly Cells[]
  /** The lines of the file where its films stand side by side: a line of `head` and `body` is then a column. */
  readonly turned?: readonly Cells[]
}

/** Tells which column a header names. */
type KeyOf = (header: string) => string | undefined

/** The most lines above the header: a title, what the figures were measured on. */
const MOST_ABOVE = 12

/** The layout under which most headers name a column. */
export function layoutOf(files: readonly (readonly Cells[])[], keyOf: KeyOf): Layout | undefined {
  const count = ({ head }: Layout) => new Set(head.cells.flatMap((it) => keyOf(it) ?? [])).size
  const layouts = files.flatMap((records) => {
    const tops = records.slice(0, MOST_ABOVE).map((_, at) => records.slice(at))
    return [...tops.map(upright), ...tops.map((it) => pair(it, keyOf)), turned(records, keyOf)]
  })
  // Of equals the first: a header in one line, between commas, at the top.
  return layouts
    .flatMap((it) => it ?? [])
    .reduce<Layout | undefined>(
      (best, it) => (best && count(best) >= count(it) ? best : it),
      undefined,
    )
}

const upright = ([head, ...body]: readonly Cells[]): Layout | undefined => head && { head, body }

/** A header in two lines, of which the first names groups: a merged cell leaves those beside it empty. */
function pair([upper, lower, ...body]: readonly Cells[], keyOf: KeyOf): Layout | undefined {
  if (!upper || !lower) return undefined
  let group = ''
  const cells = Array.from(
    { length: Math.max(upper.cells.length, lower.cells.length) },
    (_, index) => {
      group = upper.cells[index] || group
      const own = lower.cells[index] ?? ''
      return own === '' ? (upper.cells[index] ?? '') : inGroup(group, own, keyOf)
    },
  )
  return { head: { line: lower.line, cells }, body }
}

/** A header under the name of its group, unless it names a column by itself alone. */
const inGroup = (group: string, own: string, keyOf: KeyOf) =>
  keyOf(`${group} ${own}`) === undefined && keyOf(own) !== undefined
    ? own
    : `${group} ${own}`.trim()

/** A table whose columns are films and whose lines are figures, some of them under a line that names their group. */
function turned(records: readonly Cells[], keyOf: KeyOf): Layout | undefined {
  const at = records.findIndex(isBeside)
  const [films, ...figures] = records.slice(at)
  if (at < 0 || !films) return undefined
  let group = ''
  const named = figures.flatMap((record) => {
    const [own = '', ...cells] = record.cells
    if (!isBeside(record)) group = own
    return isBeside(record) ? [{ ...record, cells: [inGroup(group, own, keyOf), ...cells] }] : []
  })
  const [corner = '', ...models] = films.cells
  const lines = [{ ...films, cells: [keyOf(corner) ? corner : 'Model', ...models] }, ...named]
  const columns = Array.from(
    { length: Math.max(...lines.map(({ cells }) => cells.length)) },
    (_, index) => ({ line: index + 1, cells: lines.map(({ cells }) => cells[index] ?? '') }),
  )
  const [head, ...body] = columns
  return head && { head, body: body.filter(isFilled), turned: lines }
}

const isFilled = ({ cells }: Cells) => cells.some((cell) => cell !== '')
const isBeside = ({ cells }: Cells) => cells.slice(1).some((cell) => cell !== '')
