import { expect, test } from 'vitest'
import { BackendError, type Collection } from '../backend/backend'
import { BATCH_SIZE, type Desk, type DeskItem } from '../backend/desk'
import { erasePerson, findPerson } from './erase-person'
import { changeMany, eraseMany } from './many'

const ids = Array.from({ length: BATCH_SIZE * 2 + 1 }, (_, i) => String(i))
const items = ids.map((id) => ({
  record: { id },
  entry: { id, state: 'new', assignee: '', history: [] },
})) as unknown as DeskItem[]

const gone = new BackendError('unavailable', 'No network.')

/** A desk whose second call fails as a whole, and which fails for the record 7. */
function failingDesk() {
  const calls: number[] = []
  const desk = {
    async erase(_: Collection, batch: readonly string[]) {
      calls.push(batch.length)
      if (calls.length === 2) throw gone
      return {
        ids: batch.filter((id) => id !== '7'),
        failures: batch.filter((id) => id === '7').map((id) => ({ id, error: gone })),
      }
    },
    async change(collection: Collection, batch: readonly DeskItem[]) {
      const { ids: done, failures } = await desk.erase(
        collection,
        batch.map(({ record }) => record.id),
      )
      return { entries: done.map((id) => ({ id })), failures }
    },
  }
  return { calls, desk: desk as unknown as Desk }
}

test('erases in batches, names each failure and goes on', async () => {
  const { calls, desk } = failingDesk()
  const progress: number[] = []
  const { ids: erased, failures } = await eraseMany(desk, 'contact-messages', ids, (tried) =>
    progress.push(tried),
  )
  expect(calls).toEqual([BATCH_SIZE, BATCH_SIZE, 1])
  expect(progress).toEqual([BATCH_SIZE, BATCH_SIZE * 2, BATCH_SIZE * 2 + 1])
  expect(failures.map(({ id }) => id)).toEqual(['7', ...ids.slice(BATCH_SIZE, BATCH_SIZE * 2)])
  expect(new Set([...erased, ...failures.map(({ id }) => id)])).toEqual(new Set(ids))
})

test('changes in batches, names each failure and goes on', async () => {
  const { desk } = failingDesk()
  const { entries, failures } = await changeMany(desk, 'contact-messages', items, { state: 'spam' })
  expect(entries).toHaveLength(BATCH_SIZE)
  expect(failures).toHaveLength(BATCH_SIZE + 1)
})

test('an error of the program is no failure of records', async () => {
  const desk = { erase: () => Promise.reject(new TypeError('No.')) } as unknown as Desk
  await expect(eraseMany(desk, 'contact-messages', ['1'])).rejects.toThrow(TypeError)
})

/** A desk that holds so many records of one person. */
function deskWith(held: Partial<Record<Collection, number>>, stuck?: string) {
  const left = new Map(
    Object.entries(held).map(([name, count]) => [name, items.slice(0, count) as DeskItem[]]),
  )
  const notes: unknown[] = []
  const desk = {
    find: async (name: Collection, address: string) =>
      address === 'ada@example.com' ? (left.get(name) ?? []).slice(0, BATCH_SIZE) : [],
    erase: async (name: Collection, batch: readonly string[]) => {
      const done = batch.filter((id) => id !== stuck)
      left.set(
        name,
        (left.get(name) ?? []).filter(({ record }) => !done.includes(record.id)),
      )
      const failures = batch.filter((id) => id === stuck).map((id) => ({ id, error: gone }))
      return { ids: done, failures }
    },
    noteErasure: async (erased: unknown) => void notes.push(erased),
  }
  return { notes, desk: desk as unknown as Desk }
}

test('finds a person in every collection', async () => {
  const { desk } = deskWith({ 'contact-messages': 2, 'contact-inquiries': 1 })
  const found = await findPerson(desk, ' ada@example.com ')
  expect(Object.entries(found).map(([name, its]) => [name, its.length])).toEqual([
    ['contact-inquiries', 1],
    ['contact-messages', 2],
  ])
  expect(await findPerson(desk, 'bo@example.com')).toEqual({})
})

test('erases a person beyond one batch, and notes how much', async () => {
  const { desk, notes } = deskWith({ 'contact-messages': 1001, 'newsletter-subscribers': 1 })
  const { erased, failures } = await erasePerson(desk, 'ada@example.com')
  expect(failures).toEqual([])
  expect(erased).toEqual({ 'contact-messages': 1001, 'newsletter-subscribers': 1 })
  expect(notes).toEqual([erased])
  expect(JSON.stringify(notes)).not.toContain('ada')
  expect(await findPerson(desk, 'ada@example.com')).toEqual({})
})

test('names what could not be erased, and notes nothing where nothing was', async () => {
  const { desk, notes } = deskWith({ 'contact-messages': 3 }, '1')
  const { erased, failures } = await erasePerson(desk, 'ada@example.com')
  expect(erased).toEqual({ 'contact-messages': 2 })
  expect(failures).toMatchObject([{ id: '1' }])
  const again = await erasePerson(desk, 'ada@example.com')
  expect(again.erased).toEqual({ 'contact-messages': 0 })
  expect(notes).toHaveLength(1)
})
