import { type CollectionDescription, email } from './fields'

/** Has a separate module: its form is on every page, and the other collections bring long lists of options. */
export const newsletterSubscribers = {
  name: 'newsletter-subscribers',
  timeField: 'subscribedAt',
  constants: {},
  fields: { email },
} as const satisfies CollectionDescription
