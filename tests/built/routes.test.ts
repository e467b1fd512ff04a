// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { brand } from '@duskpane/content/brand'
import { describe, expect, test } from 'vitest'
import { adminRoutes, allRoutes, indexedRoutes, lawRoutes, publicRoutes } from '../support/routes'
import { builtPages, fileOf, pageAt, textOf } from './pages'

const origin = brand.origin.value

const contentOf = (page: Document, selector: string) =>
  page.querySelector(selector)?.getAttribute('content') ?? ''

test('every page that is promised is built, and no other', () => {
  const promised = [...[...allRoutes, ...lawRoutes].map(([path]) => fileOf(path)), '404.html']
  expect(builtPages.map(({ file }) => file).sort()).toEqual(promised.sort())
})

test.each([...publicRoutes, ...lawRoutes])(
  '%s has one heading, header, footer and a way past the menus',
  (path, h1) => {
    const page = pageAt(path)
    expect([...page.querySelectorAll('h1')].map(textOf)).toEqual([h1])
    expect(page.querySelectorAll('main h1')).toHaveLength(1)
    for (const landmark of ['header nav', 'main', 'footer']) {
      expect(page.querySelector(landmark), landmark).not.toBeNull()
    }
    const first = page.body.querySelector('a')
    expect(textOf(first)).toBe('Skip to content')
    expect(page.querySelector(first?.getAttribute('href') ?? '-')?.localName).toBe('main')
  },
)

test.each([...publicRoutes, ...lawRoutes])(
  '%s tells search engines and link previews what it is',
  (path) => {
    const page = pageAt(path)
    const url = origin + path
    expect(page.documentElement.lang).toBe('en')
    expect(page.title).toContain(brand.name)
    expect(contentOf(page, 'meta[name=description]')).toMatch(/.{50}/)
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(url)
    expect(contentOf(page, 'meta[property="og:url"]')).toBe(url)
    expect(contentOf(page, 'meta[property="og:title"]')).toBe(page.title)
    expect(contentOf(page, 'meta[property="og:description"]')).toMatch(/.{50}/)
    expect(contentOf(page, 'meta[property="og:image"]')).toMatch(/^https:.*\.(jpg|webp|png)$/)
  },
)

test.each(adminRoutes)('%s has no header, no footer and is not for search engines', (path, h1) => {
  const page = pageAt(path)
  expect([...page.querySelectorAll('h1')].map(textOf)).toEqual([h1])
  expect(contentOf(page, 'meta[name=robots]')).toBe('noindex')
  expect(page.querySelector('nav[aria-label="Main menu"], footer')).toBeNull()
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
