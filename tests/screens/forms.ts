import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { enter } from './visit'

interface Form {
  readonly path: string
  readonly name: string
  readonly button: string
  readonly collection: string
  readonly thanks: string
  readonly failure: string
  /** By label, as it is filled in. */
  readonly values: Readonly<Record<string, string>>
}

export const contact = {
  path: '/contact',
  name: 'Write to us',
  button: 'Send Message',
  collection: 'contact-messages',
  thanks: 'Thanks for contacting us. Our team will get back to you within 24–48 hours.',
  failure: 'There was an error submitting your message. Please try again.',
  values: {
    Name: 'Ada Okafor',
    Email: 'ada@example.com',
    Phone: '+44 20 7946 0000',
    Subject: 'Product Inquiry',
    Message: 'Which film for a west front?\nSecond line.',
  },
} as const satisfies Form

export const inquiry = {
  path: '/find-dealer',
  name: 'Ask about your country',
  button: 'Send Inquiry',
  collection: 'contact-inquiries',
  thanks: 'Thank you for your inquiry! We will get back to you soon.',
  failure: 'There was an error submitting your inquiry. Please try again.',
  values: {
    Name: 'Mei Tan',
    Email: 'mei@example.com',
    Country: 'Singapore',
    City: 'Tampines',
    Message: 'A dealer near me?',
  },
} as const satisfies Form

export const application = {
  path: '/become-distributor',
  name: 'Distributor application',
  button: 'Submit Application',
  collection: 'distributor-applications',
  thanks: 'Thank you for your application! We will review your submission and contact you soon.',
  failure: 'There was an error submitting your application. Please try again.',
  values: {
    'Company name': 'Glas Nord GmbH',
    'Contact name': 'Jonas Beck',
    Email: 'jonas@example.com',
    Phone: '+49 40 000000',
    Country: 'Germany',
    City: 'Hamburg',
    'Years in operation': '3-5 years',
    No: 'checked',
    'Why do you want to work with us?': 'We know glass.',
  },
} as const satisfies Form

/** The form as it is on the page now. */
export const formOf = ({ name }: Pick<Form, 'name'>) => within(screen.getByRole('form', { name }))

/** Fills in controls by their labels: types, chooses an option, or checks a radio. */
export async function fillIn(
  user: UserEvent,
  form: Pick<Form, 'name'>,
  values: Readonly<Record<string, string>>,
) {
  for (const [label, value] of Object.entries(values)) {
    const control = formOf(form).getByLabelText(label)
    if (control instanceof HTMLSelectElement) await user.selectOptions(control, value)
    else if (control.getAttribute('type') === 'radio') await user.click(control)
    else await enter(user, control, value)
  }
}

export const send = (user: UserEvent, form: Pick<Form, 'name' | 'button'>) =>
  user.click(formOf(form).getByRole('button', { name: form.button }))
