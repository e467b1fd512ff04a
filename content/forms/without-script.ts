import { brand } from '../brand'

/** Stands in a form where the browser runs no script: what to do instead. */
export const withoutScript = {
  text: 'This form needs JavaScript. Without it, write to us:',
  email: brand.email,
} as const
