import { expect, test } from 'vitest'
import { isPlain, newestFirst, queryOf, sortName, viewOf } from './view'

const view = (search: string) => viewOf(new URLSearchParams(search))

test('without a query: the first tab, newest first, nothing open', () => {
  expect(view('')).toMatchObject({ tab: { id: 'contact' }, filters: {}, sort: newestFirst })
  expect(view('').record).toBeUndefined()
  expect(isPlain(view(''))).toBe(true)
})

test('names tab, filter, sort and record', () => {
  const { tab, filters, sort, record } = view('tab=inquiries&state=new&sort=-name&record=abc')
  expect(tab.collection).toBe('contact-inquiries')
  expect(filters).toEqual({ state: 'new' })
  expect(sort).toEqual({ column: 'name', direction: 'descending' })
  expect(record).toBe('abc')
})

test('takes an unknown tab for the first', () => {
  expect(view('tab=nothing').tab.id).toBe('contact')
})

test('a sort goes into the address and out of it', () => {
  for (const name of ['name', '-name', 'storedAt']) {
    expect(sortName(view(`sort=${name}`).sort)).toBe(name)
  }
  expect(sortName(newestFirst)).toBeNull()
})

test('a filter or another order needs a search', () => {
  expect(isPlain(view('q=ada'))).toBe(false)
  expect(isPlain(view('sort=name'))).toBe(false)
  expect(isPlain(view('record=abc'))).toBe(true)
})

test('asks for whole days, both ends included', () => {
  const { from, until } = queryOf({ from: '2026-03-08', to: '2026-03-08' }, 'me@example.com')
  expect(from).toEqual(new Date(2026, 2, 8))
  expect(until).toEqual(new Date(2026, 2, 9))
})

test('finds several states', () => {
  expect(queryOf({ state: 'closed.lost.pending' }, 'me')).toEqual({
    statuses: ['pending', 'closed'],
  })
})

test('leaves out what no filter means', () => {
  expect(queryOf({ state: 'lost', answer: 'x', from: 'soon' }, 'me')).toEqual({})
})

test('finds what is mine and what is nobody’s', () => {
  expect(queryOf({ assignee: 'me' }, 'ada@example.com')).toEqual({ assignee: 'ada@example.com' })
  expect(queryOf({ assignee: 'nobody' }, 'ada@example.com')).toEqual({ assignee: '' })
})
