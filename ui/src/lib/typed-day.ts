/** Days as they are typed. */

import { dayFormat, timeOfDay } from './day.ts'
import { digitValue } from './digit-value.ts'
import { onceEach } from './once-each.ts'

type PartNames = Readonly<Record<'day' | 'month' | 'year', string>>

/** How a day is typed: "TT.MM.JJJJ". */
function dayPattern(locale: string, names: PartNames): string {
  const parts = dayFormat(locale).formatToParts(0)
  return parts.map(({ type, value }) => names[type as keyof PartNames] ?? value).join('')
}

const DAY_MS = 86_400_000
/** Fifty years. */
const NEAR_MS = 18_262 * DAY_MS

/**
 * The day that somebody typed, in the order and the calendar of their language or as it is stored; empty if it is none.
 * Where the calendar of the language has it centuries away, it is meant in the one that most others have. A year of two
 * digits counts only in a text that is `finished`: before that it is the beginning of one.
 */
function typedDay(text: string, locale: string, isFinished?: 'finished'): string {
  const { calendar, toLatin } = formatOf(locale)
  const latin = toLatin(text)
  const gregorian = new Intl.Locale(locale, { calendar: 'gregory' }).toString()
  const times = [
    read(latin, locale, isFinished !== undefined),
    ...(calendar === 'gregory' ? [] : [read(latin, gregorian, false)]),
    // Sweden writes days as they are stored.
    read(latin, 'sv', false),
  ].filter((time) => !Number.isNaN(time))
  const away = (it: number) => Math.abs(it - Date.now())
  const time =
    times.find((it) => away(it) < NEAR_MS) ?? times.toSorted((a, b) => away(a) - away(b))[0]
  return time === undefined ? '' : new Date(time).toISOString().slice(0, 10)
}

/** When the day begins that a text means in one locale; NaN if it means none. */
function read(text: string, locale: string, takesShortYear: boolean): number {
  const { partsAt } = formatOf(locale)
  const today = numbersOf(partsAt(Date.now()))
  const order = [...today.keys()]
  const groups = text.match(/\d+/g) ?? []
  const typed = groups.length === 1 ? split(groups[0] ?? '', order) : groups
  if (typed.length !== order.length) return Number.NaN
  const wanted = new Map(order.map((part, index) => [part, Number(typed[index])]))
  const thisYear = today.get('year') ?? 0
  const yearDigits = typed[order.indexOf('year')]?.length ?? 0
  if (yearDigits < String(thisYear).length) {
    if (!takesShortYear || yearDigits > 2) return Number.NaN
    wanted.set('year', nearestYear(wanted.get('year') ?? 0, thisYear))
  }
  return find(text, wanted, partsAt)
}

/** The year that ends with two digits and is nearest to this one. */
function nearestYear(end: number, thisYear: number): number {
  const first = thisYear - 50
  return first + ((((end - first) % 100) + 100) % 100)
}

interface Part {
  readonly type: string
  readonly value: string
}

const formatOf = onceEach((locale: string) => {
  const format = dayFormat(locale)
  const toLatin = latinDigits(locale)
  return {
    calendar: format.resolvedOptions().calendar,
    toLatin,
    /** The parts of a day as the language writes it, in Latin digits. */
    partsAt: (time: number): readonly Part[] =>
      format.formatToParts(time).map(({ type, value }) => ({
        type: (type as string) === 'relatedYear' ? 'year' : type,
        value: toLatin(value),
      })),
  }
})

/** In days, about, in any calendar. */
const lengths: Readonly<Record<string, number>> = { year: 365.24, month: 30.4, day: 1 }

/** Day, month and year as numbers, in the order in which they are written; a month that has a name is none. */
function numbersOf(parts: readonly Part[]): ReadonlyMap<string, number> {
  const numbers = parts.filter(({ type, value }) => type in lengths && /^\d+$/.test(value))
  return new Map(numbers.map(({ type, value }) => [type, Number(value)]))
}

/** Goes from today to where a day with these numbers has to be, and looks for it there. */
function find(
  text: string,
  wanted: ReadonlyMap<string, number>,
  partsAt: (time: number) => readonly Part[],
): number {
  let near = Math.floor(Date.now() / DAY_MS)
  for (let round = 0, step = 1; round < 8 && step !== 0; round++) {
    const found = numbersOf(partsAt(near * DAY_MS))
    const gaps = [...wanted].map(
      ([part, number]) => (number - (found.get(part) ?? 0)) * (lengths[part] ?? 0),
    )
    step = Math.round(gaps.reduce((sum, gap) => sum + gap, 0))
    near += step
  }
  // The thirteenth month of the Ethiopic calendar has five days, and a month that has a name, as in the Hebrew calendar,
  // can be anywhere in its year.
  const reach = wanted.has('month') ? 40 : 400
  for (let day = near - reach; day <= near + reach; day++) {
    const time = day * DAY_MS
    if (means(text, wanted, partsAt(time))) {
      return timeOfDay(new Date(time).toISOString().slice(0, 10))
    }
  }
  return Number.NaN
}

/** Whether a text with these numbers means a day: a month that has a name has to have that, and an era if it says one. */
function means(text: string, wanted: ReadonlyMap<string, number>, parts: readonly Part[]): boolean {
  const found = numbersOf(parts)
  if ([...wanted].some(([part, number]) => found.get(part) !== number)) return false
  const letters = (it: string) => it.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '')
  if (!wanted.has('month')) {
    return letters(text) === letters(parts.map(({ value }) => value).join(''))
  }
  const era = parts.find(({ type }) => type === 'era')?.value ?? ''
  return !letters(text) || letters(text).includes(letters(era))
}

/** Matches "01042027", as typed on a keyboard with only digits. */
function split(digits: string, order: readonly string[]): string[] {
  const lengths = order.map((name) => (name === 'year' ? 4 : 2))
  if (digits.length !== 8) return []
  const starts = lengths.map((_, index) => lengths.slice(0, index).reduce((a, b) => a + b, 0))
  return starts.map((start, index) => digits.slice(start, start + (lengths[index] ?? 0)))
}

/** Turns the digits of a language, of other scripts and of an input method, which may be full-width, into Latin ones. */
function latinDigits(locale: string): (text: string) => string {
  const format = new Intl.NumberFormat(locale)
  const digits = Array.from({ length: 10 }, (_, digit) => format.format(digit))
  return (text) =>
    Array.from(text.normalize('NFKC'), (letter) => {
      const digit = digits.indexOf(letter)
      return digit < 0 ? letter.replace(/\p{Nd}/u, digitValue) : String(digit)
    }).join('')
}

export { dayPattern, typedDay }
