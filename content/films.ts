import { filmPath } from './paths'
import type { Film, FilmCard, FilmCopy, FilmLine, FilmSection } from './schema'

/** A film line by its module in `films/`, which also names its page. */
export type ListedFilm = FilmLine & { readonly slug: string; readonly path: string }

interface FilmModule {
  readonly line: FilmLine
  readonly card: FilmCard
  readonly film: FilmCopy
}

// The query makes a copy of each module, of which the bundler keeps this export alone: every page needs
// the names of the lines, and only the page of a line its long text.
const lines = import.meta.glob<FilmLine>('./films/*.ts', {
  eager: true,
  import: 'line',
  query: '?line',
})

const modules = import.meta.glob<FilmModule>('./films/*.ts')

// Apart from `films/`: what that imports is in the script of every page.
const figures = import.meta.glob<{ readonly section: FilmSection }>('./figures/*.ts')

/** Every film line, in the order of its market's listing. Adding a module to `films/` adds a line. */
export const films: readonly ListedFilm[] = Object.entries(lines)
  .map(([file, line]) => {
    const slug = file.replace(/^.*\/|\.ts$/g, '')
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

/**
 * All there is to say about a line; its text loads on demand.
 * @param ask how a module is asked for
 */
export async function loadFilm(
  film: ListedFilm,
  ask = <T>(load: () => Promise<T>) => load(),
): Promise<Film> {
  const load = modules[`./films/${film.slug}.ts`]
  const loadFigure = figures[`./figures/${film.slug}.ts`]
  if (!load) throw new Error(`There is no film line ${film.slug}.`)
  const [module, figure] = await Promise.all([ask(load), loadFigure && ask(loadFigure)])
  const sections = [...(figure ? [figure.section] : []), ...(module.film.sections ?? [])]
  return { ...film, ...module.card, ...module.film, sections }
}
