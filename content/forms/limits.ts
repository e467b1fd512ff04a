const characters = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'character' : 'characters'}`

/** The error of a text over its limit. The field itself counts down to the limit. */
export const tooLong = (over: number, most: number) =>
  `Shorten this by ${characters(over)}: ${most.toLocaleString('en-US')} is the most we can take.`

/** Browsers add this to their own message about an invalid address. */
export const emailFormat = 'An address such as name@example.com'
