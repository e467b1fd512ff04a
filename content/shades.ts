import { filmsFor, type ListedFilm } from './films'
import { modelsOf } from './models'
import { isIllustrative, plain } from './schema'

/** A model of a film line with its VLT, per cent. */
export interface Shade {
  readonly name: string
  readonly vlt: number
  /** Whether the VLT is the owner's to replace. */
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
      illustrative: isIllustrative(model),
      line,
    })),
  )

/** The darkest and the lightest shade of a line, VLT in per cent; undefined where it has no models. */
export function vltRangeOf(slug: string) {
  const shades = modelsOf(slug).map((model) => ({
    vlt: plain(model).vlt,
    illustrative: isIllustrative(model),
  }))
  const [darkest, ...others] = shades.toSorted((a, b) => a.vlt - b.vlt)
  if (!darkest) return undefined
  const lightest = others.at(-1) ?? darkest
  return {
    from: darkest.vlt,
    to: lightest.vlt,
    illustrative: darkest.illustrative || lightest.illustrative,
  }
}
