import fc from 'fast-check'
import type { Collection, Submissions } from '../../site/backend/backend'
import { collectionNames, collections } from '../../site/backend/collections'
import type { FieldDescription } from '../../site/backend/fields'
import { isBlank } from '../../site/backend/normalize'
import { anyText } from '../support/nasty-text'

/** Distinct example values for each form, with answers that make every field required. */
const examples: { readonly [K in Collection]: Partial<Submissions[K]> } = {
  'newsletter-subscribers': { email: 'reader@example.com' },
  'distributor-applications': {
    company: 'Clear Coast Tinting',
    name: 'Ada Lindqvist',
    email: 'ada@example.com',
    phone: '+46 8 555 0100',
    country: 'Sweden',
    city: 'Gothenburg',
    distributes: 'Yes',
    brands: 'Two of them',
    years: '3-5 years',
    why: 'Our customers ask for it.',
  },
  'contact-inquiries': {
    name: 'Noor Rahman',
    email: 'noor@example.com',
    country: 'Singapore',
    city: 'Singapore',
    message: 'Who fits your films here?',
  },
  'contact-messages': {
    name: 'Sam Okafor',
    email: 'sam@example.com',
    phone: '+1 302 555 0100',
    subject: 'Product Inquiry',
    message: 'Which film for a south window?',
  },
}

/** Fills in a field without an example: with nothing if it is optional. */
export function exampleOf(field: FieldDescription): string {
  if (field.required !== true) return ''
  if (field.kind === 'option') return field.options[0] ?? ''
  return field.kind === 'email' ? 'ada@example.com' : 'As on the phone'
}

/** One filled-in form of each kind, as a visitor could send it. Optional fields are empty. */
export const submissions = Object.fromEntries(
  collectionNames.map((collection) => {
    const texts = fieldsOf(collection).map(([name, field]) => [name, exampleOf(field)])
    return [collection, { ...Object.fromEntries(texts), ...examples[collection] }]
  }),
) as unknown as Submissions

/** Texts that look like an email address, and whether they are one. */
export const addresses: Readonly<Record<string, boolean>> = {
  'a@b': true,
  'first.last+tag@mail.example.com': true,
  "o'brien!#$%&*/=?^_`{|}~-@example.com": true,
  '.a.@example.com': true,
  'a@1.2': true,
  'a,victim@example.com': false,
  'a@b,c': false,
  'a@b;c': false,
  nobody: false,
  '@': false,
  'a b@example.com': false,
  '"a b"@example.com': false,
  'a@@example.com': false,
  'a@example..com': false,
  'a@-example.com': false,
  'a@example-.com': false,
  'a@.example.com': false,
  'a@example.com.': false,
  'a@[127.0.0.1]': false,
  'Ada <ada@example.com>': false,
  'adä@example.de': false,
  'zoë@example.com': false,
  [`a@${'b'.repeat(63)}.de`]: true,
  [`a@${'b'.repeat(64)}.de`]: false,
}

/** Texts that people enter as their website. */
const websites = ['www.tint.de', 'tint.de/folien', 'HTTPS://tint.de', 'see our Instagram']

type Texts = Readonly<Record<string, string>>

/** The described fields of a collection, with their names. */
export function fieldsOf(collection: Collection): readonly (readonly [string, FieldDescription])[] {
  return Object.entries<FieldDescription>(collections[collection].fields)
}

/** A valid text of exactly `length` UTF-16 code units. */
function textOfLength({ kind }: FieldDescription, length: number, letter = 'x'): string {
  // An address has only letters of one byte.
  if (kind === 'email') return `${'x'.repeat(length - 12)}@example.com`
  return letter.repeat(length / letter.length)
}

