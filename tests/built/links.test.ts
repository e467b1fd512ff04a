// @vitest-environment jsdom
import { existsSync } from 'node:fs'
import { notRead } from '@duskpane/content/laws/not-read'
import { expect, test } from 'vitest'
import { allRoutes, lawRoutes } from '../support/routes'
import { builtPages, fileOf, linksIn, pageAt } from './pages'

/** Link targets that were observed on the original site to match no route. */
const deadAsObserved = ['/2ply-reflective', '/3ply-reflective', '/decorative', '/safety-security']

const linksOn = (routes: readonly (readonly [string, string])[]) =>
  routes.flatMap(([path]) => linksIn(pageAt(path)).map(([, href]) => ({ path, href: href ?? '' })))
const links = linksOn(allRoutes)
const internal = [...links, ...linksOn(lawRoutes)]
  .filter(({ href }) => /^[/#?.]/.test(href))
  .map(({ path, href }) => ({ path, href, target: new URL(href, `http://site${path}`) }))

test('every link leads to a page and to a place on it, apart from the four observed', () => {
  expect(internal).not.toEqual([])
  const dead = new Set<string>()
  for (const { path, href, target } of internal) {
    if (existsSync(`dist${target.pathname}`) && target.pathname.includes('.')) continue
    if (!existsSync(`dist/${fileOf(target.pathname)}`)) dead.add(target.pathname)
    else if (target.hash) {
      const place = pageAt(target.pathname).getElementById(target.hash.slice(1))
      expect(place, `${href} on ${path}`).not.toBeNull()
    }
  }
  expect([...dead].sort()).toEqual(deadAsObserved)
})

test('every page is linked from another one, but for steps on the way', () => {
  const linked = new Set(
    internal.flatMap(({ path, target }) => (target.pathname === path ? [] : [target.pathname])),
  )
  const unlinked = [...allRoutes, ...lawRoutes]
    .map(([path]) => path)
    .filter((path) => !linked.has(path))
  expect(unlinked.sort()).toEqual(['/admin-dashboard', '/checkout', '/thank-you'])
})

test('links leave the site, but for the sources of laws and whom to ask, only for the map and its policy, social pages, mail and telephone', () => {
  const outside = links
    .filter(({ href }) => /^[a-z]+:/.test(href) && !href.startsWith('data:'))
    .filter(({ href }) => notRead.every(({ ask }) => href !== `https://${ask}`))
    .map(({ href }) => (href.startsWith('http') ? new URL(href).hostname : href.split(':')[0]))
  expect([...new Set(outside)].sort()).toEqual([
    'mailto',
    'osmfoundation.org',
    'tel',
    'www.facebook.com',
    'www.instagram.com',
    'www.linkedin.com',
    'www.openstreetmap.org',
  ])
})

test('every script, style sheet, font and picture that a page names is there', () => {
  const files = new Set(
    builtPages.flatMap(({ html }) =>
      [...html.matchAll(/\/assets\/[\w.-]+\.\w+/g)].map(([file]) => file),
    ),
  )
  for (const ending of ['.js', '.woff2', '.avif', '.jpg']) {
    expect([...files].filter((file) => file.endsWith(ending))).not.toEqual([])
  }
  expect([...files].filter((file) => !existsSync(`dist${file}`))).toEqual([])
})
