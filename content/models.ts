import { type FilmModel, isIllustrative, plain, type Stated } from './schema'

// As in `films.ts`: the models alone, without the text of the pages.
const models = import.meta.glob<readonly Stated<FilmModel>[]>('./films/*.ts', {
  eager: true,
  import: 'models',
  query: '?models',
})

/** The models of a line, by its slug. */
export function modelsOf(slug: string): readonly Stated<FilmModel>[] {
  return models[`./films/${slug}.ts`] ?? []
}

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