/** Submissions that every store accepts, named by their peculiarity. */
export function acceptedSubmissions(collection: Collection): Record<string, Texts> {
  const valid: Texts = submissions[collection]
  const cases: Record<string, Texts> = { 'the form as it is sent': valid }
  for (const [name, field] of fieldsOf(collection)) {
    const { required } = field
    if (required === false) cases[`${name} left out`] = { ...valid, [name]: '' }
    if (typeof required === 'object') {
      const others = optionsOf(collection, required.field).filter((it) => it !== required.is)
      for (const other of others) {
        cases[`no ${name} with ${required.field} ${other}`] = {
          ...valid,
          [required.field]: other,
          [name]: '',
        }
      }
    }
    if (field.kind === 'option') {
      for (const option of field.options) {
        cases[`${name} ${option}`] = clearUnneeded(collection, { ...valid, [name]: option })
      }
      continue
    }
    cases[`${name} as long as allowed`] = { ...valid, [name]: textOfLength(field, field.limit) }
    cases[`${name} as long as allowed, in letters of two bytes`] = {
      ...valid,
      [name]: textOfLength(field, field.limit, 'é'),
    }
  }
  for (const [name, { kind }] of fieldsOf(collection)) {
    const texts = kind === 'email' ? Object.keys(addresses).filter((it) => addresses[it]) : []
    for (const text of kind === 'url' ? websites : texts) {
      cases[`${name} ${text}`] = { ...valid, [name]: text }
    }
  }
  return cases
}

/** Submissions that every store refuses, named by their fault. */
export function refusedSubmissions(collection: Collection): Record<string, Texts> {
  const valid: Texts = submissions[collection]
  const cases: Record<string, Texts> = {}
  for (const [name, field] of fieldsOf(collection)) {
    const { required } = field
    if (required !== false) {
      cases[`${name} empty`] = { ...valid, [name]: '' }
      const { [name]: _, ...rest } = valid
      cases[`${name} missing`] = rest
    }
    if (typeof required === 'object') {
      const others = optionsOf(collection, required.field).filter((it) => it !== required.is)
      for (const other of others) {
        cases[`${name} with ${required.field} ${other}`] = { ...valid, [required.field]: other }
      }
    }
    if (field.kind === 'option') {
      cases[`${name} none of the options`] = { ...valid, [name]: 'Atlantis' }
      cases[`${name} in capitals`] = { ...valid, [name]: field.options[0]?.toUpperCase() ?? '' }
      continue
    }
    const tooLong = textOfLength(field, field.limit + 1)
    cases[`${name} one character too long`] = { ...valid, [name]: tooLong }
    cases[`${name} too long in emoji`] = {
      ...valid,
      [name]: textOfLength(field, field.limit + 2, '😀'),
    }
    if (field.kind === 'email') {
      for (const text of Object.keys(addresses).filter((it) => !addresses[it])) {
        cases[`${name} ${text}`] = { ...valid, [name]: text }
      }
      cases[`${name} with a line break`] = { ...valid, [name]: 'nobody@example.com\nbcc: x@y' }
    }
  }
  return cases
}

function optionsOf(collection: Collection, name: string): readonly string[] {
  const field = fieldsOf(collection).find(([it]) => it === name)?.[1]
  return field?.kind === 'option' ? field.options : []
}

/** Empties fields that the given answers do not ask for. */
function clearUnneeded(collection: Collection, texts: Texts): Texts {
  const cleared = fieldsOf(collection).filter(([, { required }]) => {
    return typeof required === 'object' && texts[required.field] !== required.is
  })
  return { ...texts, ...Object.fromEntries(cleared.map(([name]) => [name, ''])) }
}

/** Any submission that the forms and the stores let through. */
export function anySubmission<K extends Collection>(collection: K): fc.Arbitrary<Submissions[K]> {
  const values = fieldsOf(collection).map(([name, field]) => {
    if (field.kind === 'option') return [name, fc.constantFrom(...field.options)]
    if (field.kind === 'email') return [name, fc.emailAddress({ size: 'small' })]
    const text = anyText.map((it) => it.slice(0, field.limit))
    const isRequired = field.required !== false
    return [
      name,
      isRequired ? text.filter((it) => !isBlank(it)) : text.map((it) => (isBlank(it) ? '' : it)),
    ]
  })
  return fc
    .record<Record<string, string>>(Object.fromEntries(values))
    .map((texts) => clearUnneeded(collection, texts) as Submissions[K])
}

/** Ids that every store refuses. */
export const malformedIds = ['short', 'A'.repeat(19), 'A'.repeat(21), `${'A'.repeat(19)}-`]
