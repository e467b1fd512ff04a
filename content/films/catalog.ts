import { figuresOf, type OpticalRecord, opticalDensity } from '../light/optics'
import { contactLink, dealersLink } from '../navigation'
import { filmPath } from '../paths'
import {
  type FilmCard,
  type FilmCopy,
  type FilmLine,
  type FilmTraits,
  type GlassPlace,
  hasIllustrative,
  isIllustrative,
  type Link,
  type ModelRecord,
  type ModelValues,
  numberOf,
  type PageMeta,
  type Printed,
  plain,
  type Stated,
  type ThicknessModel,
} from '../schema'

/** A film line by its folder, whose name is its slug and its address. */
export interface ListedFilm extends FilmLine {
  readonly slug: string
  readonly path: string
}

/** A model of a film line with the figures that are known of it, for tables. */
export interface ListedModel extends Partial<Omit<ModelValues, 'name'>> {
  readonly name: string
  /** Whether its values are the owner's to replace. */
  readonly illustrative: boolean
  /** Whether its bands are, from which what its maker does not print follows. */
  readonly illustrativeBands: boolean
  readonly emissivity?: number
  /** Left out where its maker states no bands. */
  readonly record?: OpticalRecord
  readonly stated: ModelRecord['stated']
  readonly thicknessMil?: number
  readonly line: Omit<Line, 'models' | 'listed'>
}

/** A model of which all is known that light, laws and the film finder go by. */
export type Model = ListedModel & ModelValues

/** A model of which at most the reflectance is unknown, as on most sheets for cars. */
export type TabledModel = ListedModel & Omit<ModelValues, 'reflectance'>

/** A film line with what its `models.ts` states, as plain values: their marks are listed where they are written. */
export interface Line extends ListedFilm {
  readonly traits: Omit<FilmTraits, 'goesOn' | 'thicknesses'> & {
    readonly goesOn: readonly GlassPlace[]
    readonly thicknesses: readonly (ThicknessModel & { readonly illustrative: boolean })[]
  }
  /** None where the line has no values. */
  readonly models: readonly Model[]
  /** With those of which some figures are unknown. */
  readonly listed: readonly ListedModel[]
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
  const line = withValues(film, values)
  const { still, ...others } = { ...card, ...text }
  // Light that follows the shades needs one of which enough is known.
  const isLit = !others.scene || line.models.length > 0
  return {
    ...line,
    meta,
    actions: [dealersLink, contactLink],
    ...others,
    ...(still && isLit && { still }),
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
  const listed = models.map(withFigures).map((model) => {
    const thickness = line.traits.thicknesses.find(({ name }) => name === model.name)
    return { ...model, line, ...(thickness && { thicknessMil: thickness.thicknessMil }) }
  })
  return { ...line, models: listed.filter(isComplete), listed }
}

/** A model with the figures that follow from its record, or its maker's where they are stated. */
export function withFigures(model: Stated<ModelRecord>) {
  const { name, stated = {}, transmits, reflects, emissivity } = plain(model)
  const record =
    transmits && reflects
      ? { transmits, reflects: plain(reflects), ...(emissivity !== undefined && { emissivity }) }
      : undefined
  const figures = record && figuresOf(record)
  const vlt = number(stated.vlt) ?? figures?.vlt
  const outside = number(stated.outside) ?? figures?.reflectance.outside
  const inside = number(stated.inside) ?? figures?.reflectance.inside
  return {
    name,
    stated: plain(model).stated,
    illustrative: isIllustrative(model),
    illustrativeBands: hasIllustrative([model, reflects]),
    ...known({
      emissivity,
      record,
      vlt,
      irr: number(stated.irr) ?? figures?.irr,
      uvr: number(stated.uvr) ?? figures?.uvr,
      od: number(stated.od) ?? (vlt === undefined ? undefined : opticalDensity(vlt)),
      tser: number(stated.tser) ?? figures?.tser,
      reflectance: outside === undefined || inside === undefined ? undefined : { outside, inside },
    }),
  }
}

const number = (printed: Printed | undefined) =>
  printed === undefined ? undefined : numberOf(printed)

type Known<Values> = { [Key in keyof Values]?: Exclude<Values[Key], undefined> }

/** The values that are not undefined. */
const known = <Values extends object>(values: Values) =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Known<Values>

/** The figures of a model that are unknown, of those that the film finder goes by. */
export const unknownFigures = (model: Partial<ModelValues>) =>
  (['vlt', 'irr', 'uvr', 'tser', 'reflectance'] as const).filter((key) => model[key] === undefined)

export const isComplete = <Figures extends Partial<ModelValues>>(
  model: Figures,
): model is Figures & ModelValues => unknownFigures(model).length === 0

const flat = <Row extends object>(row: Stated<Row>) => ({
  ...plain(row),
  illustrative: isIllustrative(row),
})
