import { expect, test } from 'vitest'
import { whyPath } from './navigation'
import { observedLinks } from './observed'

/** The route table of the specification, and the two pages that say how visitors are treated. */
const routes = new Set([
  '/',
  '/about',
  whyPath,
  '/automotive',
  '/architectural',
  '/skin-eye-care',
  '/nano-ceramic',
  '/platinum-signature',
  '/reflective-film',
  '/windshield-protection',
  '/pre-cut-films',
  '/3-ply-reflective',
  '/dyed-reflective',
  '/signature-sputtering',
  '/2-ply-reflective',
  '/decorative-films',
  '/safety-security-films',
  '/faqs',
  '/contact',
  '/become-distributor',
  '/find-dealer',
  '/auto-store',
  '/cart',
  '/checkout',
  '/thank-you',
  '/privacy',
  '/accessibility',
  '/admin',
  '/admin-dashboard',
])

const modules = import.meta.glob<object>(
  ['./*.ts', './films/*.ts', './forms/*.ts', './pages/*.ts', '!**/*.test.ts', '!**/list-*.ts'],
  { eager: true },
)

/** Every site-relative link below a value, pictures aside. */
function linksOf(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/') ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => (key === 'source' ? [] : linksOf(child)))
}

test('every internal link leads to a route, apart from the four observed', () => {
  const links = Object.entries(modules).flatMap(([file, exports]) =>
    linksOf(exports).map((to) => ({ file, to })),
  )
  expect(links.length).toBeGreaterThan(100)
  const lost = links.filter(({ to }) => !routes.has(to.replace(/#.*/, '')))
  expect(new Set(lost.map(({ to }) => to))).toEqual(new Set(Object.values(observedLinks)))
  for (const { file } of lost) expect(['./observed.ts', './pages/architectural.ts']).toContain(file)
})
