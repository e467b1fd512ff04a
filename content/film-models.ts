import { films, type ListedFilm } from './films'
import { modelsOf } from './models'
import {
  type FilmModel,
  isIllustrative,
  plain,
  type Stated,
  type ThicknessModel,
  type Titled,
} from './schema'

/** A model of a film line with its values, without the text of the line's page. */
export interface ListedModel extends FilmModel {
  readonly line: ListedFilm
  /** Whether the values are the owner's to replace. */
  readonly illustrative: boolean
  /** Where the line is sold by thickness. */
  readonly thicknessMil?: number
  /** What the line's warranty is, where it states one. */
  readonly warranty?: string
}

// Named, because a glob fails on a module that lacks the export. A test finds a line that is missing here.
const thicknesses = import.meta.glob<readonly Stated<ThicknessModel>[]>(
  ['./films/safety-security-films.ts', './films/windshield-protection.ts'],
  { eager: true, import: 'thicknesses', query: '?thicknesses' },
)
const warranties = import.meta.glob<Titled>(
  ['./films/safety-security-films.ts', './films/windshield-protection.ts'],
  { eager: true, import: 'warranty', query: '?warranty' },
)

/** Every model that has values, line by line in the order of the listings. */
export const filmModels: readonly ListedModel[] = films.flatMap((line) => {
  const file = `./films/${line.slug}.ts`
  const warranty = warranties[file]?.title
  return modelsOf(line.slug).map((model) => {
    const values = plain(model)
    const thickness = thicknesses[file]?.map(plain).find(({ name }) => name === values.name)
    return {
      ...values,
      line,
      illustrative: isIllustrative(model),
      ...(thickness && { thicknessMil: thickness.thicknessMil }),
      ...(warranty && { warranty }),
    }
  })
})
