import { brand } from './brand'
import { paths } from './paths'

/** How to reach a person, for the pages that tell visitors to. */
export const contactWays = {
  email: { label: 'By email', address: brand.email },
  form: { label: 'By form', name: 'Write to us', to: `${paths.contact}#contact-form` },
} as const
