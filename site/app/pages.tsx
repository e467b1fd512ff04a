import { films, type ListedFilm, loadFilm } from '@duskpane/content/films/catalog'
import { errors } from '@duskpane/content/pages/errors'
import { lawPath, paths } from '@duskpane/content/paths'
import { preloadPicture } from '@duskpane/ui/picture'
import type { ComponentType } from 'react'
import { matchRoutes } from 'react-router-dom'
import { type Chunk, chunk, loadChunk } from '../load/chunk'
import { type FirstPicture, filmPicture } from '../sections/first-picture'
import { ErrorPage } from './error-page'

/** What the module of a page exports. */
interface PageModule {
  readonly default: ComponentType
  /** Links load it ahead of the page. */
  readonly firstPicture?: FirstPicture
  /** `NOT_FOUND` where the page turned out not to exist. */
  readonly id?: string
}

/** One page: its address, and the chunk that renders it. */
export interface Page {
  readonly path: string
  /** Names the chunk; the modules of `site/pages` and `content/films` are called the same. */
  readonly id: string
  readonly chunk: Chunk<PageModule>
  /** Without the site's header and footer. */
  readonly standsAlone?: boolean
}

/** Marks 404.html where other pages carry the id of their page. */
export const NOT_FOUND = 'not-found'

const pageOf = (path: string, id: string, load: () => Promise<PageModule>): Page => ({
  path,
  id,
  chunk: chunk(load, id),
})

const modules = import.meta.glob<PageModule>('../pages/*.tsx')
const admin: Readonly<Record<string, () => Promise<PageModule>>> = {
  admin: () => import('../desk/login'),
  dashboard: () => import('../desk/dashboard'),
}

function pageNamed([name, path]: readonly [name: string, path: string]): Page {
  const load = admin[name] ?? modules[`../pages/${name}.tsx`]
  if (!load) throw new Error(`There is no site/pages/${name}.tsx for ${path}.`)
  return { ...pageOf(path, name, load), standsAlone: name in admin }
}

const filmChunk = chunk(() => import('../pages/film'))
const placeChunk = chunk(() => import('../pages/place'))

/** The page that all film lines share, with the text of one of them. */
function filmPage(film: ListedFilm): Page {
  return pageOf(film.path, film.slug, async () => {
    const [{ FilmPage }, whole] = await Promise.all([filmChunk.load(), loadFilm(film, loadChunk)])
    return {
      default: () => <FilmPage film={whole} />,
      firstPicture: filmPicture(whole),
    }
  })
}

/** Every page but those of places: those of `paths`, and one for each film line. */
export const pages: readonly Page[] = [
  ...Object.entries(paths).map(pageNamed),
  ...films.map(filmPage),
]

const lawPages = new Map<string, Page>()

/** The page of a place's tint law, by its slug. Which places there are is known to its chunk alone. */
function lawPage(slug = ''): Page {
  const page =
    lawPages.get(slug) ??
    pageOf(lawPath(slug), `law-${slug}`, async () => {
      const { loadPlace } = await placeChunk.load()
      return (await loadPlace(slug)) ?? { default: NotFound, id: NOT_FOUND }
    })
  lawPages.set(slug, page)
  return page
}

/** The page of an unknown address. */
export const NotFound = () => <ErrorPage error={errors.notFound} />

const routes = [
  ...pages.map((page) => ({ path: page.path, page: () => page })),
  { path: lawPath(':slug'), page: lawPage },
  // The host finds files by names that are case-sensitive, too.
].map(({ path, page }) => ({ path, caseSensitive: true, handle: page }))

/** The page at an address, if there is one. */
export function pageAt(address: string): Page | undefined {
  const match = matchRoutes(routes, address)?.at(-1)
  return match?.route.handle(match.params.slug)
}

/** Loads the page at an address and its first picture ahead; undefined where there is none. Rendering shows a failure. */
export function preload(address: string): Promise<void> | undefined {
  return pageAt(address)
    ?.chunk.load()
    .then(
      ({ firstPicture }) => firstPicture && preloadPicture(firstPicture),
      () => {},
    )
}
