import { expect, test } from 'vitest'
import { type Column, cellText, formatsOf } from './column.ts'
import { widthRem } from './layout.ts'

interface Reading {
  readonly value?: number
  readonly at?: Date | null
  readonly note?: string
}

const value: Column<Reading> = { id: 'v', header: 'V', kind: 'number', value: (r) => r.value }
const at: Column<Reading> = { id: 'at', header: 'At', kind: 'dateTime', value: (r) => r.at }
const note: Column<Reading> = { id: 'n', header: 'N', kind: 'longText', value: (r) => r.note }

test('formats a time in English and the time zone of the place', () => {
  const moment = new Date(2026, 10, 20, 14, 32, 58)
  expect(cellText(at, { at: moment })).toBe(moment.toLocaleString('en'))
})

test('formats a number in English, or by the format of its column', () => {
  expect(cellText(value, { value: 12_345 })).toBe('12,345')
  expect(cellText({ ...value, format: (v) => `${v} %` }, { value: 81 })).toBe('81 %')
  expect(cellText(value, { value: 0 })).toBe('0')
})

test('formats as a given place does', () => {
  const tokyo = formatsOf('de', 'Asia/Tokyo')
  expect(cellText(at, { at: new Date(0) }, tokyo)).toBe('1.1.1970, 09:00:00')
  expect(cellText(value, { value: 12_345.6 }, tokyo)).toBe('12.345,6')
})

test('formats by the options of the column, as its language does', () => {
  const berlin = formatsOf('de', 'Europe/Berlin')
  const price = { ...value, format: { style: 'currency', currency: 'EUR' } } as const
  expect(cellText(price, { value: 1234.5 }, berlin)).toBe('1.234,50\u00A0€')
  const short = { ...at, format: { dateStyle: 'short', timeStyle: 'short' } } as const
  expect(cellText(short, { at: new Date(0) }, berlin)).toBe('01.01.70, 01:00')
})

test('a day is the same in every time zone', () => {
  const day: Column<Reading> = { id: 'd', header: 'D', kind: 'date', value: (r) => r.note }
  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC']) {
    const formats = formatsOf('de', timeZone)
    expect(cellText(day, { note: '2026-01-21' }, formats), timeZone).toBe('21.1.2026')
    const long = { ...day, format: { dateStyle: 'long' } } as const
    expect(cellText(long, { note: '2026-01-21' }, formats), timeZone).toBe('21. Januar 2026')
  }
  expect(cellText(day, { note: 'soon' })).toBe('')
  expect(cellText(day, {})).toBe('')
})

test('is empty for a missing value', () => {
  expect(cellText(value, {})).toBe('')
  expect(cellText(at, { at: null })).toBe('')
  expect(cellText(note, {})).toBe('')
  expect(cellText(value, { value: Number.NaN })).toBe('')
  expect(cellText(at, { at: new Date('soon') })).toBe('')
})

test('prefers the width of the column to that of its kind', () => {
  expect(widthRem({ ...note, widthRem: 40 })).toBe(40)
  expect(widthRem(note)).toBeGreaterThan(widthRem(value))
})
