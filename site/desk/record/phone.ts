import { fold } from '../list/fold'

/**
 * The link that dials a number, in the digits of any script, with its extension. Undefined for what is no number, or
 * more than one.
 */
export function phoneHref(typed: string): string | undefined {
  const text = fold(typed).trim().replace(/^tel:/, '')
  const [, number = text, extension] =
    /^(.*?)[\s,;]*(?:ext(?:ension)?[.=]?|x|#)\s*(\d{1,6})$/.exec(text) ?? []
  // The 0 of "+44 (0)20" is for calls within the country.
  const dialed = number.startsWith('+') ? number.replace('(0)', '') : number
  const digits = dialed.replace(/\D/g, '')
  const isNumber = /^\+?[\d\s()./\p{Pd}]+$/u.test(dialed)
  if (!isNumber || digits.length < 3 || digits.length > 15) return undefined
  return `tel:${dialed.startsWith('+') ? '+' : ''}${digits}${extension ? `;ext=${extension}` : ''}`
}

/** The fewest digits that tell whose number it is. */
const TELLING_DIGITS = 7

/** The digits of a number without its extension and the zeros before it; empty for what tells of none. */
function tellingDigits(typed: string): string {
  const digits = phoneHref(typed)?.replace(/;.*/, '').replace(/\D/g, '').replace(/^0+/, '') ?? ''
  return digits.length < TELLING_DIGITS ? '' : digits
}

/** Makes the function that tells whether a text is this number, with or without its country code. */
export function numberMatcher(typed: string): (other: string) => boolean {
  const digits = tellingDigits(typed)
  if (!digits) return () => false
  return (other) => {
    const others = tellingDigits(other)
    return others !== '' && (others.endsWith(digits) || digits.endsWith(others))
  }
}
