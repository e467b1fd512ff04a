import { expect, test } from 'vitest'
import { type Column, cellText, columnWidthRem, formatsOf } from './column.ts'

interface Reading {
  readonly value?: number
  readonly at?: Date | null
  readonly note?: string
}

const value: Column<Reading> = { id: 'v', header: 'V', kind: 'number', value: (r) => r.value }
const at: Column<Reading> = { id: 'at', header: 'At', kind: 'dateTime', value: (r) => r.at }
const note: Column<Reading> = { id: 'n', header: 'N', kind: 'longText', value: (r) => r.note }

test('formats a time in the local format', () => {
  const moment = new Date(2026, 10, 20, 14, 32, 58)
  expect(cellText(at, { at: moment })).toBe(moment.toLocaleString())
})

test('formats a number in the local format, or by the format of its column', () => {
  expect(cellText(value, { value: 12_345 })).toBe((12_345).toLocaleString())
  expect(cellText({ ...value, format: (v) => `${v} %` }, { value: 81 })).toBe('81 %')
  expect(cellText(value, { value: 0 })).toBe('0')
})

test('formats as a given place does', () => {
  const tokyo = formatsOf('de', 'Asia/Tokyo')
  expect(cellText(at, { at: new Date(0) }, tokyo)).toBe('1.1.1970, 09:00:00')
  expect(cellText(value, { value: 12_345.6 }, tokyo)).toBe('12.345,6')
})

test('is empty for a missing value', () => {
  expect(cellText(value, {})).toBe('')
  expect(cellText(at, { at: null })).toBe('')
  expect(cellText(note, {})).toBe('')
  expect(cellText(value, { value: Number.NaN })).toBe('')
  expect(cellText(at, { at: new Date('soon') })).toBe('')
})

test('prefers the width of the column to that of its kind', () => {
  expect(columnWidthRem({ ...note, widthRem: 40 })).toBe(40)
  expect(columnWidthRem(note)).toBeGreaterThan(columnWidthRem(value))
})
