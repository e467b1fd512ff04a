const characters = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'character' : 'characters'}`

/** What is wrong with a text beyond its limit; how much is left of it the field says by itself. */
export const tooLong = (over: number, most: number) =>
  `Shorten this by ${characters(over)}: ${most.toLocaleString('en-US')} is the most we can take.`

/** What a browser adds to its own message where an address is none. */
export const emailFormat = 'An address such as name@example.com'
