import { dealerCards, dealerColumns, dealerRows, dealerSource, readDealers } from './dealers'
import { filmColumns, readableFilmColumns } from './film-columns'
import { filmRows, filmSource, filmValues, readFilms } from './films'
import { type Column, type Fault, readTable, writeTable } from './table'

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

const films: Kind = {
  export: () => writeTable(filmColumns, filmRows(filmValues)),
  import: (text, read, line) => {
    const table = readTable(text, readableFilmColumns)
    const { next, faults } = readFilms(table, filmValues, line)
    const changed = Object.entries(next).filter(([slug, values]) => {
      const before = filmValues[slug]
      return before && !isSame(filmRows({ [slug]: before }), filmRows({ [slug]: values }))
    })
    return {
      faults: sorted(faults),
      ignored: table.ignored,
      changes: changesIn(filmColumns, ['line', 'model'], filmRows(filmValues), filmRows(next)),
      modules: modulesOf(
        faults,
        changed.map(([slug, values]) => {
          const file = `content/films/${slug}/models.ts`
          return [file, () => filmSource(read(file), values).getFullText()]
        }),
      ),
    }
  },
}

const DEALERS = 'content/pages/dealers/cards.ts'

const dealers: Kind = {
  export: () => writeTable(dealerColumns, dealerRows(dealerCards)),
  import: (text, read) => {
    const table = readTable(text, dealerColumns)
    const { next, faults } = readDealers(table)
    const [before, after] = [dealerRows(dealerCards), dealerRows(next)]
    return {
      faults: sorted(faults),
      ignored: table.ignored,
      changes: changesIn(dealerColumns, ['name', 'location'], before, after),
      modules: modulesOf(
        faults,
        isSame(before, after)
          ? []
          : [[DEALERS, () => dealerSource(read(DEALERS), next).getFullText()]],
      ),
    }
  },
}

/** By the word that the commands take. */
export const kinds: Readonly<Record<string, Kind>> = { films, dealers }

const isSame = (a: readonly Cells[], b: readonly Cells[]) => JSON.stringify(a) === JSON.stringify(b)

const sorted = (faults: readonly Fault[]) => faults.toSorted((a, b) => a.line - b.line)

/** A table with a fault changes nothing at all. */
const modulesOf = (
  faults: readonly Fault[],
  modules: readonly (readonly [file: string, write: () => string])[],
) => Object.fromEntries(faults.length > 0 ? [] : modules.map(([file, write]) => [file, write()]))

/** What differs between two tables, a sentence for each row. */
function changesIn(
  columns: readonly Column[],
  keys: readonly string[],
  before: readonly Cells[],
  after: readonly Cells[],
): string[] {
  const nameOf = (row: Cells) => keys.map((key) => row[key]).join(', ')
  const old = new Map(before.map((row) => [nameOf(row), row]))
  const next = new Map(after.map((row) => [nameOf(row), row]))
  return [
    ...[...next].flatMap(([name, row]) => {
      const was = old.get(name)
      if (!was) return [`${name}: new`]
      const cells = columns.flatMap(({ key, header }) => {
        const [a = '', b = ''] = [was[key], row[key]]
        return a === b ? [] : [`${header} ${a || '–'} → ${b || '–'}`]
      })
      return cells.length > 0 ? [`${name}: ${cells.join(', ')}`] : []
    }),
    ...[...old.keys()].filter((name) => !next.has(name)).map((name) => `${name}: gone`),
  ]
}
