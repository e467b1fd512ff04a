import type { FormText } from '../schema'

/** The newsletter subscription, in the footer and on the contact page. */
export const newsletterForm = {
  title: 'Notes on light',
  intro: 'New films, measured values and installation notes, by email. Nothing else.',
  fields: { email: { label: 'Email' } },
  submit: 'Subscribe',
  submitting: 'Submitting...',
  success: 'Thank you for subscribing!',
  failure: 'There was an error. Please try again.',
  /** The error of an empty field, on the contact page. */
  empty: 'Please enter your email.',
} as const satisfies FormText & Record<string, unknown>
