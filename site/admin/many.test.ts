import { expect, test } from 'vitest'
import { BackendError, type Collection, type StoredRecord } from '../backend/backend'
import { BATCH_SIZE, type Desk, type DeskChange } from '../backend/desk'
import { findPerson } from './find-person'
import { changeMany, eraseMany } from './many'

const recordOf = (id: string, email = 'ada@example.com') => ({ id, email }) as StoredRecord
const records = Array.from({ length: BATCH_SIZE * 2 + 1 }, (_, i) => recordOf(String(i)))
const ids = records.map(({ id }) => id)

const gone = new BackendError('unavailable', 'No network.')

/** A desk whose second call fails as a whole, and which fails for the record 7. */
function failingDesk() {
  const calls: number[] = []
  function answer(batch: readonly StoredRecord[]) {
    calls.push(batch.length)
    if (calls.length === 2) throw gone
    const failures = batch.filter(({ id }) => id === '7').map(({ id }) => ({ id, error: gone }))
    return { records: batch.filter(({ id }) => id !== '7'), failures }
  }
  const desk = {
    change: async (batch: readonly StoredRecord[]) => answer(batch),
    async erase(batch: readonly StoredRecord[]) {
      const { records: done, failures } = answer(batch)
      return { ids: done.map(({ id }) => id), failures }
    },
  }
  return { calls, desk: desk as unknown as Desk }
}

test('erases in batches, names each failure and goes on', async () => {
  const { calls, desk } = failingDesk()
  const progress: number[] = []
  const { ids: erased, failures } = await eraseMany(desk, records, {}, (tried) =>
    progress.push(tried),
  )
  expect(calls).toEqual([BATCH_SIZE, BATCH_SIZE, 1])
  expect(progress).toEqual([BATCH_SIZE, BATCH_SIZE * 2, BATCH_SIZE * 2 + 1])
  expect(failures.map(({ id }) => id)).toEqual(['7', ...ids.slice(BATCH_SIZE, BATCH_SIZE * 2)])
  expect(new Set([...erased, ...failures.map(({ id }) => id)])).toEqual(new Set(ids))
})

test('changes in batches, names each failure and goes on', async () => {
  const { desk } = failingDesk()
  const changed = await changeMany(desk, records, { status: 'spam' })
  expect(changed.records).toHaveLength(BATCH_SIZE)
  expect(changed.failures).toHaveLength(BATCH_SIZE + 1)
})

test('to give a record to somebody starts it, unless it has been started or is taken back', async () => {
  const made: unknown[] = []
  const desk = {
    async change(batch: readonly StoredRecord[], change: DeskChange) {
      made.push([batch.map(({ id }) => id), change])
      return { records: batch, failures: [] }
    },
  } as unknown as Desk
  const pending = { ...recordOf('a'), status: 'pending' }
  const answered = { ...recordOf('b'), status: 'answered' }
  const jo = 'jo@example.com'
  await changeMany(desk, [pending, answered], { assignee: jo })
  await changeMany(desk, [pending], { assignee: '' })
  await changeMany(desk, [pending], { assignee: jo, status: 'pending' })
  expect(made).toEqual([
    [['a'], { assignee: jo, status: 'in-progress' }],
    [['b'], { assignee: jo }],
    [['a'], { assignee: '' }],
    [['a'], { assignee: jo, status: 'pending' }],
  ])
})

test('an error of the program is no failure of records', async () => {
  const desk = { erase: () => Promise.reject(new TypeError('No.')) } as unknown as Desk
  await expect(eraseMany(desk, records, {})).rejects.toThrow(TypeError)
})

test('finds a person in every collection and on every page, however the address was typed', async () => {
  const pages: Partial<Record<Collection, readonly StoredRecord[]>> = {
    'contact-messages': [
      recordOf('capitals', ' Ada@Example.com'),
      recordOf('major', 'major.ada@example.com'),
      recordOf('wide', 'ａｄａ@example.com'),
    ],
    'contact-inquiries': [recordOf('plain')],
  }
  const desk = {
    list: async (name: Collection, { after = 0 }: { after?: number }) => {
      const all = pages[name] ?? []
      const next = after + 1 < all.length ? { next: after + 1 } : {}
      return { records: all.slice(after, after + 1), total: all.length, ...next }
    },
  } as unknown as Desk
  const found = await findPerson(desk, 'ADA@example.com ')
  expect(found.map(({ id }) => id)).toEqual(['plain', 'capitals', 'wide'])
  expect(await findPerson(desk, 'bo@example.com')).toEqual([])
})
