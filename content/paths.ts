import { brand } from './brand'

/** Every address of the site, by the name the code uses for it. */
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
  thankYou: '/thank-you',
  privacy: '/privacy',
  accessibility: '/accessibility',
  admin: '/admin',
  dashboard: '/admin-dashboard',
} as const
