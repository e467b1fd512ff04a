import { contactForm } from '@duskpane/content/forms/contact'
import { dealerInquiryForm } from '@duskpane/content/forms/dealer-inquiry'
import { distributorForm } from '@duskpane/content/forms/distributor'
import type { FormText } from '@duskpane/content/schema'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { Collection } from '../../site/backend/backend'
import { exampleOf, fieldsOf } from '../backend/submissions'
import { enter } from './visit'

interface Form {
  readonly path: string
  readonly name: string
  readonly button: string
  readonly collection: Collection
  readonly thanks: string
  readonly failure: string
  /** Values by label, in the order of filling in. */
  readonly values: Readonly<Record<string, string>>
}

type Values = Readonly<Record<string, string>>

/** These values, and one for every other required field. */
function withRequired<Known extends Values>(
  collection: Collection,
  { fields }: Pick<FormText, 'fields'>,
  values: Known,
): Known & Values {
  const others = fieldsOf(collection).flatMap(([name, field]) => {
    const label = fields[name]?.label ?? name
    const isKnown =
      label in values || (field.kind === 'option' && field.options.some((it) => it in values))
    return field.required === true && !isKnown ? [[label, exampleOf(field)]] : []
  })
  return { ...values, ...Object.fromEntries(others) }
}

export const contact = {
  path: '/contact',
  name: 'Write to us',
  button: 'Send Message',
  collection: 'contact-messages',
  thanks: 'Thanks for contacting us. Our team will get back to you within 24–48 hours.',
  failure: 'There was an error submitting your message. Please try again.',
  values: withRequired('contact-messages', contactForm, {
    Name: 'Ada Okafor',
    Email: 'ada@example.com',
    Phone: '+44 20 7946 0000',
    Subject: 'Product Inquiry',
    Message: 'Which film for a west front?\nSecond line.',
  }),
} as const satisfies Form

export const inquiry = {
  path: '/find-dealer',
  name: 'Ask about your country',
  button: 'Send Inquiry',
  collection: 'contact-inquiries',
  thanks: 'Thank you for your inquiry! We will get back to you soon.',
  failure: 'There was an error submitting your inquiry. Please try again.',
  values: withRequired('contact-inquiries', dealerInquiryForm, {
    Name: 'Mei Tan',
    Email: 'mei@example.com',
    Country: 'Singapore',
    City: 'Tampines',
    Message: 'A dealer near me?',
  }),
} as const satisfies Form

export const application = {
  path: '/become-distributor',
  name: 'Distributor application',
  button: 'Submit Application',
  collection: 'distributor-applications',
  thanks: 'Thank you for your application! We will review your submission and contact you soon.',
  failure: 'There was an error submitting your application. Please try again.',
  values: withRequired('distributor-applications', distributorForm, {
    'Company name': 'Glas Nord GmbH',
    'Contact name': 'Jonas Beck',
    Email: 'jonas@example.com',
    Phone: '+49 40 000000',
    Country: 'Germany',
    City: 'Hamburg',
    'Years in operation': '3-5 years',
    No: 'checked',
    'Why do you want to work with us?': 'We know glass.',
  }),
} as const satisfies Form

/** The form as it is on the page now. */
export const formOf = ({ name }: Pick<Form, 'name'>) => within(screen.getByRole('form', { name }))

/** A control by its label, whether marked as optional or not. */
export const controlOf = (form: Pick<Form, 'name'>, label: string) =>
  formOf(form).getByLabelText((text) => text.replace(' (optional)', '') === label)

/** Fills in controls by their labels: types, chooses an option, or checks a radio. */
export async function fillIn(
  user: UserEvent,
  form: Pick<Form, 'name'>,
  values: Readonly<Record<string, string>>,
) {
  for (const [label, value] of Object.entries(values)) {
    const control = controlOf(form, label)
    if (control instanceof HTMLSelectElement) await user.selectOptions(control, value)
    else if (control.getAttribute('type') === 'radio') await user.click(control)
    else await enter(user, control, value)
  }
}

export const send = (user: UserEvent, form: Pick<Form, 'name' | 'button'>) =>
  user.click(formOf(form).getByRole('button', { name: form.button }))
