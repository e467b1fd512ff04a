import { expect, test } from 'vitest'
import type { Column } from './column.ts'
import { searchIndex, searchRows } from './search.ts'

interface Person {
  readonly name: string
  readonly years: number
  readonly at: Date
}

const columns: Column<Person>[] = [
  { id: 'name', header: 'Name', kind: 'text', value: (row) => row.name },
  { id: 'years', header: 'Years', kind: 'number', value: (row) => row.years },
  { id: 'at', header: 'At', kind: 'dateTime', value: (row) => row.at },
]

const people: Person[] = [
  { name: 'Élodie Ångström', years: 1234, at: new Date(2026, 4, 17, 8, 30) },
  { name: 'Tycho Brahe', years: 7, at: new Date(2025, 0, 2, 3, 4) },
]

const find = (query: string) =>
  searchRows(people, searchIndex(columns), query).map((person) => person.name)

test('finds a row by the text of any column', () => {
  expect(find('elodie')).toEqual(['Élodie Ångström'])
  expect(find('ANGSTROM')).toEqual(['Élodie Ångström'])
  expect(find((1234).toLocaleString())).toEqual(['Élodie Ångström'])
  expect(find(new Date(2025, 0, 2).toLocaleDateString())).toEqual(['Tycho Brahe'])
  expect(find('nobody')).toEqual([])
})

test('finds the words singly, in any column', () => {
  expect(find('7 brahe')).toEqual(['Tycho Brahe'])
  expect(find('brahe 1234')).toEqual([])
})

test('does not match across two columns', () => {
  expect(find('brahe7')).toEqual([])
})

test('keeps all rows, and their order, for an empty query', () => {
  expect(find('  ')).toEqual(['Élodie Ångström', 'Tycho Brahe'])
})

test('builds the text of a row once', () => {
  let reads = 0
  const name: Column<Person> = {
    id: 'name',
    header: 'Name',
    kind: 'text',
    value(row) {
      reads++
      return row.name
    },
  }
  const textOf = searchIndex([name])
  searchRows(people, textOf, 'a')
  searchRows(people, textOf, 'ab')
  expect(reads).toBe(people.length)
})
