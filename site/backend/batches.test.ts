import { expect, test } from 'vitest'
import { BackendError, type StoredRecord } from './backend'
import { failedOf, failureOf, inBatches, withoutFailed } from './batches'

const ids = Array.from({ length: 11 }, (_, i) => String(i))
const collection = 'contact-messages' as const
const records = ids.map((id) => ({ collection, id }) as StoredRecord)
const error = new BackendError('unavailable', 'No network.')

test('does all in batches, names each failure and goes on', async () => {
  const tried: number[] = []
  const options = { size: 5, atOnce: 2, onTried: (count: number) => tried.push(count) }
  const done = await inBatches(records, options, async (batch) => {
    if (batch.length === 1) throw error
    const failures = batch.filter(({ id }) => id === '7').map((record) => failureOf(record, error))
    return { records: batch.filter(({ id }) => id !== '7'), failures }
  })
  expect(tried).toEqual([5, 10, 11])
  expect(done.failures).toMatchObject(['7', '10'].map((id) => ({ collection, id, error })))
  expect(done.records).toEqual(records.filter(({ id }) => id !== '7' && id !== '10'))
})

test('an error of the program is no failure of records', async () => {
  const failing = inBatches(records, { size: 5 }, () => Promise.reject(new TypeError('No.')))
  await expect(failing).rejects.toThrow(TypeError)
})

test('a record failed where its list and its id say so', () => {
  const message = { collection, id: 'a' } as StoredRecord
  const twin = { ...message, collection: 'contact-inquiries' } as StoredRecord
  const current = { ...twin, status: 'spam' } as StoredRecord
  const failures = [{ ...failureOf(twin, error), current }]
  expect(failedOf([message, twin], failures)).toEqual([current])
  expect(withoutFailed([message, twin], failures)).toEqual([message])
})
