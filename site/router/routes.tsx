import type { FilmPath } from '@duskpane/content/films/cards'
import { errors } from '@duskpane/content/pages/errors'
import { paths } from '@duskpane/content/paths'
import type { Film } from '@duskpane/content/schema'
import { matchPath } from 'react-router-dom'
import { SiteLayout } from '../layout/site-layout'
import { heroPicture } from '../sections/first-picture'
import { decoded } from './decoded'
import { ErrorScreen } from './error-screen'
import { Screen } from './screen'

/** A product page: the page that all share, and the chunk with the words and values of one line. */
function filmScreen(path: FilmPath, load: () => Promise<Film>): Screen {
  return new Screen(path, path.slice(1), async () => {
    const [{ FilmPage }, film] = await Promise.all([import('../pages/film'), load()])
    return { default: () => <FilmPage film={film} />, firstPicture: heroPicture(film) }
  })
}

const siteScreens: readonly Screen[] = [
  new Screen(paths.home, 'home', () => import('../pages/home')),
  new Screen(paths.about, 'about', () => import('../pages/about')),
  new Screen(paths.why, 'why', () => import('../pages/why')),
  new Screen(paths.automotive, 'automotive', () => import('../pages/automotive')),
  new Screen(paths.architectural, 'architectural', () => import('../pages/architectural')),
  filmScreen(
    '/skin-eye-care',
    async () => (await import('@duskpane/content/films/skin-eye-care')).skinEyeCare,
  ),
  filmScreen(
    '/nano-ceramic',
    async () => (await import('@duskpane/content/films/nano-ceramic')).nanoCeramic,
  ),
  filmScreen(
    '/platinum-signature',
    async () => (await import('@duskpane/content/films/platinum-signature')).platinumSignature,
  ),
  filmScreen(
    '/reflective-film',
    async () => (await import('@duskpane/content/films/reflective-film')).reflectiveFilm,
  ),
  filmScreen(
    '/windshield-protection',
    async () =>
      (await import('@duskpane/content/films/windshield-protection')).windshieldProtection,
  ),
  filmScreen(
    '/pre-cut-films',
    async () => (await import('@duskpane/content/films/pre-cut-films')).preCutFilms,
  ),
  filmScreen(
    '/3-ply-reflective',
    async () => (await import('@duskpane/content/films/3-ply-reflective')).threePlyReflective,
  ),
  filmScreen(
    '/dyed-reflective',
    async () => (await import('@duskpane/content/films/dyed-reflective')).dyedReflective,
  ),
  filmScreen(
    '/signature-sputtering',
    async () => (await import('@duskpane/content/films/signature-sputtering')).signatureSputtering,
  ),
  filmScreen(
    '/2-ply-reflective',
    async () => (await import('@duskpane/content/films/2-ply-reflective')).twoPlyReflective,
  ),
  filmScreen(
    '/decorative-films',
    async () => (await import('@duskpane/content/films/decorative-films')).decorativeFilms,
  ),
  filmScreen(
    '/safety-security-films',
    async () => (await import('@duskpane/content/films/safety-security-films')).safetySecurityFilms,
  ),
  new Screen(paths.faqs, 'faqs', () => import('../pages/faqs')),
  new Screen(paths.contact, 'contact', () => import('../pages/contact')),
  new Screen(paths.distributor, 'distributor', () => import('../pages/distributor')),
  new Screen(paths.dealers, 'dealers', () => import('../pages/dealers')),
  new Screen(paths.store, 'store', () => import('../pages/store')),
  new Screen(paths.cart, 'cart', () => import('../pages/cart')),
  new Screen(paths.checkout, 'checkout', () => import('../pages/checkout')),
  new Screen(paths.thankYou, 'thank-you', () => import('../pages/thank-you')),
  new Screen(paths.privacy, 'privacy', () => import('../pages/privacy')),
  new Screen(paths.accessibility, 'accessibility', () => import('../pages/accessibility')),
]

const adminScreens: readonly Screen[] = [
  new Screen(paths.admin, 'admin', () => import('../admin/login')),
  new Screen(paths.dashboard, 'admin-dashboard', () => import('../admin/dashboard')),
]

/** Every screen. */
export const screens: readonly Screen[] = [...siteScreens, ...adminScreens]

/** Stands for the id of a screen where there is none. */
export const NOT_FOUND = 'not-found'

/** The screen at an address, in whatever case and encoding, if there is one. */
export function screenAt(pathname: string): Screen | undefined {
  const path = decoded(pathname)
  return screens.find((screen) => matchPath(screen.path, path))
}

/** What stands at an address: a screen of the site in its layout, one of the admin, or words that there is none. */
export function Route({ pathname }: { readonly pathname: string }) {
  const screen = screenAt(pathname)
  if (!screen) return <ErrorScreen error={errors.notFound} />
  const view = <ScreenView key={screen.id} screen={screen} />
  return siteScreens.includes(screen) ? <SiteLayout>{view}</SiteLayout> : view
}

function ScreenView({ screen }: { readonly screen: Screen }) {
  const { default: Component } = screen.use()
  return <Component />
}
