import { expect, test } from 'vitest'
import { type Column, formatsOf } from './column.ts'
import { sortKey, sortRows } from './sorting.ts'

interface Person {
  readonly name: string | null
  readonly years?: number
  readonly at?: Date
}

const name: Column<Person> = { id: 'name', header: 'Name', kind: 'text', value: (row) => row.name }
const years: Column<Person> = {
  id: 'years',
  header: 'Years',
  kind: 'number',
  value: (row) => row.years,
}
const at: Column<Person> = { id: 'at', header: 'At', kind: 'dateTime', value: (row) => row.at }

const named = (...names: (string | null)[]) => names.map((name) => ({ name }))
const aged = (...ages: (number | undefined)[]): Person[] =>
  ages.map((age) => ({ name: 'x', ...(age === undefined ? {} : { years: age }) }))

test('sorts text regardless of case and accents', () => {
  const rows = sortRows(named('Zoë', 'Ångström', 'anna', 'zoa'), name, 'ascending')
  expect(rows).toEqual(named('Ångström', 'anna', 'zoa', 'Zoë'))
})

test('sorts numbers as numbers', () => {
  expect(sortRows(aged(10, 9, -1, 0), years, 'ascending')).toEqual(aged(-1, 0, 9, 10))
  expect(sortRows(aged(10, 9, -1, 0), years, 'descending')).toEqual(aged(10, 9, 0, -1))
})

test('puts rows without a value last in either direction', () => {
  expect(sortRows(aged(undefined, 2, 1), years, 'ascending')).toEqual(aged(1, 2, undefined))
  expect(sortRows(aged(undefined, 1, 2), years, 'descending')).toEqual(aged(2, 1, undefined))
  expect(sortRows(named('', 'b', null, 'a'), name, 'descending')).toEqual(named('b', 'a', '', null))
})

test('takes what is no number and no time for no value', () => {
  const broken = new Date(Number.NaN)
  const moment = new Date(0)
  for (const direction of ['ascending', 'descending'] as const) {
    const ages = sortRows(aged(Number.NaN, 2, undefined, 1), years, direction)
    expect(ages.slice(2), direction).toEqual(aged(Number.NaN, undefined))
    const times = sortRows(
      [
        { name: 'a', at: broken },
        { name: 'b', at: moment },
      ],
      at,
      direction,
    )
    expect(times.at(-1)?.at, direction).toBe(broken)
  }
})

test('sorts text by the numbers in it, and as its language does', () => {
  const films = named('Film 10', 'Film 9', 'film 9b')
  expect(sortRows(films, name, 'ascending')).toEqual(named('Film 9', 'film 9b', 'Film 10'))
  const towns = named('Örebro', 'Zürich')
  expect(sortRows(towns, name, 'ascending', formatsOf('de'))).toEqual(towns)
  expect(sortRows(towns, name, 'descending', formatsOf('sv'))).toEqual(towns)
})

test('keeps the order of equal rows in either direction', () => {
  const rows = [
    { name: 'a', years: 1 },
    { name: 'A', years: 2 },
    { name: 'a', years: 3 },
    { name: 'á', years: 4 },
    { name: 'a', years: 5 },
  ]
  expect(sortRows(rows, name, 'ascending')).toEqual(rows)
  expect(sortRows(rows, name, 'descending')).toEqual(rows)
})

test('asks the collator, which is slow, little about rows that are nearly in order by their characters', () => {
  const formats = formatsOf('en')
  let asked = 0
  const order = {
    compare(a: string, b: string) {
      asked++
      return formats.order.compare(a, b)
    },
  } as Intl.Collator
  const rows = named(
    ...Array.from({ length: 1_000 }, (_, i) => `Person ${((i * 379) % 1_000) + 1_000}`),
  )
  expect(sortRows(rows, name, 'ascending', { ...formats, order })[999]?.name).toBe('Person 1999')
  // By halves it takes 9,000.
  expect(asked).toBeLessThan(2_000)
})

test('does not change the given array', () => {
  const rows = aged(2, 1)
  sortRows(rows, years, 'ascending')
  expect(rows).toEqual(aged(2, 1))
})

test('sorts times chronologically', () => {
  const moment = new Date('2026-01-02T03:04:05Z')
  expect(sortKey(at, { name: 'a', at: moment })).toBe(moment.getTime())
  expect(sortKey(at, { name: 'a' })).toBeUndefined()
})

test('sorts days chronologically, and what is none last', () => {
  const day: Column<Person> = { id: 'day', header: 'Day', kind: 'date', value: (row) => row.name }
  const days = named('2026-10-01', '2026-02-01', '10000', 'soon')
  expect(sortRows(days, day, 'ascending').slice(0, 2)).toEqual(named('2026-02-01', '2026-10-01'))
})

test('sorts a column with custom content by its number, else by its text', () => {
  const own = {
    id: 'own',
    header: 'Own',
    kind: 'custom',
    value: ({ name }: Person) => name,
    content: () => null,
  } as const satisfies Column<Person>
  expect(sortKey(own, { name: 'Zoë' })).toBe('Zoë')
  expect(sortKey({ ...own, sortValue: (row: Person) => row.years }, { name: 'a', years: 7 })).toBe(
    7,
  )
})
