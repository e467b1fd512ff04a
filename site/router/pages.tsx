import { films, type ListedFilm, loadFilm } from '@duskpane/content/films'
import { lawPath, paths } from '@duskpane/content/paths'
import { type ComponentType, use } from 'react'
import { matchRoutes } from 'react-router-dom'
import { importAgain } from '../import-again'
import { type FirstPicture, heroOfMarket, heroPicture } from '../sections/first-picture'
import { loadChunk } from './chunk'

/** What the module of a page exports. */
interface PageModule {
  readonly default: ComponentType
  /** Links load it ahead of the page. */
  readonly firstPicture?: FirstPicture
  /** `NOT_FOUND` where the page turned out not to exist. */
  readonly id?: string
}

/** Pages whose chunk did not load. */
const failed = new Set<Page>()

/** Makes the next rendering of a page try again after a failure. */
export function forgetFailures() {
  for (const page of failed) page.forgetFailure()
}

/** One page: its address, and the chunk that renders it. */
export class Page {
  readonly path: string
  /** Names the chunk; the modules of `site/pages` and `content/films` are called the same. */
  readonly id: string
  readonly #import: () => Promise<PageModule>
  #loading: Promise<PageModule> | undefined
  #module: PageModule | undefined

  constructor(path: string, id: string, load: () => Promise<PageModule>) {
    this.path = path
    this.id = id
    this.#import = load
  }

  /**
   * Loads the chunk, once; after a failure, again.
   * @throws {ChunkLoadError}
   */
  load(): Promise<PageModule> {
    if (!this.#loading || failed.delete(this)) {
      this.#loading = loadChunk(this.id, this.#import)
      this.#loading.then(
        (module) => {
          this.#module = module
        },
        () => {
          failed.add(this)
        },
      )
    }
    return this.#loading
  }

  /** The loaded chunk, for rendering. It suspends meanwhile, and throws what the last `load` threw. */
  use(): PageModule {
    return this.#module ?? use(this.#loading ?? this.load())
  }

  forgetFailure() {
    if (failed.delete(this)) this.#loading = undefined
  }
}

const modules = import.meta.glob<PageModule>('../pages/*.tsx')
const admin = {
  admin: () => import('../admin/login'),
  dashboard: () => import('../admin/dashboard'),
}

function pageOf(name: keyof typeof paths): Page {
  const load = name in admin ? admin[name as keyof typeof admin] : modules[`../pages/${name}.tsx`]
  if (!load) throw new Error(`There is no site/pages/${name}.tsx for ${paths[name]}.`)
  return new Page(paths[name], name, importAgain(load))
}

const importFilmPage = importAgain(() => import('../pages/film'))
const importPlacePage = importAgain(() => import('../pages/place'))

/** The page that all film lines share, with the text of one of them. */
function filmPage(film: ListedFilm): Page {
  return new Page(film.path, film.slug, async () => {
    const [{ FilmPage }, whole] = await Promise.all([importFilmPage(), loadFilm(film, importAgain)])
    return {
      default: () => <FilmPage film={whole} />,
      firstPicture: heroPicture(whole, heroOfMarket[film.market]),
    }
  })
}

const names = Object.keys(paths) as (keyof typeof paths)[]

/** The pages with the site's header and footer: those of `paths`, and one for each film line. */
export const sitePages: readonly Page[] = [
  ...names.filter((name) => !(name in admin)).map(pageOf),
  ...films.map(filmPage),
]

/** The two pages that stand alone. */
export const adminPages: readonly Page[] = names.filter((name) => name in admin).map(pageOf)

/** Every page but those of places. */
export const pages: readonly Page[] = [...sitePages, ...adminPages]

const lawPages = new Map<string, Page>()

/** The page of a place's tint law, by its slug. Which places there are is known to its chunk alone. */
export function lawPage(slug = ''): Page {
  const page =
    lawPages.get(slug) ??
    new Page(lawPath(slug), `law-${slug}`, async () => (await importPlacePage()).loadPlace(slug))
  lawPages.set(slug, page)
  return page
}

/** The address of the pages of all places. */
export const lawRoute = lawPath(':slug')

const routes = [
  ...pages.map((page) => ({ path: page.path, handle: () => page })),
  { path: lawRoute, handle: lawPage },
]

/** The page at an address, if there is one. */
export function pageAt(address: string): Page | undefined {
  const match = matchRoutes(routes, address)?.at(-1)
  return match?.route.handle(match.params.slug)
}
