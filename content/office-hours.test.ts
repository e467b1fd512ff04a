import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { afterOfficeHours, dueBefore, dueWindow, overdueBefore } from './office-hours'

/** Dover is at UTC-5, from the second Sunday of March to the first of November at UTC-4. */
describe('due between 24 and 48 office hours after', () => {
  test.each([
    // 24 hours are two days of nine hours and six more.
    [
      'a Monday at opening',
      '2026-06-01T08:00-04:00',
      '2026-06-03T14:00-04:00',
      '2026-06-08T11:00-04:00',
    ],
    [
      'a Monday at 10:30',
      '2026-06-01T10:30-04:00',
      '2026-06-03T16:30-04:00',
      '2026-06-08T13:30-04:00',
    ],
    [
      'a Monday at 11, full at closing time',
      '2026-06-01T11:00-04:00',
      '2026-06-03T17:00-04:00',
      '2026-06-08T14:00-04:00',
    ],
    [
      'before the office opens',
      '2026-06-01T03:12-04:00',
      '2026-06-03T14:00-04:00',
      '2026-06-08T11:00-04:00',
    ],
    ['closing time', '2026-06-01T17:00-04:00', '2026-06-04T14:00-04:00', '2026-06-09T11:00-04:00'],
    [
      'a Friday evening',
      '2026-06-05T19:45-04:00',
      '2026-06-10T14:00-04:00',
      '2026-06-15T11:00-04:00',
    ],
    [
      'a Friday a minute before closing',
      '2026-06-05T16:59-04:00',
      '2026-06-10T13:59-04:00',
      '2026-06-15T10:59-04:00',
    ],
    ['a Saturday', '2026-06-06T12:00-04:00', '2026-06-10T14:00-04:00', '2026-06-15T11:00-04:00'],
    [
      'a Sunday night',
      '2026-06-07T23:59-04:00',
      '2026-06-10T14:00-04:00',
      '2026-06-15T11:00-04:00',
    ],
    [
      'the Friday before the clock goes forward',
      '2026-03-06T16:00-05:00',
      '2026-03-11T13:00-04:00',
      '2026-03-16T10:00-04:00',
    ],
    [
      'the night the clock goes forward',
      '2026-03-08T01:59-05:00',
      '2026-03-11T14:00-04:00',
      '2026-03-16T11:00-04:00',
    ],
    [
      'the Friday before the clock goes back',
      '2026-10-30T16:00-04:00',
      '2026-11-04T13:00-05:00',
      '2026-11-09T10:00-05:00',
    ],
    [
      'the hour that comes twice',
      '2026-11-01T01:30-05:00',
      '2026-11-04T14:00-05:00',
      '2026-11-09T11:00-05:00',
    ],
    ['a leap day', '2028-02-29T09:00-05:00', '2028-03-02T15:00-05:00', '2028-03-07T12:00-05:00'],
    [
      'the Friday before a leap day',
      '2028-02-25T13:00-05:00',
      '2028-03-01T10:00-05:00',
      '2028-03-03T16:00-05:00',
    ],
    [
      'the end of a year',
      '2026-12-31T22:00-05:00',
      '2027-01-05T14:00-05:00',
      '2027-01-08T11:00-05:00',
    ],
    [
      'a Monday morning in Sydney, when Dover has Sunday',
      '2026-06-01T09:00+10:00',
      '2026-06-03T14:00-04:00',
      '2026-06-08T11:00-04:00',
    ],
  ])('%s', (_, arrived, from, until) => {
    expect(dueWindow(new Date(arrived))).toEqual({ from: new Date(from), until: new Date(until) })
  })
})

const anyTime = fc.date({
  min: new Date('2020-01-01'),
  max: new Date('2040-01-01'),
  noInvalidDate: true,
})

test('a later record is never due earlier', () => {
  fc.assert(
    fc.property(anyTime, fc.integer({ min: 0, max: 3 * 24 * 3_600_000 }), (time, later) => {
      const { until } = dueWindow(time)
      const after = dueWindow(new Date(time.getTime() + later)).until
      expect(after.getTime()).toBeGreaterThanOrEqual(until.getTime())
    }),
  )
})

test('so many hours and so many more are all of them', () => {
  const hours = fc.integer({ min: 1, max: 40 })
  fc.assert(
    fc.property(anyTime, hours, hours, (time, some, more) => {
      const inTwo = afterOfficeHours(afterOfficeHours(time, some), more)
      expect(inTwo).toEqual(afterOfficeHours(time, some + more))
    }),
  )
})

test.each([
  ['due', dueBefore, 'from'],
  ['overdue', overdueBefore, 'until'],
] as const)('what came before the limit is %s, and nothing else', (_, limitAt, end) => {
  fc.assert(
    fc.property(anyTime, fc.integer({ min: -6000, max: 6000 }), (now, minutes) => {
      const limit = limitAt(now)
      const arrived = new Date(limit.getTime() + minutes * 60_000)
      expect(arrived < limit).toBe(dueWindow(arrived)[end] <= now)
    }),
  )
})
