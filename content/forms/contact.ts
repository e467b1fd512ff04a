import type { FormText } from '../schema'

/** The contact message. */
export const contactForm = {
  title: 'Write to us',
  /** Said where it is so. */
  everyRequired: 'Every field is required.',
  intro: 'We answer within 24 to 48 hours.',
  fields: {
    name: { label: 'Name' },
    email: { label: 'Email' },
    phone: { label: 'Phone', hint: 'With country code' },
    subject: { label: 'Subject' },
    message: { label: 'Message' },
  },
  placeholders: { subject: 'Choose a subject' },
  options: { subject: ['General Inquiry', 'Dealership', 'Product Inquiry', 'Others'] },
  submit: 'Send Message',
  submitting: 'Submitting...',
  success: 'Thanks for contacting us. Our team will get back to you within 24–48 hours.',
  failure: 'There was an error submitting your message. Please try again.',
} as const satisfies FormText & Record<string, unknown>
