// @vitest-environment jsdom

import { existsSync, readFileSync, statSync } from 'node:fs'
import { brand } from '@duskpane/content/brand'
import { plain } from '@duskpane/content/schema'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  adminRoutes,
  allRoutes,
  films,
  indexedRoutes,
  lawRoutes,
  publicRoutes,
} from '../support/routes'
import { builtPages, fileOf, pageAt, textOf } from './pages'

const origin = plain(brand.origin)

const contentOf = (page: Document, selector: string) =>
  page.querySelector(selector)?.getAttribute('content') ?? ''

test('every page that is promised is built, and no other', () => {
  const promised = [...[...allRoutes, ...lawRoutes].map(([path]) => fileOf(path)), '404.html']
  expect(builtPages.map(({ file }) => file).sort()).toEqual(promised.sort())
})

test('a page names the scripts that it starts with, so that none waits for another', () => {
  const scriptsOf = (path: string) => {
    const { content } = pageAt(path).querySelector<HTMLTemplateElement>('#script') ?? {}
    const links = [...(content?.querySelectorAll('[rel=modulepreload]') ?? [])]
    return links.map((link) => link.getAttribute('href') ?? '')
  }
  const ofAll = new Set(scriptsOf('/404'))
  for (const [path] of publicRoutes) {
    const scripts = scriptsOf(path)
    expect.soft(scripts.filter((script) => !ofAll.has(script)).length, path).toBeGreaterThan(0)
    for (const script of scripts) {
      const code = readFileSync(`dist${script}`, 'utf8')
      const imports = [...code.matchAll(/\bfrom ?["`']\.\/([\w.-]+\.js)["`']/g)]
      for (const [, file] of imports) expect.soft(scripts, script).toContain(`/assets/${file}`)
    }
  }
})

test('data that a page carries has an id that no other page has', () => {
  const paths = [...allRoutes, ...lawRoutes].map(([path]) => path)
  const elements = paths.flatMap((path) =>
    [...pageAt(path).querySelectorAll('[id]')].map((element) => ({ path, element })),
  )
  const carriers = elements.filter(({ element }) => element.localName === 'script')
  expect(carriers.map(({ path }) => path)).toEqual(lawRoutes.map(([path]) => path))
  for (const { path, element } of carriers) {
    const same = elements.filter((one) => one.element.id === element.id).map((one) => one.path)
    expect.soft(same, element.id).toEqual([path])
  }
})

test('each page has one heading, header, footer and a way past the menus', () => {
  for (const [path, h1] of [...publicRoutes, ...lawRoutes]) {
    const page = pageAt(path)
    expect.soft([...page.querySelectorAll('h1')].map(textOf), path).toEqual([h1])
    expect.soft(page.querySelectorAll('main h1'), path).toHaveLength(1)
    for (const landmark of ['header nav', 'main', 'footer']) {
      expect.soft(page.querySelector(landmark), landmark).not.toBeNull()
    }
    const first = page.body.querySelector('a')
    expect.soft(textOf(first), path).toBe('Skip to content')
    expect
      .soft(page.querySelector(first?.getAttribute('href') ?? '-')?.localName, path)
      .toBe('main')
  }
})

test('each page tells search engines and link previews what it is', () => {
  for (const [path] of [...publicRoutes, ...lawRoutes]) {
    const page = pageAt(path)
    const url = origin + path
    expect.soft(page.documentElement.lang, path).toBe('en')
    expect.soft(page.title, path).toContain(brand.name)
    expect.soft(contentOf(page, 'meta[name=description]'), path).toMatch(/.{50}/)
    // Networks share the canonical address, and the content of these pages depends on the query.
    const named = ['/compare', '/film-finder'].includes(path) ? [] : [url]
    const addresses = [
      ...page.querySelectorAll('link[rel=canonical], meta[property="og:url"]'),
    ].map((it) => it.getAttribute('href') ?? it.getAttribute('content'))
    expect.soft([...new Set(addresses)], path).toEqual(named)
    expect.soft(contentOf(page, 'meta[property="og:title"]'), path).toBe(page.title)
    expect.soft(contentOf(page, 'meta[property="og:description"]'), path).toMatch(/.{50}/)
    expect.soft(contentOf(page, 'meta[property="og:image:alt"]'), path).toMatch(/.{20}/)
  }
})

test('each page has a share picture that networks show: its own, or one for places and one for texts', async () => {
  const pagesOf = new Map<string, string[]>()
  for (const [path] of [...publicRoutes, ...lawRoutes]) {
    const [url = '', ...size] = ['', ':width', ':height'].map((part) =>
      contentOf(pageAt(path), `meta[property="og:image${part}"]`),
    )
    expect.soft(size, path).toEqual(['1200', '630'])
    pagesOf.set(url, [...(pagesOf.get(url) ?? []), path])
  }
  for (const [url, paths] of pagesOf) {
    const file = `dist${new URL(url).pathname}`
    const { format, width, height } = await sharp(file).metadata()
    expect
      .soft({ format, width, height }, url)
      .toEqual({ format: 'jpeg', width: 1200, height: 630 })
    expect.soft(statSync(file).size, url).toBeLessThan(70_000)
    // Pages that begin with no picture share the card of the home page, places that of their list.
    if (paths.includes('/')) expect.soft(paths.filter(isFilm), url).toEqual([])
    else if (!paths.includes('/tint-law')) expect.soft(paths, url).toHaveLength(1)
  }
})

const isFilm = (path: string) => films.some(([film]) => film === path)

test('browsers find their icons', async () => {
  const touch = pageAt('/').querySelector('link[rel=apple-touch-icon]')?.getAttribute('href')
  expect(await sharp(`dist${touch}`).metadata()).toMatchObject({ format: 'png', width: 180 })
  expect(existsSync('dist/favicon.ico')).toBe(true)
})

test('the admin pages have no header, no footer and are not for search engines', () => {
  for (const [path, h1] of adminRoutes) {
    const page = pageAt(path)
    expect.soft([...page.querySelectorAll('h1')].map(textOf), path).toEqual([h1])
    expect.soft(contentOf(page, 'meta[name=robots]'), path).toBe('noindex')
    expect.soft(page.querySelector('nav[aria-label="Main menu"], footer'), path).toBeNull()
  }
})

test('the 404 page says so, is not for search engines and leads on', () => {
  const page = pageAt('/404')
  expect(textOf(page.querySelector('h1'))).toBe('Unexpected Application Error!')
  expect(textOf(page.querySelector('main'))).toContain('404 Not Found')
  expect(textOf(page.body)).not.toMatch(/developer|errorElement|ErrorBoundary|stack/i)
  expect(contentOf(page, 'meta[name=robots]')).toBe('noindex')
  expect(page.querySelector(`a[aria-label="${brand.name}, home"]`)?.getAttribute('href')).toBe('/')
  expect(page.querySelectorAll('main nav li a[href^="/"]')).toHaveLength(3)
})

test('no two pages share a title or a description', () => {
  for (const read of [
    (page: Document) => page.title,
    (page: Document) => contentOf(page, 'meta[name=description]'),
  ]) {
    const texts = [...allRoutes, ...lawRoutes].map(([path]) => read(pageAt(path)))
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  }
})

describe('for search engines', () => {
  test('the sitemap lists exactly the pages without noindex', () => {
    const sitemap = readFileSync('dist/sitemap.xml', 'utf8')
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
    const promised = [...indexedRoutes, ...lawRoutes].map(([path]) => path)
    expect(listed.sort()).toEqual(promised.map((path) => origin + path).sort())
    for (const [path] of [...allRoutes, ...lawRoutes]) {
      const robots = contentOf(pageAt(path), 'meta[name=robots]')
      expect(robots, path).toBe(promised.includes(path) ? '' : 'noindex')
    }
  })

  test('robots.txt points at the sitemap', () => {
    expect(readFileSync('dist/robots.txt', 'utf8')).toContain(`Sitemap: ${origin}/sitemap.xml`)
  })
})
