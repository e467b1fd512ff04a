import { figuresOf, type OpticalRecord, opticalDensity } from '../light/optics'
import { contactLink, dealersLink } from '../navigation'
import { filmPath } from '../paths'
import {
  type FilmCard,
  type FilmCopy,
  type FilmLine,
  type FilmTraits,
  type GlassPlace,
  isIllustrative,
  type Link,
  type ModelRecord,
  type ModelValues,
  numberOf,
  type PageMeta,
  plain,
  type Stated,
  type ThicknessModel,
} from '../schema'

/** A film line by its folder, whose name is its slug and its address. */
export interface ListedFilm extends FilmLine {
  readonly slug: string
  readonly path: string
}

/** A model of a film line. */
export interface Model extends ModelValues {
  /** Whether its values are the owner's to replace. */
  readonly illustrative: boolean
  readonly record: OpticalRecord
  readonly stated: ModelRecord['stated']
  readonly thicknessMil?: number
  readonly line: Omit<Line, 'models'>
}

/** A film line with what its `models.ts` states, as plain values: their marks are listed where they are written. */
export interface Line extends ListedFilm {
  readonly traits: Omit<FilmTraits, 'goesOn' | 'thicknesses'> & {
    readonly goesOn: readonly GlassPlace[]
    readonly thicknesses: readonly (ThicknessModel & { readonly illustrative: boolean })[]
  }
  /** None where the line has no values. */
  readonly models: readonly Model[]
}

/** All there is to say about a film line. */
export interface Film extends Line, FilmCard, Omit<FilmCopy, 'title' | 'description'> {
  readonly meta: PageMeta
  readonly actions: readonly Link[]
}

/** What the files of a line's folder say, as `copy.ts` exports it. */
interface FilmModule {
  readonly card: FilmCard
  readonly copy: FilmCopy
  readonly values: Values
}

interface Values {
  readonly models: readonly Stated<ModelRecord>[]
  readonly traits: FilmTraits
}

const lines = import.meta.glob<FilmLine>('./*/line.ts', { eager: true, import: 'line' })

const pages = import.meta.glob<FilmModule>('./*/copy.ts')

/** Every film line, in the order of its market's listing. Adding a folder adds a line. */
export const films: readonly ListedFilm[] = Object.entries(lines)
  .map(([file, line]) => {
    const [, slug = ''] = file.split('/')
    return { ...line, slug, path: filmPath(slug) }
  })
  // Not `localeCompare`, which every page would wait for: it loads the browser's collation data.
  .sort(
    (a, b) => Number(a.market > b.market) - Number(a.market < b.market) || a.position - b.position,
  )

/** The lines of one market, in the order of its listing. */
export function filmsFor(market: FilmLine['market']): readonly ListedFilm[] {
  return films.filter((film) => film.market === market)
}

/** The address of a line that was imported from its folder: a wrong one is a type error. */
export function pathOf(line: FilmLine): string {
  return films.find(({ name }) => name === line.name)?.path ?? ''
}

/**
 * All there is to say about a line; its text loads on demand.
 * @param ask how a module is asked for
 */
export async function loadFilm(
  film: ListedFilm,
  ask = (load: () => Promise<FilmModule>) => load(),
): Promise<Film> {
  const load = pages[`./${film.slug}/copy.ts`]
  if (!load) throw new Error(`There is no film line ${film.slug}.`)
  const { card, copy, values } = await ask(load)
  const { title = film.name, description, ...text } = copy
  const meta = { title, description }
  return {
    ...withValues(film, values),
    meta,
    actions: [dealersLink, contactLink],
    ...card,
    ...text,
  }
}

/** A line with its values. */
export function withValues(film: ListedFilm, { models, traits }: Values): Line {
  const { goesOn, thicknesses = [], ...others } = traits
  const line = {
    ...film,
    traits: {
      ...others,
      goesOn: plain(goesOn),
      thicknesses: thicknesses.map(flat),
    },
  }
  return {
    ...line,
    models: models.map(withFigures).map((model) => {
      const thickness = line.traits.thicknesses.find(({ name }) => name === model.name)
      return { ...model, line, ...(thickness && { thicknessMil: thickness.thicknessMil }) }
    }),
  }
}

/** A model with the figures that follow from its record, or the owner's where they are stated. */
export function withFigures(model: Stated<ModelRecord>) {
  const { name, stated, reflects, ...others } = plain(model)
  const record: OpticalRecord = { ...others, reflects: plain(reflects) }
  const { reflectance, ...figures } = figuresOf(record)
  const own = (key: keyof typeof figures) => numberOf(stated?.[key] ?? figures[key])
  const vlt = own('vlt')
  return {
    name,
    record,
    reflectance,
    vlt,
    irr: own('irr'),
    uvr: own('uvr'),
    od: numberOf(stated?.od ?? opticalDensity(vlt)),
    tser: own('tser'),
    stated,
    illustrative: isIllustrative(model),
  }
}

const flat = <Row extends object>(row: Stated<Row>) => ({
  ...plain(row),
  illustrative: isIllustrative(row),
})
