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
}

/** Marks 404.html where other pages carry the id of their page. */
export const NOT_FOUND = 'not-found'

const pageOf = (path: string, id: string, load: () => Promise<PageModule>): Page => ({
  path,
  id,
  chunk: chunk(load, id),
})

const modules = import.meta.glob<PageModule>('../pages/*.tsx')
const admin = {
  admin: () => import('../admin/login'),
  dashboard: () => import('../admin/dashboard'),
}

function pageNamed(name: keyof typeof paths): Page {
  const load = name in admin ? admin[name as keyof typeof admin] : modules[`../pages/${name}.tsx`]
  if (!load) throw new Error(`There is no site/pages/${name}.tsx for ${paths[name]}.`)
  return pageOf(paths[name], name, load)
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

const names = Object.keys(paths) as (keyof typeof paths)[]

/** The pages with the site's header and footer: those of `paths`, and one for each film line. */
export const sitePages: readonly Page[] = [
  ...names.filter((name) => !(name in admin)).map(pageNamed),
  ...films.map(filmPage),
]

/** The two pages that stand alone. */
export const adminPages: readonly Page[] = names.filter((name) => name in admin).map(pageNamed)

/** Every page but those of places. */
export const pages: readonly Page[] = [...sitePages, ...adminPages]

const lawPages = new Map<string, Page>()

/** The page of a place's tint law, by its slug. Which places there are is known to its chunk alone. */
export function lawPage(slug = ''): Page {
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

/** The address of the pages of all places. */
export const lawRoute = lawPath(':slug')

const routes = [
  // As the host, whose files are named in small letters.
  ...pages.map((page) => ({ path: page.path, caseSensitive: true, handle: () => page })),
  { path: lawRoute, caseSensitive: true, handle: lawPage },
]

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
