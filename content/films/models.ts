import { type GlassPlace, isIllustrative } from '../schema'
import { filmsFor, type Line, type Model, withValues } from './catalog'

const values = import.meta.glob<Parameters<typeof withValues>[1]>('./*/models.ts', { eager: true })

/** Every film line with its values: vehicles first, in the order of the listings. */
export const lines: readonly Line[] = [...filmsFor('automotive'), ...filmsFor('architectural')].map(
  (film) => {
    const its = values[`./${film.slug}/models.ts`]
    if (!its) throw new Error(`There are no models of ${film.slug}.`)
    return withValues(film, its)
  },
)

/** Whether it is the owner's to say which glass some line goes on. */
export const isPlaceIllustrative = Object.values(values).some(({ traits }) =>
  isIllustrative(traits.goesOn),
)

/** Every model that has values, line by line. */
export const models: readonly Model[] = lines.flatMap((line) => line.models)

/** Those of some models of which the bands are known. */
export const withBands = (some: readonly Model[]) =>
  some.flatMap(({ record, ...model }) => (record ? [{ ...model, record }] : []))

/** Every model that goes on some glass. */
export const shadesFor = (glass: GlassPlace): readonly Model[] =>
  models.filter(({ line }) => line.traits.goesOn.includes(glass))

/** Every shade for the side windows of a car. */
export const carShades = shadesFor('front')

/** The models of a line, by its slug. */
export function modelsOf(slug: string): readonly Model[] {
  return lines.find((line) => line.slug === slug)?.models ?? []
}

/** The darkest and the lightest shade of a line, VLT in per cent; undefined where it has no models. */
export function vltRangeOf(slug: string) {
  const vlts = modelsOf(slug).map(({ vlt }) => vlt)
  return vlts.length === 0 ? undefined : { from: Math.min(...vlts), to: Math.max(...vlts) }
}

/** Of several films the one whose VLT is nearest, the lighter of two that are equally near. */
export function nearestShade<Film extends { readonly vlt: number }>(
  films: readonly Film[],
  vlt: number,
): Film | undefined {
  const distance = (film: Film) => Math.abs(film.vlt - vlt)
  return films.toSorted((a, b) => distance(a) - distance(b) || b.vlt - a.vlt)[0]
}
