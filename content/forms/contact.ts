import { brand } from '../brand'
import type { FormText } from '../schema'

const { days, opens, closes } = brand.hours

export const contactForm = {
  title: 'Write to us',
  /** Shown only while every field of the collection is required. */
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
  next: {
    title: 'What happens now',
    items: [
      {
        title: 'A person reads it',
        text: `${days}, ${opens} to ${closes}, in ${brand.address.city}.`,
      },
      {
        title: 'We answer by email',
        text: 'Within 24 to 48 hours. If it is about glass, have a photo of it at hand.',
      },
      {
        title: 'A dealer takes over, where there is one',
        text: 'For a quote or an appointment we name the nearest.',
      },
    ],
  },
  failure: 'There was an error submitting your message. Please try again.',
} as const satisfies FormText & Record<string, unknown>
