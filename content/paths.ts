import { brand } from './brand'

/** Every address but the films', by the name of its page: `about` is `site/pages/about.tsx`. */
export const paths = {
  home: '/',
  about: '/about',
  why: `/why-${brand.slug}`,
  automotive: '/automotive',
  architectural: '/architectural',
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

/** The address of a film line, from the name of its module in `films/`. */
export function filmPath(slug: string): string {
  return `/${slug}`
}
