import { limits } from '@duskpane/content/forms/limits'
import fc from 'fast-check'
import type { Collection, Submissions } from '../../site/backend/backend'
import { anyText } from '../support/nasty-text'

/** One filled-in form of each kind, as a visitor could send it. */
export const submissions: Submissions = {
  'newsletter-subscribers': { email: 'reader@example.com' },
  'distributor-applications': {
    company: 'Clear Coast Tinting',
    website: '',
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
    phone: '',
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

/** Fields that take one of a few values; here they keep the one above. */
const chosen = ['country', 'distributes', 'years', 'subject']
const optional: Readonly<Record<Collection, readonly string[]>> = {
  'newsletter-subscribers': [],
  'distributor-applications': ['website'],
  'contact-inquiries': ['phone'],
  'contact-messages': [],
}

/** Any submission that the forms and the rules let through. */
export function anySubmission<K extends Collection>(collection: K): fc.Arbitrary<Submissions[K]> {
  const fields = Object.entries(submissions[collection]).map(([field, value]) => {
    if (chosen.includes(field)) return [field, fc.constant(value)]
    const most = limits[field as keyof typeof limits]
    if (field === 'email') return [field, fc.emailAddress({ size: 'small' })]
    const text = anyText.map((it) => it.slice(0, most))
    return [field, optional[collection].includes(field) ? text : text.filter(Boolean)]
  })
  return fc.record(Object.fromEntries(fields)) as fc.Arbitrary<Submissions[K]>
}
