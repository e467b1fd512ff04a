import { expect, test } from 'vitest'
import { collectionNames } from '../backend/collections'
import type { DeskState } from '../backend/desk'
import { clockOf, isAnswered } from './clock'

const item = (storedAt: Date, state: DeskState) => ({
  record: { id: 'a', message: 'Hello', email: 'ada@example.com', storedAt } as never,
  entry: { id: 'a', state, assignee: '', history: [] },
})

test('the clock runs while a record waits for an answer', () => {
  const arrived = new Date('2026-06-05T16:00Z')
  const at = (time: string, state: DeskState = 'new') =>
    clockOf(item(arrived, state), new Date(time))
  // A Friday: the weekend counts.
  expect(at('2026-06-06T16:00Z')).toBe('waiting')
  expect(at('2026-06-06T16:01Z')).toBe('due')
  expect(at('2026-06-07T16:00Z', 'in-progress')).toBe('due')
  expect(at('2026-06-07T16:01Z', 'in-progress')).toBe('overdue')
  for (const state of ['answered', 'closed', 'spam'] as const) {
    expect(at('2027-01-01', state)).toBeUndefined()
  }
})

test('who sent no message waits for no answer', () => {
  const record = { id: 'a', email: 'ada@example.com', why: 'So.', storedAt: new Date(0) }
  const entry = { id: 'a', state: 'new', assignee: '', history: [] } as const
  expect(clockOf({ record: record as never, entry }, new Date())).toBeUndefined()
})

test('messages and inquiries wait for an answer, applications and subscribers do not', () => {
  expect(collectionNames.filter(isAnswered).toSorted()).toEqual([
    'contact-inquiries',
    'contact-messages',
  ])
})
