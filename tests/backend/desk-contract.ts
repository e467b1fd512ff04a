import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type Backend,
  COUNT_LIMIT,
  type Collection,
  createDocumentId,
} from '../../site/backend/backend'
import { collectionNames } from '../../site/backend/collections'
import {
  BATCH_SIZE,
  type DeskItem,
  type DeskNews,
  LARGEST_PAGE,
  NOTE_LIMIT,
  STATES,
} from '../../site/backend/desk'
import { eventually } from '../support/eventually'
import type { Harness } from './contract'
import { submissions } from './submissions'

const message = submissions['contact-messages']
const MESSAGES = 'contact-messages'
const never = new Date(0)

/** What every adapter has to offer the desk. */
export function describeDesk(name: string, harness: Harness): void {
  const { createBackend, reset, fill, admin, watchRetries } = harness

  async function adminBackend(): Promise<Backend> {
    const backend = createBackend()
    await backend.admin.signIn(admin.email, admin.password)
    return backend
  }

  async function submit(collection: Collection = MESSAGES, values: object = {}): Promise<string> {
    const id = createDocumentId()
    const submission = { ...submissions[collection], ...values }
    await createBackend().submissions.submit(collection, id, submission as never)
    return id
  }

  async function itemOf({ desk }: Backend, id: string, collection: Collection = MESSAGES) {
    const item = await desk.get(collection, id)
    if (!item) throw new Error(`There is no record ${id}.`)
    return item
  }

  describe(`${name}: entries`, () => {
    beforeEach(reset)

    test.each(collectionNames)('%s: a new record has an untouched entry', async (collection) => {
      const id = await submit(collection)
      const { desk } = await adminBackend()
      const untouched = { id, state: 'new', assignee: '', history: [] }
      expect((await desk.list(collection)).items.map(({ entry }) => entry)).toEqual([untouched])
      expect((await desk.get(collection, id))?.entry).toEqual(untouched)
      expect(await desk.get(collection, createDocumentId())).toBeUndefined()
    })

    test('a change is kept with who made it and when', async () => {
      const id = await submit()
      const backend = await adminBackend()
      const before = Date.now()
      const change = {
        state: 'in-progress',
        assignee: admin.email,
        note: 'Called: “Zoë 王”',
      } as const
      const made = await backend.desk.change(MESSAGES, [await itemOf(backend, id)], change)
      expect(made).toMatchObject({ entries: [{ id, state: 'in-progress' }], failures: [] })

      const { entry, record } = await itemOf(backend, id)
      expect(entry).toEqual({
        id,
        state: 'in-progress',
        assignee: admin.email,
        history: [{ ...change, by: admin.email, at: expect.any(Date) }],
      })
      expect(Number(entry.history[0]?.at)).toBeGreaterThanOrEqual(before - 1)
      expect(Number(entry.history[0]?.at)).toBeLessThanOrEqual(Date.now() + 1)
      expect(record).toMatchObject(message)
      const { items } = await (await adminBackend()).desk.list(MESSAGES)
      expect(items[0]?.entry).toEqual(entry)
    })

    test('events follow each other, and each changes only what it names', async () => {
      const id = await submit()
      const backend = await adminBackend()
      const changes = [
        { assignee: 'someone@example.com' },
        ...STATES.map((state) => ({ state })),
        { note: 'n'.repeat(NOTE_LIMIT) },
        { assignee: '' },
      ]
      for (const change of changes) {
        const { failures } = await backend.desk.change(
          MESSAGES,
          [await itemOf(backend, id)],
          change,
        )
        expect(failures).toEqual([])
      }
      const { entry } = await itemOf(backend, id)
      expect(entry).toMatchObject({ state: 'spam', assignee: '' })
      expect(entry.history).toMatchObject(changes)
      expect(entry.history).toHaveLength(changes.length)
      const times = entry.history.map(({ at }) => at.getTime())
      expect(times).toEqual(times.toSorted((a, b) => a - b))
    })

    test('the second of two admins is told what changed, and changes nothing', async () => {
      const id = await submit()
      const one = await adminBackend()
      const two = await adminBackend()
      const seen = await itemOf(two, id)
      await one.desk.change(MESSAGES, [await itemOf(one, id)], { state: 'answered', note: 'Done.' })

      const { entries, failures } = await two.desk.change(MESSAGES, [seen], { note: 'Mine.' })
      expect(entries).toEqual([])
      expect(failures).toMatchObject([{ id, error: { code: 'conflict' } }])
      const changed = failures[0]?.current?.history.slice(seen.entry.history.length)
      expect(changed).toMatchObject([{ state: 'answered', note: 'Done.', by: admin.email }])
      const { entry } = await itemOf(one, id)
      expect(entry.history).toHaveLength(1)
      // With the entry as it stands now, the same words go through.
      const again = await two.desk.change(MESSAGES, [{ ...seen, entry }], { note: 'Mine.' })
      expect(again.failures).toEqual([])
      expect((await itemOf(two, id)).entry.history.map(({ note }) => note)).toEqual([
        'Done.',
        'Mine.',
      ])
    })

    test('a change that is sent again after a lost answer is made once', async () => {
      const id = await submit()
      const backend = await adminBackend()
      const item = await itemOf(backend, id)
      await backend.desk.change(MESSAGES, [item], { note: 'Once.' })
      const again = await backend.desk.change(MESSAGES, [item], { note: 'Once.' })
      expect(again).toMatchObject({ entries: [{ id, history: [{ note: 'Once.' }] }], failures: [] })
      expect((await itemOf(backend, id)).entry.history).toHaveLength(1)
    })

    test('of many, each that fails is named, and the others are changed', async () => {
      await fill(MESSAGES, 45)
      const backend = await adminBackend()
      const { items } = await backend.desk.list(MESSAGES)
      const [changed, erased] = [items[3], items[30]] as [DeskItem, DeskItem]
      await backend.desk.change(MESSAGES, [changed], { state: 'spam' })
      await backend.desk.erase(MESSAGES, [erased.record.id])

      const { entries, failures } = await backend.desk.change(MESSAGES, items, { state: 'closed' })
      expect(entries).toHaveLength(43)
      expect(failures.map(({ id, error }) => [id, error.code]).toSorted()).toEqual(
        [
          [changed.record.id, 'conflict'],
          [erased.record.id, 'not-found'],
        ].toSorted(),
      )
      const states = (await backend.desk.list(MESSAGES)).items.map(({ entry }) => entry.state)
      expect(states.filter((it) => it === 'closed')).toHaveLength(43)
      expect(states.filter((it) => it === 'spam')).toHaveLength(1)
    })

    test('changes and erases a whole batch, and no more than one', async () => {
      await fill(MESSAGES, BATCH_SIZE)
      const { desk } = await adminBackend()
      const first = await desk.list(MESSAGES, { size: LARGEST_PAGE })
      const rest = await desk.list(MESSAGES, { size: LARGEST_PAGE, after: first.next })
      const items = [...first.items, ...rest.items]
      expect(items).toHaveLength(BATCH_SIZE)
      expect(rest.next).toBeUndefined()
      const { entries, failures } = await desk.change(MESSAGES, items, { state: 'spam' })
      expect(failures).toEqual([])
      expect(entries).toHaveLength(BATCH_SIZE)

      const ids = items.map(({ record }) => record.id)
      expect(await desk.erase(MESSAGES, ids)).toMatchObject({ failures: [] })
      expect(await desk.list(MESSAGES)).toEqual({ items: [], total: 0 })
      const tooMany = [...items, ...items]
      await expect(desk.change(MESSAGES, tooMany, { state: 'spam' })).rejects.toThrow(RangeError)
      await expect(desk.erase(MESSAGES, [...ids, 'one more'])).rejects.toThrow(RangeError)
    })

    test.each([
      {},
      { note: '' },
      { note: 'n'.repeat(NOTE_LIMIT + 1) },
      { state: undefined as never },
    ])('refuses the change %#', async (change) => {
      const id = await submit()
      const backend = await adminBackend()
      const item = await itemOf(backend, id)
      await expect(backend.desk.change(MESSAGES, [item], change)).rejects.toThrow(RangeError)
    })

    test('erasing a record erases its entry', async () => {
      const id = await submit()
      const backend = await adminBackend()
      const item = await itemOf(backend, id)
      await backend.desk.change(MESSAGES, [item], { state: 'spam', note: 'No.' })
      await backend.desk.erase(MESSAGES, [id])
      await createBackend().submissions.submit(MESSAGES, id, message)
      expect((await itemOf(backend, id)).entry).toMatchObject({ state: 'new', history: [] })
    })

    test('an erased record takes no change', async () => {
      const id = await submit()
      const backend = await adminBackend()
      const item = await itemOf(backend, id)
      await backend.desk.erase(MESSAGES, [id])
      const { failures } = await backend.desk.change(MESSAGES, [item], { note: 'Too late.' })
      expect(failures).toMatchObject([{ id, error: { code: 'not-found' } }])
      expect(await backend.desk.counts(MESSAGES, new Date())).toEqual({ new: 0, overdue: 0 })
    })
  })

  describe(`${name}: counts`, () => {
    beforeEach(reset)

    test('counts what is new and what is overdue', async () => {
      const backend = await adminBackend()
      const { desk } = backend
      expect(await desk.counts(MESSAGES, new Date())).toEqual({ new: 0, overdue: 0 })
      const [one, two, three] = [await submit(), await submit(), await submit()]
      await submit('newsletter-subscribers')
      const late = new Date(Date.now() + 1000)
      expect(await desk.counts(MESSAGES, never)).toEqual({ new: 3, overdue: 0 })
      expect(await desk.counts(MESSAGES, late)).toEqual({ new: 3, overdue: 3 })

      await desk.change(MESSAGES, [await itemOf(backend, one)], { state: 'in-progress' })
      expect(await desk.counts(MESSAGES, late)).toEqual({ new: 2, overdue: 3 })
      await desk.change(MESSAGES, [await itemOf(backend, two)], { state: 'answered' })
      expect(await desk.counts(MESSAGES, late)).toEqual({ new: 1, overdue: 2 })
      await desk.erase(MESSAGES, [three])
      expect(await desk.counts(MESSAGES, late)).toEqual({ new: 0, overdue: 1 })
    })

    test('counts what is due beside what is overdue, where it is asked for', async () => {
      await fill(MESSAGES, 4)
      const backend = await adminBackend()
      const { desk } = backend
      const id = await submit()
      const late = new Date(Date.now() + 1000)
      const { storedAt: between } = (await itemOf(backend, id)).record
      const counts = () => desk.counts(MESSAGES, between, late)
      expect(await counts()).toEqual({ new: 5, overdue: 4, due: 5 })
      await desk.change(MESSAGES, [await itemOf(backend, id)], { state: 'in-progress' })
      expect(await counts()).toEqual({ new: 4, overdue: 4, due: 5 })
      await desk.change(MESSAGES, [await itemOf(backend, id)], { state: 'answered' })
      expect(await counts()).toEqual({ new: 4, overdue: 4, due: 4 })
    })

    test('counts the same at each step of working down what was there before', async () => {
      await fill(MESSAGES, 460)
      await submit()
      const { desk } = await adminBackend()
      const { items } = await desk.list(MESSAGES, { size: LARGEST_PAGE })
      const late = new Date(Date.now() + 1000)
      expect(await desk.counts(MESSAGES, late)).toEqual({ new: 461, overdue: 461 })
      for (let done = 40; done <= 160; done += 40) {
        await desk.change(MESSAGES, items.slice(done - 40, done), { state: 'answered' })
        const left = 461 - done
        expect(await desk.counts(MESSAGES, late)).toEqual({ new: left, overdue: left })
        expect(await desk.counts(MESSAGES, late)).toEqual({ new: left, overdue: left })
      }
    })

    test('stops at the limit, and counts exactly again once less waits', async () => {
      await fill(MESSAGES, COUNT_LIMIT + 5)
      const { desk } = await adminBackend()
      const late = new Date(Date.now() + 1000)
      const limit = { new: COUNT_LIMIT, overdue: COUNT_LIMIT }
      expect(await desk.counts(MESSAGES, late)).toEqual(limit)
      const { items, next } = await desk.list(MESSAGES, { size: 10 })
      await desk.change(MESSAGES, items, { state: 'answered' })
      expect(await desk.counts(MESSAGES, late)).toEqual({ new: 995, overdue: 995 })
      const older = await desk.list(MESSAGES, { size: 10, after: next })
      await desk.erase(
        MESSAGES,
        older.items.map(({ record }) => record.id),
      )
      expect(await desk.counts(MESSAGES, late)).toEqual({ new: 985, overdue: 985 })
    })
  })

  describe(`${name}: a person`, () => {
    beforeEach(reset)

    test('is found by exactly one address, also in small letters', async () => {
      const { desk } = await adminBackend()
      const first = await submit(MESSAGES, { email: 'Jo@Example.com' })
      const second = await submit(MESSAGES, { email: 'jo@example.com' })
      await submit(MESSAGES, { email: 'major.jo@example.com' })
      await submit(MESSAGES, { email: 'jo@example.com.au' })
      const found = async (address: string) =>
        (await desk.find(MESSAGES, address)).map(({ record }) => record.id)
      expect(await found('Jo@Example.com')).toEqual([second, first])
      expect(await found('jo@example.com')).toEqual([second])
      expect(await found('nobody@example.com')).toEqual([])
    })

    test('leaves a note that names nobody', async () => {
      const { desk } = await adminBackend()
      expect(await desk.erasures()).toEqual([])
      await desk.noteErasure({ 'contact-messages': 2, 'newsletter-subscribers': 1 })
      await desk.noteErasure({ 'contact-messages': 1 })
      const notes = await desk.erasures()
      expect(notes).toEqual([
        { id: expect.any(String), at: expect.any(Date), erased: { 'contact-messages': 1 } },
        {
          id: expect.any(String),
          at: expect.any(Date),
          erased: { 'contact-messages': 2, 'newsletter-subscribers': 1 },
        },
      ])
    })
  })

  describe(`${name}: watching`, { retry: watchRetries }, () => {
    beforeEach(reset)

    test('tells what arrives, what another admin changes and what is erased', async () => {
      const known = await submit()
      const backend = await adminBackend()
      const { record } = await itemOf(backend, known)
      const told: DeskNews[] = []
      const onLost = vi.fn()
      const stop = backend.desk.watch({
        since: { [MESSAGES]: record.storedAt },
        onNews: (news) => told.push(news),
        onLost,
      })
      const all = (kind: 'arrived' | 'changed') =>
        told.flatMap((news): readonly { id: string }[] => news[kind]).map(({ id }) => id)

      const id = await submit()
      await submit('newsletter-subscribers')
      await eventually(() => expect(all('arrived')).toEqual([id]))

      const other = await adminBackend()
      await other.desk.change(MESSAGES, [await itemOf(other, known)], { state: 'answered' })
      await eventually(() => expect(all('changed')).toEqual([known]))
      const changed = told.flatMap((news) => news.changed)
      expect(changed).toMatchObject([{ state: 'answered', history: [{ by: admin.email }] }])

      await other.desk.erase(MESSAGES, [id])
      await eventually(() => expect(told.flatMap((news) => news.erased)).toEqual([id]))
      expect(new Set(told.map(({ collection }) => collection))).toEqual(new Set([MESSAGES]))

      stop()
      const before = told.length
      const heard: string[] = []
      const stopOther = other.desk.watch({
        since: { [MESSAGES]: record.storedAt },
        onNews: ({ arrived }) => heard.push(...arrived.map(({ id: it }) => it)),
        onLost,
      })
      const last = await submit()
      // Who still watches is told, so this one would have been.
      await eventually(() => expect(heard).toContain(last))
      stopOther()
      expect(told).toHaveLength(before)
      expect(onLost).not.toHaveBeenCalled()
    })

    test('tells what arrived between the list and the watch', async () => {
      const backend = await adminBackend()
      const [one, two] = [await submit(), await submit()]
      const onNews = vi.fn()
      const onLost = vi.fn()
      const since = { [MESSAGES]: new Date(0) }
      const stop = backend.desk.watch({ since, onNews, onLost })
      await eventually(() => expect(onNews).toHaveBeenCalled())
      stop()
      const [{ arrived }] = onNews.mock.calls[0] as [DeskNews]
      expect(arrived.map(({ id }) => id)).toEqual([two, one])
    })

    test('is lost without a session', async () => {
      const onLost = vi.fn()
      createBackend().desk.watch({ since: { [MESSAGES]: new Date() }, onNews() {}, onLost })
      await eventually(() => expect(onLost).toHaveBeenCalledOnce())
      expect(onLost.mock.calls[0]?.[0]).toMatchObject({ code: 'permission-denied' })
    })
  })

  describe(`${name}: without a session`, () => {
    test('every call of the desk is refused', async () => {
      const id = await submit()
      const { desk } = createBackend()
      const item = await itemOf(await adminBackend(), id)
      const stranger = name === 'firestore' ? undefined : desk
      if (!stranger) await (await adminBackend()).admin.signOut()
      const calls = [
        desk.list(MESSAGES),
        desk.get(MESSAGES, id),
        desk.counts(MESSAGES, new Date()),
        desk.change(MESSAGES, [item], { state: 'spam' }),
        desk.erase(MESSAGES, [id]),
        desk.find(MESSAGES, message.email),
        desk.noteErasure({}),
        desk.erasures(),
      ]
      const denied = { name: 'BackendError', code: 'permission-denied' }
      for (const call of calls) await expect(call).rejects.toMatchObject(denied)
    })

    test('signing out in one tab ends the session of another', async () => {
      const one = await adminBackend()
      const two = await adminBackend()
      const ended = vi.fn()
      two.admin.onEnd(ended)
      await one.admin.signOut()
      await eventually(() => expect(ended).toHaveBeenCalledExactlyOnceWith('signed-out'))
      await expect(two.desk.list(MESSAGES)).rejects.toMatchObject({ code: 'permission-denied' })
    })
  })
}
