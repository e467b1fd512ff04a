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
import { paths } from './paths'

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
    // A line that the original did not have leads to its own page.
    expect(targets(new Set())).toEqual(
      expect.arrayContaining([
        ['Dyed Reflective Film', '/dyed-reflective'],
        ['2-Ply Reflective Film', '/2ply-reflective'],
        ['3-Ply Reflective Film', '/3ply-reflective'],
        ['Signature Sputtering', '/signature-sputtering'],
        ['Safety & Security Film', '/safety-security'],
        ['Decorative Film', '/decorative'],
      ]),
    )
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
    const text = it.title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    const runs = new RegExp(`^(?!.*\\b(?:test|isolated)\\.skip\\().*['}]${text}['\`]`, 'm')
    expect.soft(readFileSync(new URL(it.file, root), 'utf8'), id).toMatch(runs)
  }
})

test('header and footer have the specified links, and after them the added ones', () => {
  const { menu, topBar, action } = header
  for (const [links, specified] of [
    [topBar.links, ['FAQs', 'Contact Us', 'Become a Distributor']],
    [menu.items, ['About Us', 'Automotive', 'Architectural']],
    [[action], ['Find a Dealer']],
    [footer.quickLinks.links, ['About Us', 'FAQ', 'Become a Distributor', 'Contact Us']],
    [footer.productLinks.links, ['Architectural Solutions', 'Automotive Solutions']],
  ] as const) {
    const first = links.slice(0, specified.length).map(({ name }) => name)
    const rule =
      'content/navigation.ts: the specified links come first: move an added one behind them'
    expect.soft(first, rule).toEqual(specified)
  }
  const added = [
    ...menu.items.flatMap(({ to, foot = [] }) => [to, ...foot.map((link) => link.to)]),
    header.cart.to,
    ...footer.productLinks.links.map(({ to }) => to),
    ...footer.choosingLinks.links.map(({ to }) => to),
    ...footer.legalLinks.map(({ to }) => to),
  ]
  const { store, cart, finder, compare, laws, privacy, accessibility } = paths
  const named = [store, cart, finder, compare, laws, privacy, accessibility]
  expect(added).toEqual(expect.arrayContaining(named))
})
