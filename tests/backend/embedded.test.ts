import { deskSamples } from '@duskpane/content/desk/samples'
import { deleteDB, openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { type Collection, createDocumentId } from '../../site/backend/backend'
import { collectionNames, collections } from '../../site/backend/collections'
import { LARGEST_PAGE, STATUSES } from '../../site/backend/desk'
import { checkRecord } from '../../site/backend/embedded/checks'
import { connected, DATABASE_NAME, DATABASE_VERSION } from '../../site/backend/embedded/database'
import { createBackend } from '../../site/backend/embedded/embedded'
import { TIME_LIMIT_MS } from '../../site/backend/time-limit'
import { search } from '../../site/desk/list/search'
import { eventually } from '../support/eventually'
import { describeContract, fillWith, type Harness, signedIn } from './contract'
import { describeDesk } from './desk-contract'
import { submissions } from './submissions'

const message = submissions['contact-messages']
const admin = {
  email: String(import.meta.env.VITE_DEMO_ADMIN_EMAIL),
  password: String(import.meta.env.VITE_DEMO_ADMIN_PASSWORD),
}

/** Opens the database past the adapter, whatever its version. */
async function raw<T>(work: (database: Awaited<ReturnType<typeof openDB>>) => Promise<T>) {
  const database = await openDB(DATABASE_NAME)
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

const reset = () => deleteDB(DATABASE_NAME)

const harness: Harness = {
  watchRetries: 0,
  createBackend,
  reset,
  admin,
  conflictCode: 'conflict',
  runs: 300,
  async readStored(collection, id) {
    const { id: _, ...stored } = (await connected((database) => database.get(collection, id))) ?? {}
    return stored
  },
  put: (collection, documents) =>
    connected(async (database) => {
      const { store, done } = database.transaction(collection, 'readwrite')
      for (const document of documents) void store.put(document)
      await done
    }),
  refuseProofs() {
    const { add } = IDBObjectStore.prototype
    const spy = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (
      this: IDBObjectStore,
      value: unknown,
    ) {
      if (this.name === 'erasures') throw new DOMException('Full.', 'QuotaExceededError')
      return add.call(this, value)
    })
    return () => spy.mockRestore()
  },
}
const deskOf = async () => (await signedIn(harness)).desk

describeContract('embedded', harness)
describeDesk('embedded', harness)

describe('embedded: samples', () => {
  beforeEach(reset)

  const recordsOf = async (collection: Collection) =>
    (await (await deskOf()).list(collection)).records
  async function samples() {
    const { samples } = await deskOf()
    if (!samples) throw new Error('The embedded store has samples.')
    return samples
  }
  const all = async () => (await Promise.all(collectionNames.map(recordsOf))).flat()

  test('are sixty records that the forms could have sent, marked, of all kinds and states', async () => {
    for (const { collection, fields } of deskSamples) {
      expect(() => checkRecord(collection, 'A'.repeat(20), fields)).not.toThrow()
    }
    await (await samples()).add()
    const records = await all()
    expect(records).toHaveLength(60)
    expect(records.every(({ sample }) => sample)).toBe(true)
    expect(new Set(records.map(({ status }) => status))).toEqual(new Set(STATUSES))
    for (const { storedAt, history } of records) {
      const times = [storedAt, ...history.map(({ at }) => at), new Date()]
      expect(times.map(Number)).toEqual(times.map(Number).toSorted((a, b) => a - b))
    }
  })
})

describe('embedded: upgrades', () => {
  beforeEach(reset)
  afterEach(() => vi.restoreAllMocks())

  const recordOf = (collection: Collection, number: number) => ({
    ...submissions[collection],
    ...collections[collection].constants,
    id: `${String(number).padStart(2, '0')}${'A'.repeat(18)}`,
    [collections[collection].timeField]: new Date(1_700_000_000_000 + number),
  })

  const NEWSLETTER = 'newsletter-subscribers'

  /** A database of an earlier version, whose stores have `indexes`, with three contact messages. */
  async function leaveVersion(version: number, indexes: Readonly<Record<string, string[]>>) {
    const old = await openDB(DATABASE_NAME, version, {
      upgrade(created) {
        for (const collection of collectionNames) {
          // Leave out one store, as if it had been added later.
          if (collection === NEWSLETTER) continue
          const store = created.createObjectStore(collection, { keyPath: 'id' })
          store.createIndex('newest', [collections[collection].timeField, 'id'])
          for (const [name, path] of Object.entries(indexes)) store.createIndex(name, path)
        }
        if (version === collectionNames.length) return
        const desk = created.createObjectStore('desk', { keyPath: ['collection', 'id'] })
        desk.createIndex('arrived', ['collection', 'arrivedAt', 'id'])
        desk.createIndex('state', ['collection', 'state', 'arrivedAt'])
        created.createObjectStore('erasures', { keyPath: 'id' }).createIndex('at', 'at')
      },
    })
    for (const number of [1, 2, 3]) {
      // One has a field that is no longer described, and keeps it.
      const record = { ...recordOf('contact-messages', number), suspected: 'speed' }
      await old.add('contact-messages', record)
    }
    return old
  }

  test('from before there was a desk: every record is listed, counted and can be changed', async () => {
    const old = await leaveVersion(collectionNames.length, {})
    old.close()
    const desk = await deskOf()
    expect(await desk.counts('contact-messages', new Date())).toEqual({ new: 3, overdue: 3 })
    const { records } = await desk.list('contact-messages')
    expect(records.map(({ status }) => status)).toEqual(['pending', 'pending', 'pending'])
    expect(records[0]).not.toHaveProperty('suspected')
    const { failures } = await desk.change(records, { status: 'answered' })
    expect(failures).toEqual([])
    expect(await desk.counts('contact-messages', new Date())).toEqual({ new: 0, overdue: 0 })
    const { submissions: store } = createBackend()
    await store.submit(NEWSLETTER, createDocumentId(), submissions[NEWSLETTER])
    expect((await desk.list(NEWSLETTER)).total).toBe(1)
    expect(await raw(async ({ version }) => version)).toBe(DATABASE_VERSION)
  })

  test('from when the desk kept entries beside the records: every note and state is kept on them', async () => {
    const old = await leaveVersion(collectionNames.length + 1, { email: ['email'] })
    const [at, by, collection] = [
      new Date(1_750_000_000_000),
      'jo@example.com',
      'contact-messages' as const,
    ]
    const entryOf = (number: number, entry: object) => {
      const { id, submittedAt: arrivedAt } = recordOf('contact-messages', number) as never
      return old.add('desk', { collection, id, arrivedAt, assignee: '', ...entry })
    }
    const events = [
      { at, by, state: 'in-progress', assignee: by },
      { at, by, note: 'Called.' },
      { at, by, state: 'new' },
      { at, by, state: 'answered' },
    ]
    await entryOf(1, { state: 'answered', assignee: by, history: events })
    await entryOf(2, { state: 'new', history: [] })
    await entryOf(3, { state: 'new', assignee: by, history: events.slice(0, 3) })
    await old.add('desk', { collection, id: 'erased', state: 'spam', history: events })
    // An entry of another shape does not keep the others from being moved.
    await old.add('desk', { collection, id: recordOf(collection, 9).id, history: null })
    const proof = { id: 'proof', at, erased: { 'contact-messages': 2 } }
    await old.add('erasures', proof)
    old.close()

    const desk = await deskOf()
    const { records } = await desk.list('contact-messages')
    const moved = [
      { at, by, status: 'in-progress', assignee: by },
      { at, by, note: 'Called.' },
      { at, by, status: 'pending' },
      { at, by, status: 'answered' },
    ]
    expect(records.map(({ status, assignee, history }) => ({ status, assignee, history }))).toEqual(
      [
        { status: 'pending', assignee: by, history: moved.slice(0, 3) },
        { status: 'pending', assignee: '', history: [] },
        { status: 'answered', assignee: by, history: moved },
      ],
    )
    expect(records[0]).toMatchObject(message)
    expect(await desk.counts('contact-messages', new Date())).toEqual({ new: 2, overdue: 2 })
    expect(await desk.erasures()).toEqual([proof])
    await raw(async (database) => {
      expect([...database.objectStoreNames]).not.toContain('desk')
      const { indexNames } = database.transaction('contact-messages').store
      expect([...indexNames]).toEqual(['assignee', 'newest', 'status'])
      // An untouched record has no more than was sent.
      const stored = await database.get('contact-messages', records[1]?.id ?? '')
      expect(stored).toEqual({ ...recordOf('contact-messages', 2), suspected: 'speed' })
    })
  })
})

describe('embedded: as a database', () => {
  beforeEach(reset)
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  const listMessages = async () => (await deskOf()).list('contact-messages')
  const submit = (id = createDocumentId()) =>
    createBackend().submissions.submit('contact-messages', id, message)
  const unavailable = { name: 'BackendError', code: 'unavailable' }

  test('lists newest first after the clock was set back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime('2031-05-01')
    const before = createDocumentId()
    await submit(before)
    vi.setSystemTime('2030-05-01')
    const after = createDocumentId()
    await submit(after)
    const { records } = await listMessages()
    expect(records.map(({ id }) => id)).toEqual([after, before])
  })

  test('counts a collection once for all pages of a search', async () => {
    await fillWith(harness, 'contact-messages', 2 * LARGEST_PAGE + 1)
    const desk = await deskOf()
    // Each count begins with a cursor on the store; a page has one on an index.
    const counts = vi.spyOn(IDBObjectStore.prototype, 'openKeyCursor')
    let pages = 0
    for await (const { total } of search(desk, ['contact-messages'], {})) {
      pages += 1
      expect(total).toBe(2 * LARGEST_PAGE + 1)
    }
    expect(pages).toBe(3)
    expect(counts).toHaveBeenCalledOnce()
  })

  test('does not block the upgrade by a newer version of the site', async () => {
    await submit()
    const blocked = vi.fn()
    const newer = await openDB(DATABASE_NAME, DATABASE_VERSION + 1, { blocked })
    newer.close()
    expect(blocked).not.toHaveBeenCalled()
  })

  test('one of a newer version, without its stores or behind a lock is an error', async () => {
    const openAs = (version: number) => openDB(DATABASE_NAME, version)
    for (const [told, spoil] of [
      ['without its stores', () => openAs(DATABASE_VERSION)],
      ['newer', () => openAs(DATABASE_VERSION + 1)],
    ] as const) {
      const database = await spoil()
      database.close()
      await expect(submit(), told).rejects.toMatchObject(unavailable)
      await expect(listMessages(), told).rejects.toMatchObject(unavailable)
    }
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    await expect(submit()).rejects.toMatchObject(unavailable)
  })

  test('a database blocked by another tab times out, and nothing is done later', async () => {
    await submit()
    const desk = await deskOf()
    const { records } = await desk.list('contact-messages')
    const id = createDocumentId()
    for (const [told, work] of [
      ['sent', () => submit(id)],
      ['changed', () => desk.change(records, { note: 'Late.' })],
      ['erased', () => desk.erase(records, { onRequest: true })],
    ] as const) {
      // An upgrade waits for the other tab, and every later request waits for it.
      const otherTab = await openDB(DATABASE_NAME, DATABASE_VERSION)
      const upgrade = indexedDB.open(DATABASE_NAME, DATABASE_VERSION + 1)
      upgrade.onupgradeneeded = () => upgrade.transaction?.abort()
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      const open = vi.spyOn(indexedDB, 'open')
      const outcome = work().then(
        (done) => done?.failures.map(({ error }) => error.code),
        ({ code }) => [code],
      )
      // The limit is that of the call, which begins once its chunk is there.
      await vi.waitFor(() => expect(open).toHaveBeenCalled())
      open.mockRestore()
      vi.advanceTimersByTime(TIME_LIMIT_MS)
      expect(await outcome, told).toEqual(['timeout'])
      vi.useRealTimers()
      otherTab.close()
      // This read waits its turn behind the call that timed out.
      expect((await listMessages()).records, told).toEqual(records)
    }
    expect(await desk.erasures()).toEqual([])
    await submit(id)
    expect((await listMessages()).total).toBe(2)
  })

  test('what is aborted or has no room is an error, nothing is stored, and the next try succeeds', async () => {
    const { add } = IDBObjectStore.prototype
    const faults = [
      function (this: IDBObjectStore): never {
        throw new DOMException('Full.', 'QuotaExceededError')
      },
      function (this: IDBObjectStore, value: unknown) {
        const request = add.call(this, value)
        request.addEventListener('success', () => this.transaction.abort())
        return request
      },
    ]
    const id = createDocumentId()
    for (const fault of faults) {
      vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(fault)
      await expect(submit(id)).rejects.toMatchObject(unavailable)
      expect((await listMessages()).total).toBe(0)
    }
    await submit(id)
    expect((await listMessages()).total).toBe(1)
  })

  test('lists the first page of very many records as fast as that of 100, and searches all of them', async () => {
    const count = inject('manyRecords')
    await fillWith(harness, 'contact-messages', count)
    await fillWith(harness, 'contact-inquiries', 100)
    const desk = await deskOf()

    const many: number[] = []
    const few: number[] = []
    // Take the fastest of each: other load on the machine only adds time.
    for (let i = 0; i < 40; i++) {
      many.push(await timeOf(() => desk.list('contact-messages')))
      few.push(await timeOf(() => desk.list('contact-inquiries')))
    }
    expect(Math.min(...many)).toBeLessThan(Math.min(...few) * 1.5)

    let searched = 0
    let found = 0
    let heapAtFirst = 0
    for await (const page of search(desk, ['contact-messages'], { text: 'SOUTH windów' })) {
      expect(page.items.length).toBeLessThanOrEqual(LARGEST_PAGE)
      searched = page.searched
      found += page.items.length
      heapAtFirst ||= usedHeap()
    }
    expect([searched, found]).toEqual([count, count])
    // Searched records are released, on a busy machine a moment later. Held, each would take 370 bytes.
    await eventually(() => expect(usedHeap() - heapAtFirst).toBeLessThan(count * 100))
  }, 120_000)
})

/** The duration of `work`, ms. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** The used bytes of JavaScript's heap, which Chromium reports if it is started with the flags for it. */
function usedHeap(): number {
  ;(globalThis as unknown as { gc: () => void }).gc()
  return (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize
}
