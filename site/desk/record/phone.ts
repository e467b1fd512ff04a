import { fold } from '../list/search'

/**
 * The link that dials a number, in the digits of any script, with its extension. Undefined for what is no number, or
 * more than one.
 */
export function phoneHref(typed: string): string | undefined {
  const text = fold(typed).trim()
  const [, number = text, extension] =
    /^(.*?)[\s,;]*(?:ext(?:ension)?\.?|x|#)\s*(\d{1,6})$/.exec(text) ?? []
  // The 0 of "+44 (0)20" is for calls within the country.
  const dialed = number.startsWith('+') ? number.replace('(0)', '') : number
  const digits = dialed.replace(/\D/g, '')
  const isNumber = /^\+?[\d\s()./\p{Pd}]+$/u.test(dialed)
  if (!isNumber || digits.length < 3 || digits.length > 15) return undefined
  return `tel:${dialed.startsWith('+') ? '+' : ''}${digits}${extension ? `;ext=${extension}` : ''}`
}
