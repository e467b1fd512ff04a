import { expect, it } from 'vitest'
import { knownPages } from './known-pages'
import { nearestPages } from './nearest-pages'
import { errors } from './pages/errors'

const pages = [...errors.first, ...knownPages]

it.each([
  ['/2ply-reflective', '/2-ply-reflective'],
  ['/decorative', '/decorative-films'],
  ['/CONTACT-US/', '/contact'],
  ['/Contact', '/contact'],
  ['/kontakt.html', '/contact'],
  ['/dealers', '/find-dealer'],
  ['/shop/cart', '/cart'],
  ['/store', '/auto-store'],
  ['/distributors', '/become-distributor'],
  ['/privacy-policy', '/privacy'],
  ['/tint-laws', '/tint-law'],
  ['/laws/', '/tint-law'],
  ['/tint-law/Texas', '/tint-law/texas'],
  ['/tint-laws/new-york', '/tint-law/new-york'],
  ['/texas-tint-law', '/tint-law/texas'],
  ['/tint-law/louisana', '/tint-law/louisiana'],
  ['/tint-law/texsa', '/tint-law/texas'],
  ['/tint-laws/ohoi', '/tint-law/ohio'],
  ['/', '/'],
])('%s is nearest to %s', (asked, nearest) => {
  expect(nearestPages(asked, pages, 1)[0]?.to).toBe(nearest)
})

it.each(['/warranty', '/tint-laws', '/about-us', '/installation', '/careers', '/blog'])(
  '%s names no place, and none is suggested',
  (asked) => {
    const found = nearestPages(asked, pages, 3).map(({ to }) => to)
    expect(found).toHaveLength(3)
    expect(found.join(' ')).not.toContain('/tint-law/')
  },
)

it('answers any address, however long', () => {
  expect(nearestPages(`/${'x'.repeat(100_000)}`, pages, 3)).toHaveLength(3)
})
