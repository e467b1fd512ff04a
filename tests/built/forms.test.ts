// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { fieldsOf } from '../backend/submissions'
import { linksIn, nameOf, pageAt, textOf, textsOf } from './pages'

/** The forms as they are sent, before any script: their controls, lists and notes. */

function formAt(path: string, name: string): HTMLFormElement {
  const form = [...pageAt(path).querySelectorAll('form')].find((it) => nameOf(it) === name)
  if (!form) throw new Error(`${path} has no form ${name}`)
  return form
}

const optionsOf = (form: Element, name: string) =>
  textsOf(form, `select[name="${name}"] option:not(:disabled)`)

/** Which brands are distributed is asked for only after Yes. */
describe.each([
  ['/contact', 'Write to us', 'contact-messages'],
  ['/contact', 'Notes on light', 'newsletter-subscribers'],
  ['/find-dealer', 'Ask about your country', 'contact-inquiries'],
  ['/become-distributor', 'Distributor application', 'distributor-applications'],
  ['/about', 'Newsletter', 'newsletter-subscribers'],
  ['/', 'Newsletter', 'newsletter-subscribers'],
] as const)('%s: %s', (path, name, collection) => {
  const form = formAt(path, name)

  test('controls carry the names of the stored fields', () => {
    const names = [...form.elements].flatMap((control) => control.getAttribute('name') ?? [])
    const asked = fieldsOf(collection).filter(([, { required }]) => typeof required !== 'object')
    expect([...new Set(names)].sort()).toEqual(asked.map(([field]) => field).sort())
  })

  test('never puts what was typed into the address, with or without script', () => {
    expect(form.getAttribute('method')).toBe('dialog')
  })

  test('says where entries stay, and leads to the privacy page', () => {
    expect(textOf(form)).toContain('stays in this browser')
    expect(linksIn(form)).toContainEqual(['Privacy', '/privacy'])
  })

  test('without script, names another way to write', () => {
    expect(textOf(form.querySelector('noscript'))).toContain('needs JavaScript')
  })
})

test('contact: controls help to fill them in', () => {
  const form = formAt('/contact', 'Write to us')
  const attributes = (name: string) => {
    const control = form.elements.namedItem(name) as Element
    return ['type', 'inputmode', 'autocomplete'].map((key) => control.getAttribute(key))
  }
  expect(attributes('name')).toEqual([null, null, 'name'])
  expect(attributes('email')).toEqual(['email', 'email', 'email'])
  expect(attributes('phone')).toEqual(['tel', 'tel', 'tel'])
})

test('contact: the subjects are those of the list', () => {
  expect(optionsOf(formAt('/contact', 'Write to us'), 'subject')).toEqual([
    'General Inquiry',
    'Dealership',
    'Product Inquiry',
    'Others',
  ])
})

test('dealer inquiry: the countries are those of the list', () => {
  expect(optionsOf(formAt('/find-dealer', 'Ask about your country'), 'country')).toEqual([
    'United States',
    'United Kingdom',
    'United Arab Emirates',
    'India',
    'Germany',
    'France',
    'Singapore',
    'Malaysia',
    'Australia',
    'Canada',
    'Other',
  ])
})

test('distributor: about 195 countries, A to Z, and the years of the list', () => {
  const form = formAt('/become-distributor', 'Distributor application')
  const countries = optionsOf(form, 'country')
  expect(countries.length).toBeGreaterThanOrEqual(193)
  expect(countries.length).toBeLessThanOrEqual(197)
  expect(countries.at(0)).toBe('Afghanistan')
  expect(countries.at(-1)).toBe('Zimbabwe')
  expect(countries).toEqual([...countries].sort((a, b) => a.localeCompare(b, 'en')))
  expect(optionsOf(form, 'years')).toEqual([
    'Less than 1 year',
    '1-3 years',
    '3-5 years',
    '5+ years',
  ])
})
