import { filmsFor, type ListedFilm } from './films'
import { modelsOf } from './models'
import { isIllustrative, plain } from './schema'

/** A model of a film line with its VLT and TSER, per cent. */
export interface Shade {
  readonly name: string
  readonly vlt: number
  readonly tser: number
  /** Whether the values are the owner's to replace. */
  readonly illustrative: boolean
  readonly line: ListedFilm
}

/** Lines whose film is nearly clear and goes on windshields, where limits of side windows say nothing. */
const clearLines = ['windshield-protection']

/** Every shade for the side and rear windows of a car, in the order of the listing. */
export const carShades: readonly Shade[] = filmsFor('automotive')
  .filter(({ slug }) => !clearLines.includes(slug))
  .flatMap((line) =>
    modelsOf(line.slug).map((model) => ({
      name: plain(model).name,
      vlt: plain(model).vlt,
      tser: plain(model).tser,
      illustrative: isIllustrative(model),
      line,
    })),
  )
