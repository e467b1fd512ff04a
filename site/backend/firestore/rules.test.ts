import { readFileSync } from 'node:fs'
import { contactForm } from '@duskpane/content/forms/contact'
import { dealerInquiryForm } from '@duskpane/content/forms/dealer-inquiry'
import { distributorForm } from '@duskpane/content/forms/distributor'
import { limits } from '@duskpane/content/forms/limits'
import { expect, test } from 'vitest'
import { SUSPICIONS } from '../backend'

// What the rules repeat of the content, compared as text: this needs no emulator, and finds an
// option or a length that is in the rules alone.
const rules = readFileSync(new URL('firestore.rules', import.meta.url), 'utf8')

test.each([
  ['country', distributorForm.options.country, 'isCountry(value) {\n        return value in'],
  ['years', distributorForm.options.years, 'it.years in'],
  ['country of an inquiry', dealerInquiryForm.options.country, 'it.country in'],
  ['subject', contactForm.options.subject, 'it.subject in'],
  ['suspicions', SUSPICIONS, "get('suspected', 'speed') in"],
])('the rules take the options of the form: %s', (_, options, before) => {
  const start = rules.indexOf(before)
  expect(start).toBeGreaterThan(0)
  const list = rules.slice(rules.indexOf('[', start), rules.indexOf(']', start))
  expect([...list.matchAll(/'([^']*)'/g)].map(([, option]) => option)).toEqual([...options])
})

test('the rules take the lengths of the forms', () => {
  const lengths = [...rules.matchAll(/is(?:Optional)?Text\(it\.(\w+), (\d+)\)/g)].map(
    ([, field, most]) => [field, Number(most)],
  )
  const expected = lengths.map(([field]) => [field, limits[field as keyof typeof limits]])
  expect(lengths).toEqual(expected)
  expect(rules).toContain(`isText(value, ${limits.email})`)
  // Every limited field but the e-mail address, which has a function of its own.
  expect(new Set(lengths.map(([field]) => field)).size).toBe(Object.keys(limits).length - 1)
})
