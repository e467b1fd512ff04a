// @vitest-environment jsdom

import { brand } from '@duskpane/content/brand'
import { films as filmLines, loadFilm } from '@duskpane/content/films/catalog'
import { noteOn } from '@duskpane/content/films/illustrative-note'
import { lines } from '@duskpane/content/films/models'
import { featuredModel } from '@duskpane/content/films/spec-sheet'
import { filmText } from '@duskpane/content/films/text'
import { accessibility } from '@duskpane/content/pages/accessibility'
import { faq } from '@duskpane/content/pages/faq'
import { privacy } from '@duskpane/content/pages/privacy'
import { why } from '@duskpane/content/pages/why'
import { isIllustrative, plain } from '@duskpane/content/schema'
import { factsOf, productsNote } from '@duskpane/content/shop/product-facts'
import { products as offers } from '@duskpane/content/shop/store'
import { describe, expect, test } from 'vitest'
import {
  architecturalFilms,
  automotiveFilms,
  films,
  lawRoutes,
  layoutPaths,
  publicRoutes,
  unknownPath,
  whyPath,
} from '../support/routes'
import { linksIn, mainOf, pageAt, textOf, textsOf } from './pages'

/** The content of each page, in its HTML. */

const headings = (root: ParentNode) => textsOf(root, 'h1, h2, h3, h4')

function tableOf(path: string, caption: RegExp): Element {
  const tables = [...mainOf(path).querySelectorAll('table')]
  const table = tables.find((it) => caption.test(textOf(it.querySelector('caption'))))
  if (!table) throw new Error(`${path} has no table ${caption}`)
  return table
}

/** The lines of a page, without tables, folded text and options. */
function proseOf(main: Element): string[] {
  const prose = main.cloneNode(true) as Element
  for (const it of prose.querySelectorAll('table, details, select, noscript, script, [hidden]')) {
    it.remove()
  }
  for (const it of prose.querySelectorAll('p, h1, h2, h3, li, dt, dd, div, figcaption, legend')) {
    it.append('\n')
  }
  return prose.textContent.split('\n').flatMap((line) => line.replace(/\s+/g, ' ').trim() || [])
}

const columnsOf = (table: Element) => textsOf(table, 'thead th')
const rowsOf = (root: Element) => textsOf(root, 'tbody tr')

test('home: hero, slider, about, product range and benefits, in this order', () => {
  const main = mainOf('/')
  const sections = [...main.querySelectorAll('section:not(section section)')]
  expect(sections.map((it) => headings(it)[0] ?? it.getAttribute('aria-label'))).toEqual([
    'Drive Smarter. Ride Cooler.',
    'Where light meets glass',
    brand.name,
    'Product Range',
    'What may I drive with?',
    `Why Choose ${brand.name}`,
    'Notes on light',
    'Film is half the work',
  ])
  const ways = sections[0]?.querySelectorAll('nav a') ?? []
  expect([...ways].map((way) => way.getAttribute('href'))).toEqual([
    '/automotive',
    '/film-finder?on=building&window=window',
    '/architectural',
    '/tint-law',
  ])
  expect(linksIn(main)).toEqual(
    expect.arrayContaining([
      ['Drive Smarter. Ride Cooler.', whyPath],
      ['Learn More about Skin & Eye Care Film', '/skin-eye-care'],
      ['Learn More about 3 Ply Reflective Window Film', '/3-ply-reflective'],
      ['Learn More about Pre-Cut Films', '/pre-cut-films'],
    ]),
  )
  const icons = [...main.querySelectorAll('article h3')].map((it) => it.previousElementSibling)
  expect(icons.map((icon) => icon?.tagName)).toEqual(['svg', 'svg', 'svg'])
  expect(textOf(main)).toMatch(/over two decades/i)
  expect(textsOf(main, 'button')).toContain('Read More')
  expect(headings(main)).toEqual(
    expect.arrayContaining([
      brand.name,
      `Why Choose ${brand.name}`,
      'UV Protection',
      'Energy Savings',
      'Nano Technology',
      'Skin Cancer Prevention',
      'Skin Safety',
      'Global Standards',
    ]),
  )
})

test('who sees whom: what is said of the film of a page is what the still shows', () => {
  const word = (text = '') => /(hidden|seen)\./.exec(text)?.[1]
  const figures = films.flatMap(([path]) => [
    ...mainOf(path).querySelectorAll('#who-sees-whom figure'),
  ])
  expect(figures).not.toEqual([])
  for (const figure of figures) {
    const said = word(textOf(figure.querySelector('figcaption')))
    expect.soft(said, textOf(figure)).toBeDefined()
    expect.soft(said, textOf(figure)).toBe(word(figure.querySelector('img')?.alt))
  }
})

