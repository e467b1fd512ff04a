import { expect, test } from 'vitest'
import type { Column } from './column'
import { compareKeys, fold, type SortKey, searchIndex, sortKey } from './sorting'

interface Record {
  readonly name: string | null
  readonly years?: number
  readonly at?: Date
}

const name: Column<Record> = { id: 'name', header: 'Name', kind: 'text', value: (r) => r.name }
const years: Column<Record> = {
  id: 'years',
  header: 'Years',
  kind: 'number',
  value: (r) => r.years,
}
const at: Column<Record> = { id: 'at', header: 'At', kind: 'dateTime', value: (r) => r.at }

const sorted = (keys: SortKey[]) => [...keys].sort(compareKeys)

test('folds case and accents', () => {
  expect(fold('Élan VITAL')).toBe('elan vital')
  expect(fold('plain')).toBe('plain')
})

test('orders numbers as numbers and puts the missing ones last', () => {
  expect(sorted([10, undefined, 9, -1])).toEqual([-1, 9, 10, undefined])
})

test('orders text without regard to case and accents', () => {
  const keys = ['Zoë', 'Ångström', 'anna', 'zoa'].map((text) => sortKey(name, { name: text }))
  expect(sorted(keys)).toEqual(['angstrom', 'anna', 'zoa', 'zoe'])
})

test('has no key for a missing or empty value', () => {
  expect(sortKey(name, { name: null })).toBeUndefined()
  expect(sortKey(name, { name: '' })).toBeUndefined()
  expect(sortKey(years, { name: 'a' })).toBeUndefined()
  expect(sortKey(years, { name: 'a', years: 0 })).toBe(0)
})

test('orders times by the moment', () => {
  const moment = new Date('2026-01-02T03:04:05Z')
  expect(sortKey(at, { name: 'a', at: moment })).toBe(moment.getTime())
})

test('finds a row by anything it shows', () => {
  const textOf = searchIndex<Record>([name, years, at])
  const moment = new Date(2026, 4, 17, 8, 30)
  const text = textOf({ name: 'Élodie', years: 1234, at: moment })
  expect(text).toContain('elodie')
  expect(text).toContain((1234).toLocaleString())
  expect(text).toContain(moment.toLocaleDateString())
})
