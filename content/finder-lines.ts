import { films, type ListedFilm } from './films'
import {
  type FilmModel,
  type FilmTraits,
  type GlassPlace,
  isIllustrative,
  plain,
  type Stated,
} from './schema'

/** A model as the finder compares it. */
export interface FinderModel extends FilmModel {
  /** Whether its values are the owner's to replace. */
  readonly illustrative: boolean
  readonly thicknessMil?: number
}

/** What a line is, as plain values: their marks are listed where they are written. */
interface FinderTraits extends Omit<FilmTraits, 'goesOn' | 'reflectance' | 'thicknesses'> {
  readonly goesOn: readonly GlassPlace[]
  readonly reflectance?: { readonly inside: number; readonly outside: number }
}

/** A film line with what decides on it. */
export interface FinderLine extends ListedFilm {
  readonly traits: FinderTraits
  /** None where the line has no values. */
  readonly models: readonly FinderModel[]
}

// As in `films.ts`: models and traits alone, without the text of the pages.
const models = import.meta.glob<readonly Stated<FilmModel>[]>('./films/*.ts', {
  eager: true,
  import: 'models',
  query: '?models',
})
const traits = import.meta.glob<FilmTraits>('./films/*.ts', {
  eager: true,
  import: 'traits',
  query: '?traits',
})

function lineOf(film: ListedFilm): FinderLine {
  const file = `./films/${film.slug}.ts`
  const its = traits[file]
  if (!its) throw new Error(`There are no traits of ${film.slug}.`)
  const { goesOn, reflectance, thicknesses = [], ...others } = its
  const thicknessOf = new Map(thicknesses.map(plain).map((one) => [one.name, one]))
  return {
    ...film,
    traits: {
      ...others,
      goesOn: plain(goesOn),
      ...(reflectance && { reflectance: plain(reflectance) }),
    },
    models: (models[file] ?? []).map((model) => {
      const values = plain(model)
      const thickness = thicknessOf.get(values.name)
      return {
        ...values,
        illustrative: isIllustrative(model),
        ...(thickness && { thicknessMil: thickness.thicknessMil }),
      }
    }),
  }
}

/** Every film line with its values: vehicles first, in the order of the listings. */
export const finderLines: readonly FinderLine[] = [...films]
  .sort((a, b) => b.market.localeCompare(a.market))
  .map(lineOf)
