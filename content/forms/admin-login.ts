import type { FormText } from '../schema'

export const adminLoginForm = {
  title: 'Admin sign-in',
  intro: 'For the people who answer what visitors send.',
  fields: {
    email: { label: 'Email' },
    password: { label: 'Password' },
  },
  submit: 'Sign in',
  submitting: 'Submitting...',
  failure: 'Invalid email or password.',
} as const satisfies FormText

/**
 * The button inside the password field. Its name differs from the field's, so that voice control finds the field by
 * "Password".
 */
export const passwordButton = { showLabel: 'Show what is typed', hideLabel: 'Hide what is typed' }
