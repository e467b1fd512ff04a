/** Days as they are typed. */
import { timeOfDay, typedFormat } from './day.ts'

type PartNames = Readonly<Record<'day' | 'month' | 'year', string>>

/** How a day is typed: "TT.MM.JJJJ". */
function dayPattern(locale: string, names: PartNames): string {
  const parts = typedFormat(locale).formatToParts(0)
  return parts.map(({ type, value }) => names[type as keyof PartNames] ?? value).join('')
}

/** The day that somebody typed, in the order of their language or as it is stored; empty if it is none. */
function typedDay(text: string, locale: string): string {
  const groups = inLatinDigits(text, locale).match(/\d+/g) ?? []
  const order =
    groups[0]?.length === 4 && groups.length === 3 ? ['year', 'month', 'day'] : orderOf(locale)
  const values = groups.length === 1 ? split(groups[0] ?? '', order) : groups
  if (values.length !== 3) return ''
  const part = (name: string) => (values[order.indexOf(name)] ?? '').padStart(2, '0')
  const day = `${part('year')}-${part('month')}-${part('day')}`
  return Number.isNaN(timeOfDay(day)) ? '' : day
}

function orderOf(locale: string): string[] {
  const types = typedFormat(locale)
    .formatToParts(0)
    .map(({ type }) => type as string)
  return types.filter((type) => /^(day|month|year)$/.test(type))
}

/** Matches "01042027", as typed on a keyboard with only digits. */
function split(digits: string, order: readonly string[]): string[] {
  const lengths = order.map((name) => (name === 'year' ? 4 : 2))
  if (digits.length !== 8) return []
  const starts = lengths.map((_, index) => lengths.slice(0, index).reduce((a, b) => a + b, 0))
  return starts.map((start, index) => digits.slice(start, start + (lengths[index] ?? 0)))
}

function inLatinDigits(text: string, locale: string): string {
  const format = new Intl.NumberFormat(locale)
  const digits = Array.from({ length: 10 }, (_, digit) => format.format(digit))
  // An input method may produce full-width digits.
  return Array.from(text.normalize('NFKC'), (letter) => {
    const digit = digits.indexOf(letter)
    return digit < 0 ? letter : String(digit)
  }).join('')
}

export { dayPattern, typedDay }
