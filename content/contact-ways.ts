import { brand } from './brand'
import { paths } from './paths'

/** How to contact us. */
export const contactWays = {
  email: { label: 'By email', address: brand.email },
  form: { label: 'By form', name: 'Write to us', to: `${paths.contact}#contact-form` },
} as const
