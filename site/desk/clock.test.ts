import { expect, test } from 'vitest'
import type { StoredRecord } from '../backend/backend'
import { collectionNames } from '../backend/collections'

import { clockOf, expectsAnswer } from './clock'

const record = (storedAt: Date | undefined, status: string) =>
  ({ id: 'a', message: 'Hello', email: 'ada@example.com', storedAt, status }) as StoredRecord

test('the clock runs while a record waits for an answer', () => {
  const arrived = new Date('2026-06-05T16:00Z')
  const at = (time: string, status = 'pending') => clockOf(record(arrived, status), new Date(time))
  // A Friday: the weekend counts.
  expect(at('2026-06-06T16:00Z')).toBe('waiting')
  expect(at('2026-06-06T16:01Z')).toBe('due')
  expect(at('2026-06-07T16:00Z', 'in-progress')).toBe('due')
  expect(at('2026-06-07T16:01Z', 'in-progress')).toBe('overdue')
  for (const status of ['answered', 'closed', 'spam', 'archived']) {
    expect(at('2027-01-01', status)).toBeUndefined()
  }
})

test('a record without a message waits for no answer, and one without a time is never due', () => {
  const { message: _, ...unasked } = { ...record(new Date(0), 'pending'), message: '' }
  expect(clockOf(unasked as StoredRecord, new Date())).toBeUndefined()
  expect(clockOf(record(undefined, 'pending'), new Date())).toBeUndefined()
})

test('messages and inquiries wait for an answer, applications and subscribers do not', () => {
  expect(collectionNames.filter(expectsAnswer).toSorted()).toEqual([
    'contact-inquiries',
    'contact-messages',
  ])
})
