import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '@duskpane/content/brand'

/**
 * Every address that the site promises, with the heading of its page. Stated here once and by hand,
 * so that a page which gets lost in the code is missed here.
 */

/** In the order of their dropdown; a film's heading is its name everywhere. */
export const automotiveFilms = [
  ['/skin-eye-care', 'Skin & Eye Care Film'],
  ['/nano-ceramic', 'Nano Ceramic Film'],
  ['/platinum-signature', 'Platinum Signature Film'],
  ['/reflective-film', 'Reflective Film'],
  ['/windshield-protection', 'Windshield Protection Film'],
  ['/pre-cut-films', 'Pre-Cut Films'],
] as const

export const architecturalFilms = [
  ['/dyed-reflective', 'Dyed Reflective Film'],
  ['/2-ply-reflective', '2-Ply Reflective Film'],
  ['/3-ply-reflective', '3-Ply Reflective Film'],
  ['/signature-sputtering', 'Signature Sputtering'],
  ['/safety-security-films', 'Safety & Security Film'],
  ['/decorative-films', 'Decorative Film'],
] as const

export const films = [...automotiveFilms, ...architecturalFilms] as const

/** The brand comparison. */
export const whyPath = `/why-${brand.slug}`

const LAWS = join(import.meta.dirname, '../../content/laws')

/** One page for each record of `content/laws`: a record that is added or lost is one here as well. */
export const lawRoutes: readonly (readonly [path: string, heading: string])[] = ['us', 'world']
  .flatMap((folder) => readdirSync(join(LAWS, folder)).map((file) => join(LAWS, folder, file)))
  .map((file) => {
    const [, slug] = /([\w-]+)\.ts$/.exec(file) ?? []
    const [, name] = /^ {2}name: '(.+)',$/m.exec(readFileSync(file, 'utf8')) ?? []
    return [`/tint-law/${slug}`, `${name} window tint law`]
  })

/** The entries of the sitemap besides the places of `lawRoutes`. */
export const indexedRoutes = [
  ['/', 'Drive Smarter. Ride Cooler.'],
  ['/about', 'About Us'],
  [whyPath, `Why ${brand.name}`],
  ['/automotive', 'Automotive Window Film'],
  ['/architectural', 'Architectural Window Film'],
  ...films,
  ['/film-finder', 'Film finder'],
  ['/compare', 'Compare films'],
  ['/tint-law', 'Window tint laws'],
  ['/faqs', 'FAQs'],
  ['/contact', 'Contact Us'],
  ['/become-distributor', 'Become a Distributor'],
  ['/find-dealer', 'Find a Dealer'],
  ['/auto-store', 'Auto Store'],
  ['/privacy', 'Privacy'],
  ['/accessibility', 'Accessibility'],
] as const

export const publicRoutes = [
  ...indexedRoutes,
  ['/cart', 'Cart'],
  ['/checkout', 'Checkout'],
  ['/thank-you', 'Thank you'],
] as const

/** Without the site's header and footer. */
export const adminRoutes = [
  ['/admin', 'Admin sign-in'],
  ['/admin-dashboard', 'Submissions'],
] as const

/** Every page but those of places. */
export const allRoutes = [...publicRoutes, ...adminRoutes]

export const unknownPath = '/no-such-page'

/**
 * The films that differ most: models by shade and a tint law; models by thickness; no table, and a
 * picture beside a disabled button.
 */
const walkedFilms = ['/nano-ceramic', '/safety-security-films', '/pre-cut-films']

/** Pages whose every component also stands on a page of `layoutPaths`. */
const twins = [
  '/architectural',
  '/accessibility',
  ...films.map(([path]) => path).filter((path) => !walkedFilms.includes(path)),
]

/** The page of a place with every optional part: unverified, no tolerance, limits of another time. */
const walkedLaw = '/tint-law/louisiana'

/** One page of every layout, for checks of what pages share: a fault in it shows here too. */
export const layoutPaths: readonly string[] = [
  ...allRoutes.map(([path]) => path).filter((path) => !twins.includes(path)),
  walkedLaw,
  unknownPath,
]
