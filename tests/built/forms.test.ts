// @vitest-environment jsdom
import { contactForm } from '@duskpane/content/forms/contact'
import { dealerInquiryForm } from '@duskpane/content/forms/dealer-inquiry'
import { distributorForm } from '@duskpane/content/forms/distributor'
import { describe, expect, test } from 'vitest'
import { fieldsOf } from '../backend/submissions'
import { linksIn, nameOf, pageAt, textOf } from './pages'

/** The forms as they are sent, before any script: their controls, lists and notes. */

function formAt(path: string, name: string): HTMLFormElement {
  const form = [...pageAt(path).querySelectorAll('form')].find((it) => nameOf(it) === name)
  if (!form) throw new Error(`${path} has no form ${name}`)
  return form
}

const valuesOf = (form: Element, name: string) =>
  [...form.querySelectorAll<HTMLOptionElement>(`select[name="${name}"] option:not(:disabled)`)].map(
    ({ value }) => value,
  )

/** The question for the brands is shown only after Yes. */
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

test('each list has the options of its form', () => {
  for (const [path, name, list, options] of [
    ['/contact', 'Write to us', 'subject', contactForm.options.subject],
    ['/find-dealer', 'Ask about your country', 'country', dealerInquiryForm.options.country],
    ['/become-distributor', 'Distributor application', 'country', distributorForm.options.country],
    ['/become-distributor', 'Distributor application', 'years', distributorForm.options.years],
  ] as const) {
    expect.soft(valuesOf(formAt(path, name), list), `${name}: ${list}`).toEqual(options)
  }
})
