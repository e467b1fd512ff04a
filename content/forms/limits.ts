/**
 * The most characters each text field takes, whatever the form: the form asks to shorten what is
 * longer, and the database's rules refuse it.
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

const characters = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'character' : 'characters'}`

/** What is said near a limit, and beyond it. */
export const limitText = {
  left: (left: number) => `${characters(left)} left`,
  over: (over: number) => `${characters(over)} too many`,
  tooLong: (over: number, most: number) =>
    `Shorten this by ${characters(over)}: ${most.toLocaleString('en-US')} is the most we can take.`,
} as const
