import { expect, it } from 'vitest'
import { nearestPages } from './nearest-pages'

const pages = [
  { name: 'Home', to: '/' },
  { name: '2-Ply', to: '/2-ply-reflective' },
  { name: '3-Ply', to: '/3-ply-reflective' },
  { name: 'Decorative', to: '/decorative-films' },
  { name: 'Contact', to: '/contact' },
]

it.each([
  ['/2ply-reflective', '/2-ply-reflective'],
  ['/decorative', '/decorative-films'],
  ['/CONTACT-US/', '/contact'],
  ['/Contact', '/contact'],
  ['/tint-law/Texas', '/tint-law/texas'],
  ['/kontakt.html', '/contact'],
  ['/', '/'],
])('%s is nearest to %s', (asked, nearest) => {
  expect(nearestPages(asked, pages, 1)[0]?.to).toBe(nearest)
})

it('answers any address, however long', () => {
  expect(nearestPages(`/${'x'.repeat(100_000)}`, pages, 3)).toHaveLength(3)
})
