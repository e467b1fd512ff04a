import type { FormText } from '../schema'

/** The inquiry from a country without a dealer card. */
export const dealerInquiryForm = {
  title: 'Ask about your country',
  intro: 'No dealer listed near you? Tell us where you are and we will point you to one.',
  /** Above an inquiry whose message another page has filled in. */
  carried: {
    eyebrow: 'Your inquiry',
    title: 'Ask a dealer',
    intro: 'What you chose stands in the message. Change it as you like, and say who you are.',
  },
  /** Above an inquiry from a country with a dealer. */
  asked: (name: string) => `Ask ${name}`,
  answers: {
    known: (name: string, hours?: string) => `${name} answers${hours ? ` ${hours}` : ''}.`,
    unknown: 'Your dealer answers, or our head office where there is none yet.',
  },
  price: 'The price of film that a dealer lays comes once the glass is measured.',
  fields: {
    name: { label: 'Name' },
    email: { label: 'Email' },
    country: { label: 'Country' },
    city: { label: 'City' },
    phone: { label: 'Phone', hint: 'With country code' },
    message: {
      label: 'Message',
      hint: 'The vehicle or building, and what you want from the glass',
    },
  },
  placeholders: { country: 'Choose a country' },
  options: {
    country: [
      'United States',
      'United Kingdom',
      'United Arab Emirates',
      'India',
      'Germany',
      'France',
      'Singapore',
      'Malaysia',
      'Australia',
      'Canada',
      'Other',
    ],
  },
  submit: 'Send Inquiry',
  submitting: 'Submitting...',
  success: 'Thank you for your inquiry! We will get back to you soon.',
  next: {
    title: 'What happens now',
    items: [
      { title: 'We look for the nearest dealer', text: 'By your country and city.' },
      {
        title: 'You hear from one of us by email',
        text: 'The dealer, or our office where there is none yet.',
      },
      {
        title: 'The glass is measured',
        text: 'Then the dealer names the price of laying film on it.',
      },
    ],
  },
  failure: 'There was an error submitting your inquiry. Please try again.',
} as const satisfies FormText & Record<string, unknown>
