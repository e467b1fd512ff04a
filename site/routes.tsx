import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { FilmPath } from '../content/films/cards'
import type { Film } from '../content/schema'
import { type FirstPicture, heroPicture } from './first-picture'
import { ErrorScreen } from './layout/error-screen'
import { Root } from './layout/root'
import { SiteLayout } from './layout/site-layout'
import { loadPart } from './part'
import { paths } from './paths'

interface Screen {
  readonly default: ComponentType
  /** Links fetch it ahead of the page. */
  readonly firstPicture?: FirstPicture
}

/** One screen: its address and the chunk that draws it. */
function screen(path: string, id: string, load: () => Promise<Screen>): RouteObject {
  return {
    path,
    id,
    lazy: async () => {
      const { default: Component, firstPicture } = await loadPart(id, load)
      return { Component, handle: firstPicture }
    },
  }
}

/** A product page: the page that all share, and the chunk with the words and values of one line. */
function filmScreen(path: FilmPath, load: () => Promise<Film>): RouteObject {
  return screen(path, path.slice(1), async () => {
    const [{ FilmPage }, film] = await Promise.all([import('./pages/film'), load()])
    return { default: () => <FilmPage film={film} />, firstPicture: heroPicture(film) }
  })
}

const siteScreens: RouteObject[] = [
  screen(paths.home, 'home', () => import('./pages/home')),
  screen(paths.about, 'about', () => import('./pages/about')),
  screen(paths.why, 'why', () => import('./pages/why')),
  screen(paths.automotive, 'automotive', () => import('./pages/automotive')),
  screen(paths.architectural, 'architectural', () => import('./pages/architectural')),
  filmScreen(
    '/skin-eye-care',
    async () => (await import('../content/films/skin-eye-care')).skinEyeCare,
  ),
  filmScreen(
    '/nano-ceramic',
    async () => (await import('../content/films/nano-ceramic')).nanoCeramic,
  ),
  filmScreen(
    '/platinum-signature',
    async () => (await import('../content/films/platinum-signature')).platinumSignature,
  ),
  filmScreen(
    '/reflective-film',
    async () => (await import('../content/films/reflective-film')).reflectiveFilm,
  ),
  filmScreen(
    '/windshield-protection',
    async () => (await import('../content/films/windshield-protection')).windshieldProtection,
  ),
  filmScreen(
    '/pre-cut-films',
    async () => (await import('../content/films/pre-cut-films')).preCutFilms,
  ),
  filmScreen(
    '/3-ply-reflective',
    async () => (await import('../content/films/3-ply-reflective')).threePlyReflective,
  ),
  filmScreen(
    '/dyed-reflective',
    async () => (await import('../content/films/dyed-reflective')).dyedReflective,
  ),
  filmScreen(
    '/signature-sputtering',
    async () => (await import('../content/films/signature-sputtering')).signatureSputtering,
  ),
  filmScreen(
    '/2-ply-reflective',
    async () => (await import('../content/films/2-ply-reflective')).twoPlyReflective,
  ),
  filmScreen(
    '/decorative-films',
    async () => (await import('../content/films/decorative-films')).decorativeFilms,
  ),
  filmScreen(
    '/safety-security-films',
    async () => (await import('../content/films/safety-security-films')).safetySecurityFilms,
  ),
  screen(paths.faqs, 'faqs', () => import('./pages/faqs')),
  screen(paths.contact, 'contact', () => import('./pages/contact')),
  screen(paths.distributor, 'distributor', () => import('./pages/distributor')),
  screen(paths.dealers, 'dealers', () => import('./pages/dealers')),
  screen(paths.store, 'store', () => import('./pages/store')),
  screen(paths.cart, 'cart', () => import('./pages/cart')),
  screen(paths.checkout, 'checkout', () => import('./pages/checkout')),
  screen(paths.thankYou, 'thank-you', () => import('./pages/thank-you')),
  screen(paths.privacy, 'privacy', () => import('./pages/privacy')),
  screen(paths.accessibility, 'accessibility', () => import('./pages/accessibility')),
]

const adminScreens: RouteObject[] = [
  screen(paths.admin, 'admin', () => import('./admin/login')),
  screen(paths.dashboard, 'admin-dashboard', () => import('./admin/dashboard')),
]

/** The route table. Whatever fails on any screen replaces the whole page with the error screen. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <ErrorScreen />,
    children: [{ element: <SiteLayout />, children: siteScreens }, ...adminScreens],
  },
]

/** The address of every screen. */
export const screenPaths: readonly string[] = [...siteScreens, ...adminScreens].map(
  ({ path = '/' }) => path,
)
