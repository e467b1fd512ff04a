import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { confirmedFixes } from './confirmed-fixes'
import { filmsFor } from './films/catalog'
import { footer, header } from './navigation'
import {
  architecturalTarget,
  changed,
  parseConfirmedFixes,
  type ReproducedId,
  readMoreTarget,
  reproduced,
} from './observed'
import { architectural } from './pages/architectural'
import { home } from './pages/home'

describe('confirmed fixes', () => {
  test('none by default', () => {
    expect(parseConfirmedFixes(undefined).size).toBe(0)
    expect(parseConfirmedFixes('').size).toBe(0)
  })

  test('are comma separated, spaces aside', () => {
    const all = Object.keys(reproduced)
    expect([...parseConfirmedFixes(all.join(', '))]).toEqual(all)
  })

  test('stop at an unknown id, and name it with the known ones', () => {
    expect(() => parseConfirmedFixes('read-more,read-less')).toThrow(
      /names read-less,.*architectural-links, read-more, empty-order, dashboard-failure/,
    )
    expect(() => parseConfirmedFixes('toString')).toThrow('toString')
  })
})

describe('architectural links', () => {
  const architecturalFilms = filmsFor('architectural')
  const targets = (confirmed: ReadonlySet<ReproducedId>) =>
    architecturalFilms.map(({ name, path }) => [name, architecturalTarget(path, confirmed)])

  test('are built as observed', () => {
    expect(targets(new Set())).toEqual([
      ['Dyed Reflective Film', '/dyed-reflective'],
      ['2-Ply Reflective Film', '/2ply-reflective'],
      ['3-Ply Reflective Film', '/3ply-reflective'],
      ['Signature Sputtering', '/signature-sputtering'],
      ['Safety & Security Film', '/safety-security'],
      ['Decorative Film', '/decorative'],
    ])
  })

  test('lead to the registered routes once confirmed', () => {
    const confirmed = parseConfirmedFixes('architectural-links')
    expect(targets(confirmed)).toEqual(architecturalFilms.map(({ name, path }) => [name, path]))
  })

  test('are what the listing shows', () => {
    const shown = architectural.cards.map(({ title, link }) => [title, link])
    expect(shown).toEqual(targets(confirmedFixes))
  })
})

test('Read More has no action until confirmed', () => {
  expect(readMoreTarget(new Set())).toBeUndefined()
  expect(readMoreTarget(parseConfirmedFixes('read-more'))).toBe('/about')
  const { action } = home.about
  expect(action).toEqual({ name: 'Read More', to: readMoreTarget(confirmedFixes) })
})

test('each deliberate difference has a test', () => {
  const root = new URL('..', import.meta.url)
  for (const [id, { test: it }] of Object.entries(changed)) {
    expect.soft(readFileSync(new URL(it.file, root), 'utf8'), id).toContain(`'${it.title}'`)
  }
})

test('header and footer have the specified links, and after them the added ones', () => {
  const names = (links: readonly { readonly name: string }[]) => links.map(({ name }) => name)
  const { menu, topBar, action } = header
  expect(names(topBar.links)).toEqual(['FAQs', 'Contact Us', 'Become a Distributor'])
  expect(names(menu.items)).toEqual(['About Us', 'Automotive', 'Architectural', 'Store'])
  expect(action.name).toBe('Find a Dealer')
  expect(names(footer.quickLinks.links)).toEqual([
    'About Us',
    'FAQ',
    'Become a Distributor',
    'Contact Us',
  ])
  expect(names(footer.productLinks.links)).toEqual([
    'Architectural Solutions',
    'Automotive Solutions',
    'Auto Store',
  ])
  expect(names(footer.choosingLinks.links)).toEqual(['Film Finder', 'Compare Films', 'Tint Laws'])
  expect(names(footer.legalLinks)).toEqual(['Privacy', 'Accessibility'])
})
