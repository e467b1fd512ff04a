import type { FilmModel, Stated } from './schema'

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