test('comparison: seven brands, four figures, source and disclaimer', () => {
  const table = tableOf(whyPath, /compared/)
  expect(columnsOf(table)).toEqual(why.comparison.columns.map((column) => plain(column).name))
  const figures = [...table.querySelectorAll('tbody tr')].map((row) => {
    const [first, ...others] = row.querySelectorAll('td')
    return [
      textOf(row.querySelector('th')).split(/(?<=^[A-Z]+)(?=[A-Z][a-z])/)[0],
      textOf(first),
      others.length,
    ]
  })
  expect(figures).toEqual([
    ['VLT', `${brand.name}30%`, 6],
    ['UVR', `${brand.name}100%`, 6],
    ['IRR', `${brand.name}100%`, 6],
    ['TSER', `${brand.name}81%`, 6],
  ])
  const text = textOf(mainOf(whyPath))
  const areMadeUp = why.comparison.columns.some(isIllustrative)
  const source = areMadeUp
    ? 'are to come from the manufacturers’ websites, and are made up until then'
    : 'come from the manufacturers’ websites'
  for (const said of [source, 'For orientation only', areMadeUp ? 'illustrative' : '']) {
    expect(text).toContain(said)
  }
})

test.each([
  ['/automotive', automotiveFilms],
  ['/architectural', architecturalFilms],
] as const)('%s: a card with picture and link for each film', (path, films) => {
  const cards = [...mainOf(path).querySelectorAll('li:has(h2, h3)')]
  expect(cards.map((card) => headings(card))).toEqual(films.map(([, name]) => [name]))
  for (const card of cards) {
    expect(card.querySelectorAll('img')).toHaveLength(1)
    expect(linksIn(card).map(([name]) => name)).toEqual([expect.stringMatching(/^Learn More/)])
  }
})

describe('films', () => {
  test('each shows all its models, with their light, their heat or their thickness', async () => {
    for (const film of await Promise.all(filmLines.map((line) => loadFilm(line)))) {
      const rows = rowsOf(mainOf(film.path))
      const rowOf = (name: string) => rows.filter((row) => row.startsWith(name)).join()
      for (const { name, vlt, tser } of film.models) {
        const row = rowOf(name)
        for (const said of [`${vlt}%`, `${tser}%`]) expect.soft(row, film.name).toContain(said)
      }
      for (const { name, thicknessMil, material = '' } of film.traits.thicknesses) {
        expect.soft(rowOf(name), film.name).toContain(`${thicknessMil} mil`)
        expect.soft(rowOf(name), film.name).toContain(material)
      }
      const isWithout = film.models.length + film.traits.thicknesses.length === 0
      expect.soft(rows.length === 0, film.name).toBe(isWithout)
      const isLinked = linksIn(mainOf(film.path)).some(([name]) => name === 'Specifications')
      expect.soft(isLinked, film.name).toBe(!isWithout)
    }
  })

  test('each is told in 400 words, of which a quarter at most stands on four pages or more', () => {
    const told = films.map(([path]) => ({ path, lines: proseOf(mainOf(path)) }))
    const pagesWith = (line: string) => told.filter(({ lines }) => lines.includes(line)).length
    const wordsIn = (lines: readonly string[]) =>
      lines.flatMap((line) => line.split(' ')).filter((word) => /\p{L}/u.test(word)).length
    for (const { path, lines } of told) {
      const common = lines.filter((line) => pagesWith(line) >= 4)
      expect.soft(wordsIn(lines), path).toBeLessThanOrEqual(400)
      expect
        .soft(wordsIn(common) / wordsIn(lines), `${path}: ${common.join(' | ')}`)
        .toBeLessThanOrEqual(0.25)
    }
  })

  test('3 ply: single, 2 and 3 ply are compared', () => {
    expect(columnsOf(tableOf('/3-ply-reflective', /compared/))).toEqual([
      'Single ply',
      '2 ply',
      '3 ply',
    ])
  })

  test('windshield protection: two ways on at the end', () => {
    expect(linksIn(mainOf('/windshield-protection')).slice(-2)).toEqual([
      ['Find a Dealer Centre', '/find-dealer'],
      ['Contact Us', '/contact'],
    ])
  })

  test('pre-cut films: Coming Soon', () => {
    const buttons = [...mainOf('/pre-cut-films').querySelectorAll('button')]
    expect(buttons.find((it) => textOf(it) === 'Coming Soon')?.disabled).toBe(true)
  })

  test('a film for buildings has a shade to look at and no tint law', () => {
    const main = mainOf('/dyed-reflective')
    expect(main.querySelectorAll('#viewer input[name=film]')).toHaveLength(6)
    expect(headings(main)).not.toContain('Where it is legal')
    for (const [path] of automotiveFilms) {
      expect(headings(mainOf(path)), path).toContain('Where it is legal')
    }
  })
})

