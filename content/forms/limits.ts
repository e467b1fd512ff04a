const characters = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'character' : 'characters'}`

/** What a text field says near its limit, and beyond it. */
export const limitText = {
  left: (left: number) => `${characters(left)} left`,
  over: (over: number) => `${characters(over)} too many`,
  tooLong: (over: number, most: number) =>
    `Shorten this by ${characters(over)}: ${most.toLocaleString('en-US')} is the most we can take.`,
} as const

/** What a browser adds to its own message where an address is none. */
export const emailFormat = 'An address such as name@example.com'
