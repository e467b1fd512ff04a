import { films, type ListedFilm, loadFilm } from '@duskpane/content/films'
import { paths } from '@duskpane/content/paths'
import { type ComponentType, use } from 'react'
import { matchRoutes } from 'react-router-dom'
import { type FirstPicture, heroPicture } from '../sections/first-picture'
import { loadChunk } from './chunk'

/** What the module of a page exports. */
interface PageModule {
  readonly default: ComponentType
  /** Links load it ahead of the page. */
  readonly firstPicture?: FirstPicture
}

/** One page: its address, and the chunk that renders it. */
export class Page {
  readonly path: string
  /** Names the chunk; the modules of `site/pages` and `content/films` are called the same. */
  readonly id: string
  readonly #import: () => Promise<PageModule>
  #loading: Promise<PageModule> | undefined
  #module: PageModule | undefined
  #failed = false

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
    if (!this.#loading || this.#failed) {
      this.#failed = false
      this.#loading = loadChunk(this.id, this.#import)
      this.#loading.then(
        (module) => {
          this.#module = module
        },
        () => {
          this.#failed = true
        },
      )
    }
    return this.#loading
  }

  /** The loaded chunk, for rendering. It suspends meanwhile, and throws what the last `load` threw. */
  use(): PageModule {
    return this.#module ?? use(this.#loading ?? this.load())
  }

  /** Makes the next rendering try again after a failure. */
  forgetFailure() {
    if (this.#failed) this.#loading = undefined
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
  return new Page(paths[name], name, load)
}

/** The page that all film lines share, with the text of one of them. */
function filmPage(film: ListedFilm): Page {
  return new Page(film.path, film.slug, async () => {
    const [{ FilmPage }, whole] = await Promise.all([import('../pages/film'), loadFilm(film)])
    return { default: () => <FilmPage film={whole} />, firstPicture: heroPicture(whole) }
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

/** Every page. */
export const pages: readonly Page[] = [...sitePages, ...adminPages]

const routes = pages.map((page) => ({ path: page.path, handle: page }))

/** The page at an address, if there is one. */
export function pageAt(address: string): Page | undefined {
  return matchRoutes(routes, address)?.at(-1)?.route.handle
}
