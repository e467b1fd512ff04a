import { brand } from './brand'

/** The head office's hours: Monday to Friday, whole hours of its own clock. */
const OFFICE = { timeZone: brand.timeZone, opens: 8, closes: 17 } as const
/** What senders are promised, in office hours. */
const PROMISED = { from: 24, until: 48 } as const

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** When an answer is due: between 24 and 48 office hours after a record came. */
export function dueWindow(arrived: Date): { readonly from: Date; readonly until: Date } {
  return {
    from: afterOfficeHours(arrived, PROMISED.from),
    until: afterOfficeHours(arrived, PROMISED.until),
  }
}

/** Records that came before this time are overdue at `now`, unless somebody has answered them. */
export function overdueBefore(now: Date): Date {
  return beforeOfficeHours(now, PROMISED.until)
}

/** Records that came before this time are due or overdue at `now`, unless somebody has answered them. */
export function dueBefore(now: Date): Date {
  return beforeOfficeHours(now, PROMISED.from)
}

/**
 * The time after so many office hours. They run from the arrival, or from the next opening; one that is full at
 * closing time is full then, and not at the next opening.
 */
export function afterOfficeHours(start: Date, hours: number): Date {
  let left = hours * HOUR_MS
  for (const { opens, closes } of officeDays(start, 1)) {
    const from = Math.max(start.getTime(), opens)
    const open = closes - from
    if (open <= 0) continue
    if (left <= open) return new Date(from + left)
    left -= open
  }
  throw new RangeError('No end of the office days was reached.')
}

/** The earliest time from which `hours` office hours are not over before `end`, one millisecond past the others. */
function beforeOfficeHours(end: Date, hours: number): Date {
  let left = hours * HOUR_MS
  for (const { opens, closes } of officeDays(end, -1)) {
    const until = Math.min(end.getTime(), closes)
    const open = until - opens
    if (open <= 0) continue
    if (left <= open) return new Date(until - left + 1)
    left -= open
  }
  throw new RangeError('No start of the office days was reached.')
}

/** The office days from that of `start` on, forwards or backwards, with their hours as times. */
function* officeDays(start: Date, step: 1 | -1) {
  const { year, month, day } = officeClock(start)
  // Noon in UTC stands for a date of the calendar: no time zone's change of the clock reaches it.
  let date = Date.UTC(year, month - 1, day, 12)
  // The promise takes six office days; a year of them means that something is wrong.
  for (let i = 0; i < 366; i++, date += step * DAY_MS) {
    const weekday = new Date(date).getUTCDay()
    if (weekday === 0 || weekday === 6) continue
    yield { opens: timeAt(date, OFFICE.opens), closes: timeAt(date, OFFICE.closes) }
  }
}

/** The time at which the office's clock shows this hour of an office day. */
function timeAt(date: number, hour: number): number {
  const asIfUtc = date + (hour - 12) * HOUR_MS
  // Clocks change in the night to a Sunday, so that the offset is that of the whole office day.
  const { year, month, day, hour: shown, minute } = officeClock(new Date(asIfUtc))
  return 2 * asIfUtc - Date.UTC(year, month - 1, day, shown, minute)
}

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: OFFICE.timeZone,
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
})

/** What calendar and clock of the head office show. */
function officeClock(time: Date) {
  const parts = Object.fromEntries(
    format.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = parts
  return { year, month, day, hour, minute }
}
