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

/** Whether two texts are one number, with or without its country code and the zeros that are dialed before it. */
export function isSameNumber(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other]
    .map((it) => phoneHref(it)?.replace(/;.*/, '').replace(/\D/g, '').replace(/^0+/, '') ?? '')
    .sort((a, b) => a.length - b.length)
  return short.length >= TELLING_DIGITS && long.endsWith(short)
}
