import { existsSync } from 'node:fs'
import Validator from '@adobe/structured-data-validator'
import { brand } from '@duskpane/content/brand'
import { describe, expect, test } from 'vitest'
import { builtPages } from './pages'
import { unknownToSchemaOrg } from './vocabulary'

type Document = { readonly '@type': string; readonly [key: string]: unknown }

const pages = builtPages.map(({ file, html }) => ({ file, documents: documentsIn(html) }))
const described = pages.filter(({ documents }) => documents.length > 0)

function documentsIn(html: string): Document[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...blocks].map(([, block = '']) => JSON.parse(block))
}

/** Every string anywhere inside, apart from the context. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '@context' ? [] : stringsIn(inner),
  )
}

async function missedByGoogle(documents: readonly Document[]): Promise<string[]> {
  const issues = await Promise.all(
    documents.map((document) =>
      new Validator().validate({ jsonld: { [document['@type']]: [{ ...document }] } }),
    ),
  )
  return issues.flat().map((issue) => issue.issueMessage)
}

test('most pages describe themselves', () => {
  expect(described.length).toBeGreaterThanOrEqual(20)
})

describe.each(described)('$file', ({ documents }) => {
  test('says only what schema.org knows', () => {
    expect(documents.flatMap((document) => unknownToSchemaOrg(document))).toEqual([])
  })

  test('says what Google asks for', async () => {
    expect(await missedByGoogle(documents)).toEqual([])
  })

  test('leads to what exists', () => {
    const own = stringsIn(documents).filter((text) => text.startsWith(brand.origin.value))
    const lost = own.filter((url) => {
      const path = new URL(url).pathname
      return !existsSync(`dist${path === '/' ? '/index' : path}.html`) && !existsSync(`dist${path}`)
    })
    expect(own).not.toEqual([])
    expect(lost).toEqual([])
  })
})

// developers.google.com/search/docs/appearance/structured-data/faqpage: the library has no rule for it.
test('every question of an FAQ has its words and its answer', () => {
  const faqs = described
    .flatMap(({ documents }) => documents)
    .filter((d) => d['@type'] === 'FAQPage')
  expect(faqs).toHaveLength(1)
  for (const { mainEntity } of faqs) {
    expect(mainEntity).not.toHaveLength(0)
    for (const question of [mainEntity].flat()) {
      expect(question).toMatchObject({
        '@type': 'Question',
        name: expect.stringMatching(/\S/),
        acceptedAnswer: { '@type': 'Answer', text: expect.stringMatching(/\S/) },
      })
    }
  }
})

test('Google misses the offer of a product without one', async () => {
  const issues = await missedByGoogle([{ '@type': 'Product', name: 'A film' }])
  expect(issues).toContainEqual(expect.stringContaining('"aggregateRating", "offers" or "review"'))
})

describe('the check of the vocabulary', () => {
  const product = { '@type': 'ProductModel', name: 'A film' }
  test.each([
    [{ '@type': 'Film' }, 'document: there is no type Film'],
    [{ ...product, nam: 'x' }, 'ProductModel.nam: there is no such property'],
    [{ ...product, telephone: '1' }, 'ProductModel.telephone: not a property of ProductModel'],
    [{ ...product, url: '/film' }, 'ProductModel.url: "/film" is none of URL'],
    [
      { ...product, image: '/film.png' },
      'ProductModel.image: "/film.png" is none of ImageObject, URL',
    ],
    [{ ...product, category: '/films' }, expect.stringContaining('"/films" is none of')],
    [{ ...product, name: 3 }, 'ProductModel.name: 3 is none of Text'],
    [{ '@type': 'ListItem', position: 1.5 }, 'ListItem.position: 1.5 is none of Integer, Text'],
    [{ ...product, releaseDate: 'soon' }, 'ProductModel.releaseDate: "soon" is none of Date'],
    [
      { ...product, brand: { '@type': 'Person', name: 'x' } },
      'ProductModel.brand: {"@type":"Person","name":"x"} is none of Brand, Organization',
    ],
  ])('finds the fault of %j', (document, fault) => {
    expect(unknownToSchemaOrg(document)).toEqual([fault])
  })

  test('lets a type have what it inherits', () => {
    const offered = { ...product, brand: { '@type': 'Corporation', name: 'x', legalName: 'x' } }
    expect(unknownToSchemaOrg(offered)).toEqual([])
  })
})
