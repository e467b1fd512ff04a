// @vitest-environment jsdom

import { existsSync } from 'node:fs'
import { brand } from '@duskpane/content/brand'
import { faq } from '@duskpane/content/pages/faq'
import { plain } from '@duskpane/content/schema'
import { expect, test } from 'vitest'
import { allRoutes, films, lawRoutes } from '../support/routes'
import { fileOf, pageAt } from './pages'

/** The types of `schema-dts` check that documents use only the vocabulary of schema.org. */
type Thing = { readonly '@type': string; readonly [key: string]: unknown }

function thingsOn(path: string): Thing[] {
  const blocks = pageAt(path).querySelectorAll('script[type="application/ld+json"]')
  return [...blocks].map(({ textContent }) => JSON.parse(textContent ?? ''))
}

const thingOn = (path: string, type: string) =>
  thingsOn(path).find((thing) => thing['@type'] === type)

/** Every string anywhere inside, apart from the context. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '@context' ? [] : stringsIn(inner),
  )
}

const withData = [...allRoutes, ...lawRoutes].filter(([path]) => thingsOn(path).length > 0)

test('each page says what it is', () => {
  const types = Object.fromEntries(
    withData.map(([path]) => [
      path,
      thingsOn(path)
        .map((thing) => thing['@type'])
        .sort(),
    ]),
  )
  expect(types).toMatchObject({
    '/': ['Organization'],
    '/about': ['BreadcrumbList'],
    '/faqs': ['BreadcrumbList', 'FAQPage'],
    ...Object.fromEntries(films.map(([path]) => [path, ['BreadcrumbList', 'ProductModel']])),
    ...Object.fromEntries(lawRoutes.map(([path]) => [path, ['BreadcrumbList']])),
  })
})

test('all that is described is of schema.org, and its own links exist', () => {
  for (const [path] of withData) {
    const things = thingsOn(path)
    for (const thing of things) expect.soft(thing['@context'], path).toBe('https://schema.org')
    const own = stringsIn(things).filter((text) => text.startsWith(plain(brand.origin)))
    expect.soft(own, path).not.toEqual([])
    const isThere = (pathname: string) =>
      existsSync(`dist/${fileOf(pathname)}`) || existsSync(`dist${pathname}`)
    expect
      .soft(
        own.filter((url) => !isThere(new URL(url).pathname)),
        path,
      )
      .toEqual([])
    // Structured data is read apart from its page, so addresses have to be absolute.
    expect
      .soft(
        stringsIn(things).filter((text) => /^[#/.]/.test(text)),
        path,
      )
      .toEqual([])
  }
})

test('a trail counts its steps from 1 and gives each a name and an address', () => {
  for (const [path] of withData.filter(([path]) => path !== '/')) {
    const trail = [thingOn(path, 'BreadcrumbList')?.itemListElement].flat()
    expect.soft(trail.length, path).toBeGreaterThan(1)
    expect.soft(trail, path).toEqual(
      trail.map((_, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: expect.stringMatching(/\S/),
        item: expect.stringMatching(/^https:/),
      })),
    )
  }
})

test('each film is the model of that name, of our brand', () => {
  for (const [path, name] of films) {
    expect.soft(thingOn(path, 'ProductModel'), path).toMatchObject({
      name: `${brand.name} ${name}`,
      url: plain(brand.origin) + path,
      brand: { '@type': 'Brand', name: brand.name },
    })
  }
})

test('the FAQ holds every question with its answer', () => {
  expect(thingOn('/faqs', 'FAQPage')?.mainEntity).toEqual(
    faq.questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  )
})
