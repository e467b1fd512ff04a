/** Days without a time, such as "2027-04-01": the same in every time zone. */

const asNumbers = { year: 'numeric', month: 'numeric', day: 'numeric' } as const

/** The format of days in a language; they are given as the time at which they begin in UTC. */
function dayFormat(locale: string, options: Intl.DateTimeFormatOptions = asNumbers) {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
}

/** When a day begins in UTC; NaN for a text that is no day. */
function timeOfDay(day: string): number {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN
  // Some browsers take February 31 for March 3.
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
  return exists ? time : Number.NaN
}

/** A day as its language writes it, in the calendar of that language, or the text itself if it is none. */
function dayText(day: string, locale: string, options?: Intl.DateTimeFormatOptions): string {
  const time = timeOfDay(day)
  return Number.isNaN(time) ? day : dayFormat(locale, options).format(time)
}

export { dayFormat, dayText, timeOfDay }
