import { type CollectionDescription, email } from './fields'

/** In a module of its own: its form is on every page, and the other collections bring long lists of options. */
export const newsletterSubscribers = {
  name: 'newsletter-subscribers',
  timeField: 'subscribedAt',
  constants: {},
  // An autofilled address, and Enter.
  minFillMs: 500,
  fields: { email },
} as const satisfies CollectionDescription
