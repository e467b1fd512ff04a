import { dealerCards, dealerColumns, dealerRows, dealerSource, readDealers } from './dealers'
import { filmColumns, readableFilmColumns } from './film-columns'
import { type FilmValues, filmRows, filmSource, filmValues, readFilms } from './films'
import { lawColumns } from './law-columns'
import { type LawModules, lawFile, lawModules, lawRows, lawSource, readLaws } from './laws'
import {
  offerSource,
  priceColumns,
  priceRows,
  readPrices,
  storeProducts,
  storeSource,
} from './prices'
import { type Column, type Fault, fault, readTable, writeTable } from './table'

type Cells = Readonly<Record<string, string>>

/** What a table would change. Nothing has been written. */
export interface Import {
  readonly faults: readonly Fault[]
  /** Headers that are not read. */
  readonly ignored: readonly string[]
  /** A sentence for each row that is new, changed or gone. */
  readonly changes: readonly string[]
  /** The text of each module that changes, by its file, not formatted yet. */
  readonly modules: Readonly<Record<string, string>>
}

/** A kind of content that can be written as a table. */
export interface Kind {
  readonly export: () => string
  /**
   * @param text of the file
   * @param read the text of a module
   * @param line the film line of rows that name none
   */
  readonly import: (text: string, read: (file: string) => string, line?: string) => Import
}

/** How a kind of content is read and written. */
interface Table<Content> {
  readonly columns: readonly Column[]
  /** With those that are read and never written. */
  readonly readable?: readonly Column[]
  /** Tell a row from all others. */
  readonly keys: readonly string[]
  /** What a row is called, where its keys do not say it. */
  readonly title?: string
  readonly current: Content
  readonly rows: (content: Content) => readonly Cells[]
  readonly read: (
    table: ReturnType<typeof readTable>,
    line?: string,
  ) => { readonly next: Content; readonly faults: readonly Fault[] }
  /** The modules of what differs, each with its text. */
  readonly write: (next: Content, read: (file: string) => string) => readonly Module[]
}

type Module = readonly [file: string, text: string]

function kind<Content>(of: Table<Content>): Kind {
  const { columns, readable = columns, current } = of
  return {
    export: () => writeTable(columns, of.rows(current)),
    import: (text, read, line) => {
      const table = readTable(text, readable)
      const { next, faults: wrong } = of.read(table, line)
      const faults = table.rows.length > 0 ? wrong : [...wrong, fault(1, 'It has no rows.')]
      const [before, after] = [of.rows(current), of.rows(next)]
      // A table with a fault changes nothing at all.
      const modules = faults.length > 0 || isSame(before, after) ? [] : of.write(next, read)
      return {
        faults: faults.map(table.located).toSorted((a, b) => a.line - b.line),
        ignored: table.ignored,
        changes: changesIn(of, before, after),
        modules: Object.fromEntries(modules),
      }
    },
  }
}

const films = kind<FilmValues>({
  columns: filmColumns,
  readable: readableFilmColumns,
  keys: ['line', 'model'],
  current: filmValues,
  rows: filmRows,
  read: (table, line) => readFilms(table, filmValues, line),
  write: (next, read) =>
    changedIn(filmValues, next, filmRows).map(([slug, values]) => {
      const file = `content/films/${slug}/models.ts`
      return [file, filmSource(read(file), values).getFullText()]
    }),
})

const DEALERS = 'content/pages/dealers/cards.ts'

const dealers = kind<typeof dealerCards>({
  columns: dealerColumns,
  keys: ['name', 'location'],
  current: dealerCards,
  rows: dealerRows,
  read: readDealers,
  write: (next, read) => [[DEALERS, dealerSource(read(DEALERS), next).getFullText()]],
})

const storeModules = {
  'content/shop/offers.ts': offerSource,
  'content/shop/store.ts': storeSource,
} as const

const prices = kind<typeof storeProducts>({
  columns: priceColumns,
  keys: ['id'],
  title: 'name',
  current: storeProducts,
  rows: priceRows,
  read: (table) => readPrices(table, storeProducts),
  write: (next, read) =>
    Object.entries(storeModules).flatMap(([file, source]): Module[] => {
      const before = read(file)
      const text = source(before, storeProducts, next).getFullText()
      return text === before ? [] : [[file, text]]
    }),
})

const laws = kind<LawModules>({
  columns: lawColumns,
  keys: ['place'],
  current: lawModules,
  rows: lawRows,
  read: (table) => readLaws(table, lawModules),
  write: (next, read) =>
    changedIn(lawModules, next, lawRows).map(([place, law]) => {
      const was = lawModules[place]
      const file = lawFile(place)
      return [file, lawSource(was && read(file), law, was).getFullText()]
    }),
})

/** By the word that the commands take. */
export const kinds: Readonly<Record<string, Kind>> = { films, dealers, prices, laws }

/** What is new or differs of content by name, as its rows show. */
const changedIn = <One>(
  before: Readonly<Record<string, One>>,
  next: Readonly<Record<string, One>>,
  rows: (all: Readonly<Record<string, One>>) => readonly Cells[],
) =>
  Object.entries(next).filter(([name, one]) => {
    const was = before[name]
    return !was || !isSame(rows({ [name]: was }), rows({ [name]: one }))
  })

const isSame = (a: readonly Cells[], b: readonly Cells[]) => JSON.stringify(a) === JSON.stringify(b)

/** What differs between two tables, a sentence for each row. */
function changesIn(
  { columns, keys, title }: Pick<Table<never>, 'columns' | 'keys' | 'title'>,
  before: readonly Cells[],
  after: readonly Cells[],
): string[] {
  const cellsOf = (row: Cells, areKeys: boolean) =>
    JSON.stringify(columns.map(({ key }) => (keys.includes(key) === areKeys && row[key]) || ''))
  const keyOf = (row: Cells) => cellsOf(row, true)
  const restOf = (row: Cells) => cellsOf(row, false)
  const nameOf = (row: Cells) =>
    [...keys, ...(title ? [title] : [])].map((key) => row[key]).join(', ')
  const old = new Map(before.map((row) => [keyOf(row), row]))
  const next = new Set(after.map(keyOf))
  const gone = new Set(before.filter((row) => !next.has(keyOf(row))))
  return [
    ...after.flatMap((row) => {
      // One that has another name and is the same in all else.
      const was = old.get(keyOf(row)) ?? [...gone].find((it) => restOf(it) === restOf(row))
      if (!was) return [`${nameOf(row)}: new`]
      gone.delete(was)
      const cells = columns.flatMap(({ key, header }) => {
        const [a = '', b = ''] = [was[key], row[key]]
        return a === b ? [] : [`${header} ${a || '–'} → ${b || '–'}`]
      })
      return cells.length > 0 ? [`${nameOf(was)}: ${cells.join(', ')}`] : []
    }),
    ...[...gone].map((row) => `${nameOf(row)}: gone`),
  ]
}