test('FAQ: numbered questions with open answers, a link to each, and a way to ask more', () => {
  const main = mainOf('/faqs')
  for (const { id, question, answer } of faq.questions) {
    expect.soft(textsOf(main, `ol > #${id} :is(h2, p)`)).toEqual([question, answer])
  }
  expect(linksIn(main).slice(0, faq.questions.length)).toEqual(
    faq.questions.map(({ id, question }) => [question, `/faqs#${id}`]),
  )
  expect(linksIn(main)).toContainEqual(['Contact Us', '/contact'])
})

test('store: five products with picture, price and button', () => {
  const products = [...mainOf('/auto-store').querySelectorAll('li:has(button)')]
  expect(products.map((it) => [...headings(it), /\$[\d.]+/.exec(textOf(it))?.[0]])).toEqual(
    offers.map(({ name, priceCents }) => [name, `$${(priceCents / 100).toFixed(2)}`]),
  )
  for (const [index, offer] of offers.entries()) {
    const product = products[index] ?? mainOf('/auto-store')
    expect(product.querySelector('img')).not.toBeNull()
    expect(textOf(product.querySelector('button'))).toMatch(/^Add to Cart/)
    const facts = Object.values(factsOf(offer))
    expect(textsOf(product, 'dd').slice(0, 3)).toEqual(facts.map(({ text }) => text))
  }
  expect(textOf(mainOf('/auto-store'))).toContain(productsNote(offers) ?? '')
})

test('dealers: three, each with region, name and e-mail', () => {
  const cards = [...mainOf('/find-dealer').querySelectorAll('li:has([href^="mailto:"])')]
  expect(cards.map((card) => headings(card).length)).toEqual([1, 1, 1])
  for (const region of ['UK and Europe', 'Middle East', 'India']) {
    const inRegion = cards.filter((card) => textsOf(card, '*').includes(region))
    expect(inRegion, region).toHaveLength(1)
  }
})

test('contact: hero, office, hours, map, dealers and social links', () => {
  const main = mainOf('/contact')
  expect(linksIn(main)).toEqual(
    expect.arrayContaining([
      ['Become a Distributor', '/become-distributor'],
      ['Send a Message', '/contact#contact-form'],
      ['Find a Dealer', '/find-dealer'],
      ...['Instagram', 'Facebook', 'LinkedIn'].map((name) => [
        name,
        expect.stringMatching(/^https:/),
      ]),
    ]),
  )
  expect(textOf(main)).toContain('Monday to Friday, 8:00 AM to 5:00 PM')
  expect(textOf(main)).toContain('Dover, Delaware')
  const map = main.querySelector('iframe')
  expect(map?.title).toBe('Map of Dover, Delaware')
  expect(map?.getAttribute('loading')).toBe('lazy')
  expect(map?.getAttribute('referrerpolicy')).toBe('no-referrer')
  expect(map?.getAttribute('sandbox')).not.toContain('top-navigation')
  expect(map?.hasAttribute('src')).toBe(false)
})

test('accessibility: the standard, the limits and where to report a barrier', () => {
  const main = mainOf('/accessibility')
  const text = textOf(main)
  expect(text).toContain('Web Content Accessibility Guidelines 2.2, level AA')
  expect(headings(main)).toEqual(expect.arrayContaining(['Known limits', 'The map is not ours']))
  expect(text).toContain('within 24 to 48 hours')
  expect(text).toContain(accessibility.illustrativeNote ?? '')
  expect(linksIn(main)).toContainEqual([plain(brand.email), `mailto:${plain(brand.email)}`])
})

test('privacy, with the embedded store: it speaks of this browser, and of no database elsewhere', () => {
  const main = mainOf('/privacy')
  const text = textOf(main)
  expect(text).toContain('This is a demonstration')
  expect(text).toContain('Clear this site’s data')
  expect(text.match(/Until you erase it/g)).toHaveLength(Object.keys(privacy.sent.forms).length)
  expect(text).not.toMatch(/Firestore|Google|months/)
  expect(linksIn(main)).toContainEqual([plain(brand.email), `mailto:${plain(brand.email)}`])
  expect(linksIn(main)).toContainEqual(['Write to us', '/contact#contact-form'])
})

