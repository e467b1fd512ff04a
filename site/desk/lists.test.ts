import { expect, test } from 'vitest'
import { keyOf, type StoredRecord } from '../backend/backend'
import type { DeskEvent } from '../backend/desk'
import {
  type DeskList,
  emptyList,
  withArrived,
  withArrivedShown,
  withChanged,
  withFound,
  withoutErased,
  withPage,
} from './lists'

const item = (id: string): StoredRecord => ({
  collection: 'newsletter-subscribers',
  id,
  email: `${id}@example.com`,
  storedAt: new Date(0),
  status: 'pending',
  assignee: '',
  history: [],
})
const listOf = (...ids: string[]): DeskList => ({
  ...emptyList,
  items: ids.map(item),
  total: ids.length,
})
const ids = ({ items }: DeskList) => items.map(({ id }) => id)
const keys = (...ids: string[]) => ids.map((id) => keyOf(item(id)))
const event: DeskEvent = { at: new Date(0), by: 'ada@example.com', note: 'Called.' }

test('a page that is answered after an erase brings no row twice, and its count is not the older one', () => {
  const list = { ...listOf('a', 'b', 'c'), next: {}, total: 4 }
  const erased = withoutErased(list, keys('a'))
  const page = { records: [item('b'), item('c'), item('d')], total: 4 }
  expect(ids(withPage(erased, page))).toEqual(['b', 'c', 'd'])
  expect(withPage(erased, page).total).toBe(3)
})

test('what arrives waits, once, until it is shown on top', () => {
  const records = [item('new'), item('a')]
  const waiting = withArrived(withArrived(listOf('a'), records), records)
  expect(ids(waiting)).toEqual(['a'])
  expect(waiting.arrived.map(({ id }) => id)).toEqual(['new'])
  const shown = withArrivedShown(waiting)
  expect(ids(shown)).toEqual(['new', 'a'])
  expect(shown.total).toBe(2)
  expect(shown.arrived).toEqual([])
})

test('a page brings what had arrived before it was answered: that waits no more', () => {
  const waiting = withArrived(emptyList, [item('c'), item('b')])
  const loaded = withPage(waiting, { records: [item('b'), item('a')], total: 2 })
  expect(ids(loaded)).toEqual(['b', 'a'])
  expect(ids(withArrivedShown(loaded))).toEqual(['c', 'b', 'a'])
})

test('a change reaches its row alone, and an older one does not undo a newer', () => {
  const answered = { ...item('b'), status: 'answered', history: [event] }
  const changed = withChanged(listOf('a', 'b'), [answered])
  expect(changed.items.map((it) => it.status)).toEqual(['pending', 'answered'])
  expect(withChanged(changed, [item('b')]).items[1]?.status).toBe('answered')
  const waiting = withChanged(withArrived(emptyList, [item('b')]), [answered])
  expect(withArrivedShown(waiting).items).toEqual([answered])
})

test('of two records with one id, in two lists, each is itself', () => {
  const other = { ...item('a'), collection: 'contact-inquiries' } as StoredRecord
  const both = { ...listOf('a'), items: [item('a'), other], arrived: [] }
  expect(withoutErased(both, keys('a')).items).toEqual([other])
  const answered = { ...item('a'), status: 'answered', history: [event] }
  expect(withChanged(both, [answered]).items).toEqual([answered, other])
  const page = { records: [other], total: 2 }
  expect(withPage(listOf('a'), page).items).toHaveLength(2)
  expect(withArrived(listOf('a'), [other]).arrived).toEqual([other])
  expect(
    withFound({ ...emptyList, arrived: [item('a')] }, [other], (it) => it).arrived,
  ).toHaveLength(1)
})

test('erased records go, and the count of 1000 or more stays', () => {
  expect(withoutErased(listOf('a', 'b'), keys('a', 'gone')).total).toBe(1)
  expect(withoutErased({ ...listOf('a', 'b'), total: 1000 }, keys('a')).total).toBe(1000)
})

test('what a search finds does not wait above it any more', () => {
  const list = { ...listOf('a'), arrived: [item('c'), item('b')] }
  const found = withFound(list, [item('b')], (items) => items.toReversed())
  expect(ids(found)).toEqual(['b', 'a'])
  expect(found.arrived.map(({ id }) => id)).toEqual(['c'])
})
