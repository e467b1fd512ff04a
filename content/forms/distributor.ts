import { countries, shownCountry } from '../countries'
import type { FormText } from '../schema'

export const distributorForm = {
  title: 'Distributor application',
  intro: 'Fields are required unless marked optional.',
  fields: {
    company: { label: 'Company name' },
    website: { label: 'Website', hint: 'For example www.example.com' },
    name: { label: 'Contact name' },
    email: { label: 'Email' },
    phone: { label: 'Phone', hint: 'With country code' },
    country: { label: 'Country' },
    city: { label: 'City' },
    years: { label: 'Years in operation' },
    distributes: { label: 'Do you distribute window films today?' },
    brands: { label: 'Which brands?' },
    why: { label: 'Why do you want to work with us?' },
  },
  placeholders: { country: 'Choose a country', years: 'Choose a period' },
  options: {
    country: countries,
    years: ['Less than 1 year', '1-3 years', '3-5 years', '5+ years'],
    distributes: ['Yes', 'No'],
  },
  shown: { country: shownCountry },
  submit: 'Submit Application',
  submitting: 'Submitting...',
  success: 'Thank you for your application! We will review your submission and contact you soon.',
  failure: 'There was an error submitting your application. Please try again.',
} as const satisfies FormText & Record<string, unknown>