test('header: top bar, menu and button lead where they say', () => {
  const { body } = pageAt('/faqs')
  expect(linksIn(body.querySelector('nav[aria-label="Service links"]'))).toEqual(
    expect.arrayContaining([
      ['FAQs', '/faqs'],
      ['Contact Us', '/contact'],
      ['Become a Distributor', '/become-distributor'],
    ]),
  )
  const films = (list: readonly (readonly [string, string])[]) =>
    list.map(([path, name]) => [name, path])
  const header = body.querySelector('header')
  expect(linksIn(header?.querySelector('nav[aria-label="Main menu"]'))).toEqual(
    expect.arrayContaining([
      ['About Us', '/about'],
      ['Automotive', '/automotive'],
      ['Architectural', '/architectural'],
      ['Store', '/auto-store'],
    ]),
  )
  expect(header?.querySelector('a[aria-label="Cart, 0 items"]')?.getAttribute('href')).toBe('/cart')
  expect(linksIn(header)).toContainEqual([`${brand.name}, home`, '/'])
  expect(linksIn(header)).toContainEqual(['Find a Dealer', '/find-dealer'])
  expect(linksIn(header?.querySelector('dialog[aria-label="Main menu"]'))).toEqual(
    expect.arrayContaining([
      ['About Us', '/about'],
      ...films(automotiveFilms),
      ...films(architecturalFilms),
      ['All automotive films', '/automotive'],
      ['All architectural films', '/architectural'],
      ['Store', '/auto-store'],
      ['Cart', '/cart'],
      ['FAQs', '/faqs'],
      ['Contact Us', '/contact'],
      ['Become a Distributor', '/become-distributor'],
      ['Find a Dealer', '/find-dealer'],
    ]),
  )
})

test('footer: links, office and the copyright line of the year it was built in', () => {
  const footer = pageAt('/about').querySelector('footer')
  expect(linksIn(footer)).toEqual(
    expect.arrayContaining([
      [`${brand.name}, home`, '/'],
      ['About Us', '/about'],
      ['FAQ', '/faqs'],
      ['Become a Distributor', '/become-distributor'],
      ['Contact Us', '/contact'],
      ['Architectural Solutions', '/architectural'],
      ['Automotive Solutions', '/automotive'],
      ['Auto Store', '/auto-store'],
      ['Film Finder', '/film-finder'],
      ['Compare Films', '/compare'],
      ['Tint Laws', '/tint-law'],
      ['Privacy', '/privacy'],
      ['Accessibility', '/accessibility'],
      [plain(brand.email), `mailto:${plain(brand.email)}`],
      [plain(brand.phone), `tel:${plain(brand.phone).replaceAll(' ', '')}`],
    ]),
  )
  expect(textOf(footer)).toContain('Dover, Delaware')
  expect(textOf(footer)).toContain(`© ${new Date().getFullYear()}`)
})

test('each block of values of a line says once that they are illustrative', () => {
  for (const { path, models } of lines) {
    const featured = featuredModel({ models })
    if (!featured) continue
    const main = mainOf(path)
    if (featured.thicknessMil === undefined) {
      expect.soft(textOf(main), path).toContain(filmText.sun.title(featured))
    }
    expect.soft(textOf(main.querySelector('#specifications')), path).toContain(noteOn(models) ?? '')
  }
})

test('before script the tools show what they know, and no empty questions', () => {
  const finder = mainOf('/film-finder')
  expect(finder.querySelector('noscript [data-slot=alert]')).not.toBeNull()
  expect(textsOf(finder, 'dt')).toContainEqual(expect.stringContaining('Heat'))
  expect(finder.querySelectorAll('tbody th')).toHaveLength(films.length)
  const compare = mainOf('/compare')
  const columns = columnsOf(tableOf('/compare', /Values by film/)).join()
  for (const name of ['DPNC-35', 'DPRF-35', 'DPAF 35']) expect(columns).toContain(name)
  expect(textsOf(compare, 'noscript').join()).toContain('Choosing needs JavaScript')
  expect(compare.querySelector('select')).toBeNull()
})

test('no dagger of a table is read aloud', () => {
  for (const path of layoutPaths.filter((it) => it !== unknownPath)) {
    const page = pageAt(path)
    const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
    const read: (string | null)[] = []
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      if (textContent?.includes('†') && !parentElement?.closest('[aria-hidden], script')) {
        read.push(textContent)
      }
    }
    expect.soft(read, path).toEqual([])
  }
})

test('buttons are in title case, as those that are specified', () => {
  const small = /^(a|an|the|of|to|in|on|for|and|about|[\w-]+\.json)$/
  for (const [path] of [...publicRoutes, ...lawRoutes]) {
    for (const button of textsOf(pageAt(path), '[data-slot=button]')) {
      const [first = '', ...others] = button.split(' ')
      const wrong = others.filter((word) => !small.test(word) && !/^[\p{Lu}\d&]/u.test(word))
      expect.soft(/^\p{Lu}/u.test(first) ? wrong : [first], `${path}: ${button}`).toEqual([])
    }
  }
})
