import { expect, test } from 'vitest'
import { films } from './films/catalog'
import { places } from './laws/places'
import { observedLinks } from './observed'
import { lawDataPath, paths } from './paths'

const routes = new Set<string>([
  ...Object.values(paths),
  ...[...films, ...places].map(({ path }) => path),
  lawDataPath,
])

const modules = import.meta.glob<object>(
  [
    './*.ts',
    './{finder,laws}/*.ts',
    './films/*/*.ts',
    './forms/*.ts',
    './pages/*.ts',
    '!**/*.test.ts',
    '!**/list-*.ts',
  ],
  { eager: true },
)

/** Every site-relative link inside a value, except pictures. */
function linksOf(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/') ? [value] : []
  if (typeof value !== 'object' || value === null || 'avif' in value) return []
  return Object.entries(value).flatMap(([key, child]) => (key === 'source' ? [] : linksOf(child)))
}

test('every internal link leads to a route, apart from the four observed', () => {
  const links = Object.entries(modules).flatMap(([file, exports]) =>
    linksOf(exports).map((to) => ({ file, to })),
  )
  expect(links.length).toBeGreaterThan(100)
  const lost = links.filter(({ to }) => !routes.has(to.replace(/[?#].*/, '')))
  expect(new Set(lost.map(({ to }) => to))).toEqual(new Set(Object.values(observedLinks)))
  for (const { file } of lost) expect(['./observed.ts', './pages/architectural.ts']).toContain(file)
})
