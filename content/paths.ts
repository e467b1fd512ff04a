import { brand } from './brand'

/** Every address but those of films and places, by the name of its page: `about` is `site/pages/about.tsx`. */
export const paths = {
  home: '/',
  about: '/about',
  why: `/why-${brand.slug}`,
  automotive: '/automotive',
  architectural: '/architectural',
  compare: '/compare',
  laws: '/tint-law',
  finder: '/film-finder',
  faqs: '/faqs',
  contact: '/contact',
  distributor: '/become-distributor',
  dealers: '/find-dealer',
  store: '/auto-store',
  cart: '/cart',
  checkout: '/checkout',
  thanks: '/thank-you',
  privacy: '/privacy',
  accessibility: '/accessibility',
  admin: '/admin',
  dashboard: '/admin-dashboard',
} as const

/** The tint laws of all places, as the build writes them for others to use. */
export const lawDataPath = '/tint-laws.json'

/** The address of a film line, from the name of its module in `films/`. */
export function filmPath(slug: string): string {
  return `/${slug}`
}

/** The address of a place's tint law, from the name of its module in `laws/`. */
export function lawPath(slug: string): string {
  return `${paths.laws}/${slug}`
}
