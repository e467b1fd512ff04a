import { expect, test } from 'vitest'
import { deskTabs, type Filters, isPlain, queryOf, sortName, viewOf } from './view'

const view = (search: string) => viewOf(new URLSearchParams(search))
const newestFirst = { column: 'storedAt', direction: 'descending' } as const

test('without a query: the first list, newest first, nothing open', () => {
  expect(view('')).toMatchObject({ tab: { id: 'contact' }, filters: {}, sort: newestFirst })
  expect(view('').record).toBeUndefined()
  expect(isPlain(view(''))).toBe(true)
})

test('names tab, filter, sort and record', () => {
  const { tab, filters, sort, record } = view('tab=inquiries&state=new&sort=-name&record=abc')
  expect(tab.collections).toEqual(['contact-inquiries'])
  expect(filters).toEqual({ state: 'new' })
  expect(sort).toEqual({ column: 'name', direction: 'descending' })
  expect(record).toBe('contact-inquiries/abc')
})

test('what is due comes first, from every list that waits for an answer, the oldest first', () => {
  expect(deskTabs.map(({ id }) => id)).toEqual([
    'due',
    'contact',
    'distributor',
    'newsletter',
    'inquiries',
    'all',
  ])
  const due = view('tab=due')
  expect(due.tab.collections).toEqual(['contact-inquiries', 'contact-messages'])
  expect(due.sort).toEqual({ column: 'storedAt', direction: 'ascending' })
  expect(isPlain(due)).toBe(false)
  expect(queryOf(due, 'me')).toEqual({ clock: 'due' })
  expect(queryOf(view('tab=due&answer=overdue'), 'me')).toEqual({ clock: 'overdue' })
})

test('takes an unknown tab for the first list', () => {
  expect(view('tab=nothing').tab.id).toBe('contact')
})

test('a sort goes into the address and out of it', () => {
  for (const name of ['name', '-name', 'storedAt']) {
    const { tab, sort } = view(`sort=${name}`)
    expect(sortName(tab, sort)).toBe(name)
  }
  const { tab } = view('')
  expect(sortName(tab, newestFirst)).toBeNull()
  expect(sortName(view('tab=due').tab, newestFirst)).toBe('-storedAt')
})

test('a filter or another order needs a search', () => {
  expect(isPlain(view('q=ada'))).toBe(false)
  expect(isPlain(view('sort=name'))).toBe(false)
  expect(isPlain(view('record=abc'))).toBe(true)
})

const query = (filters: Filters, admin = 'me') => queryOf({ ...view(''), filters }, admin)

test('asks for whole days, both ends included', () => {
  const { from, until } = query({ from: '2026-03-08', to: '2026-03-08' })
  expect(from).toEqual(new Date(2026, 2, 8))
  expect(until).toEqual(new Date(2026, 2, 9))
})

test('finds several states', () => {
  expect(query({ state: 'closed.lost.pending' })).toEqual({
    statuses: ['pending', 'closed'],
  })
})

test('leaves out what no filter means', () => {
  expect(query({ state: 'lost', answer: 'x', from: 'soon', to: '2026-02-31' })).toEqual({})
})

test('finds what is assigned to me, to a colleague and to no one', () => {
  expect(query({ assignee: 'me' }, 'ada@example.com')).toEqual({ assignee: 'ada@example.com' })
  expect(query({ assignee: 'nobody' })).toEqual({ assignee: '' })
  expect(query({ assignee: 'jo@example.com' })).toEqual({ assignee: 'jo@example.com' })
})
