import { contactForm } from '@duskpane/content/forms/contact'
import { dealerInquiryForm } from '@duskpane/content/forms/dealer-inquiry'
import { distributorForm } from '@duskpane/content/forms/distributor'
import { type CollectionDescription, email, name } from './fields'
import { newsletterSubscribers } from './newsletter-subscribers'

const phone = { kind: 'phone', limit: 40, required: true, autoComplete: 'tel' } as const
const city = {
  kind: 'text',
  limit: 120,
  required: true,
  autoComplete: 'address-level2',
} as const
const message = { kind: 'longText', limit: 5000, required: true } as const
const country = { kind: 'option', required: true, autoComplete: 'country-name' } as const

const described = [
  newsletterSubscribers,
  {
    name: 'distributor-applications',
    timeField: 'submittedAt',
    constants: { status: 'pending' },
    fields: {
      company: { kind: 'text', limit: 160, required: true, autoComplete: 'organization' },
      website: { kind: 'url', limit: 300, required: false, listed: false, autoComplete: 'url' },
      name,
      email,
      phone,
      country: { ...country, options: distributorForm.options.country },
      city,
      years: { kind: 'option', options: distributorForm.options.years, required: true },
      distributes: { kind: 'option', options: distributorForm.options.distributes, required: true },
      brands: { kind: 'text', limit: 1000, required: { field: 'distributes', is: 'Yes' } },
      why: { kind: 'longText', limit: 5000, required: true },
    },
  },
  {
    name: 'contact-inquiries',
    timeField: 'submittedAt',
    constants: { type: 'dealer-inquiry', status: 'pending' },
    fields: {
      name,
      email,
      country: { ...country, options: dealerInquiryForm.options.country },
      city,
      phone: { ...phone, required: false },
      message,
    },
  },
  {
    name: 'contact-messages',
    timeField: 'submittedAt',
    constants: { status: 'pending' },
    fields: {
      name,
      email,
      phone,
      subject: { kind: 'option', options: contactForm.options.subject, required: true },
      message,
    },
  },
] as const satisfies readonly CollectionDescription[]

type Described = (typeof described)[number]

/**
 * Every collection by its name, described once. `site/build/rules.ts` makes the rules and indexes of Firestore of it.
 */
export const collections = Object.fromEntries(described.map((it) => [it.name, it])) as {
  readonly [One in Described as One['name']]: One
}

export const collectionNames = described.map((it) => it.name)
