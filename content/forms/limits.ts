/**
 * The most characters each text field takes, whatever the form: the inputs stop there, and
 * the database's rules refuse more.
 */
export const limits = {
  /** RFC 5321's longest address. */
  email: 254,
  name: 120,
  company: 160,
  website: 300,
  phone: 40,
  city: 120,
  brands: 1000,
  why: 5000,
  message: 5000,
} as const
