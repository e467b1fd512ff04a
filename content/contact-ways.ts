import { brand } from './brand'

/** How to reach a person, for the pages that tell visitors to. */
export const contactWays = {
  email: { label: 'By email', address: brand.email },
  form: { label: 'By form', name: 'Write to us', to: '/contact#contact-form' },
} as const
