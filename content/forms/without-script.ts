import { brand } from '../brand'

/** Shown in a form without JavaScript. */
export const withoutScript = {
  text: 'This form needs JavaScript. Without it, write to us:',
  email: brand.email,
} as const
