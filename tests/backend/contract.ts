import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  type Backend,
  BackendError,
  type BackendErrorCode,
  COUNT_LIMIT,
  type Collection,
  type Cursor,
  createDocumentId,
  PAGE_SIZE,
  type StoredRecord,
} from '../../site/backend/backend'
import { listRecords } from './list-records'
import {
  acceptedSubmissions,
  anySubmission,
  malformedIds,
  refusedSubmissions,
  submissions,
} from './submissions'

/** What the suite needs of an adapter. */
export interface Harness {
  /** A backend as one browser tab holds it. */
  readonly createBackend: () => Backend
  /** Empties the database. */
  readonly reset: () => Promise<void>
  /** The stored record, read past the port, with times as dates. */
  readonly readStored: (collection: Collection, id: string) => Promise<Record<string, unknown>>
  /** Adds `count` records past the port, which is faster. */
  readonly fill: (collection: Collection, count: number) => Promise<void>
  readonly admin: { readonly email: string; readonly password: string }
  /** How many random submissions to try. */
  readonly runs: number
  /** The error code for an id that holds other values. */
  readonly conflictCode: BackendErrorCode
  /** How often a test of watching is tried again. */
  readonly watchRetries: number
}

/** The keys of each stored record, as observed in the original database; here alone written out by hand. */
const STORED_KEYS: Record<Collection, string> = {
  'newsletter-subscribers': 'email, subscribedAt',
  'distributor-applications':
    'company, website, name, email, phone, country, city, distributes, brands, years, why, status, submittedAt',
  'contact-inquiries': 'name, email, country, city, phone, message, type, status, submittedAt',
  'contact-messages': 'name, email, phone, subject, message, submittedAt, status',
}
const collections = Object.keys(STORED_KEYS) as Collection[]

/** The tests that every adapter of the port has to pass. */
export function describeContract(name: string, harness: Harness): void {
  const { createBackend, reset, readStored, fill, admin, conflictCode, runs } = harness
  const message = submissions['contact-messages']

  async function adminBackend(): Promise<Backend> {
    const backend = createBackend()
    await backend.admin.signIn(admin.email, admin.password)
    return backend
  }

  /** How submitting each case ended: `stored`, or the code of the error. */
  async function outcomes(collection: Collection, cases: Record<string, object>) {
    const { submissions: store } = createBackend()
    const ended = Object.entries(cases).map(async ([told, submission]) => {
      try {
        await store.submit(collection, createDocumentId(), submission as never)
        return [told, 'stored']
      } catch (error) {
        return [told, error instanceof BackendError ? error.code : error]
      }
    })
    return Object.fromEntries(await Promise.all(ended))
  }

  describe(`${name}: writing`, () => {
    beforeEach(reset)

    test.each(collections)('%s: stores exactly the observed keys', async (collection) => {
      const id = createDocumentId()
      const before = Date.now()
      await createBackend().submissions.submit(collection, id, submissions[collection])

      const stored = await readStored(collection, id)
      expect(Object.keys(stored).sort()).toEqual(STORED_KEYS[collection].split(', ').sort())
      expect(stored).toMatchObject(submissions[collection])
      if ('status' in stored) expect(stored.status).toBe('pending')
      if ('type' in stored) expect(stored.type).toBe('dealer-inquiry')
      const storedAt = (stored.submittedAt ?? stored.subscribedAt) as Date
      expect(storedAt.getTime()).toBeGreaterThanOrEqual(before - 1)
      expect(storedAt.getTime()).toBeLessThanOrEqual(Date.now() + 1)
    })

    test('stores no key that the description does not name', async () => {
      const id = createDocumentId()
      const extended = { ...message, isAdmin: 'true', status: 'done' }
      await createBackend().submissions.submit('contact-messages', id, extended)

      const stored = await readStored('contact-messages', id)
      expect(stored).not.toHaveProperty('isAdmin')
      expect(stored.status).toBe('pending')
    })

    test('keeps text as it was typed', async () => {
      const id = createDocumentId()
      const text = { ...message, name: 'Zoë 王 👩‍🔧', message: ' <b>a</b>\n\n"b" \\ \u0000 ‮c ' }
      await createBackend().submissions.submit('contact-messages', id, text)
      expect(await readStored('contact-messages', id)).toMatchObject(text)
    })

    test.each(collections)('%s: stores every valid submission', async (collection) => {
      const cases = acceptedSubmissions(collection)
      expect(await outcomes(collection, cases)).toEqual(mapValues(cases, () => 'stored'))
    })

    test.each(collections)('%s: refuses what its description excludes', async (collection) => {
      const cases = refusedSubmissions(collection)
      expect(await outcomes(collection, cases)).toEqual(mapValues(cases, () => 'permission-denied'))
      expect((await listRecords(await adminBackend(), collection)).total).toBe(0)
    })

    test('refuses a malformed id', async () => {
      for (const id of malformedIds) {
        const submitting = createBackend().submissions.submit('contact-messages', id, message)
        await expect.soft(submitting, id).rejects.toMatchObject({ code: 'permission-denied' })
      }
    })

    test('any text comes back character for character, as Unicode', async () => {
      const backend = await adminBackend()
      const anything = fc
        .constantFrom(...collections)
        .chain((collection) =>
          anySubmission(collection).map((submission) => ({ collection, submission })),
        )
      await fc.assert(
        fc.asyncProperty(anything, async ({ collection, submission }) => {
          const id = createDocumentId()
          await backend.submissions.submit(collection, id, submission)
          const { records } = await listRecords(backend, collection)
          const record = records.find((it) => it.id === id)
          expect(record).toEqual({
            ...mapValues(submission, (text) => text.toWellFormed()),
            id,
            storedAt: expect.any(Date),
          })
        }),
        { numRuns: runs, includeErrorInReport: true },
      )
    })

    test('stores the same id and values once', async () => {
      const id = createDocumentId()
      const { submissions: store } = createBackend()
      await store.submit('contact-messages', id, message)
      await store.submit('contact-messages', id, message, true)
      await store.submit('contact-messages', id, message, true)

      const reading = await adminBackend()
      expect((await listRecords(reading, 'contact-messages')).total).toBe(1)
    })

    test('keeps the time of a record that is sent again', async () => {
      const id = createDocumentId()
      const { submissions: store } = createBackend()
      await store.submit('contact-messages', id, message)
      const { submittedAt } = await readStored('contact-messages', id)
      await store.submit('contact-messages', createDocumentId(), message)
      await store.submit('contact-messages', id, message, true)
      expect((await readStored('contact-messages', id)).submittedAt).toEqual(submittedAt)
    })

    test('stores two simultaneous writes of the same id and values once', async () => {
      const id = createDocumentId()
      const one = createBackend().submissions
      const two = createBackend().submissions
      await Promise.allSettled([
        one.submit('contact-messages', id, message),
        two.submit('contact-messages', id, message),
      ])
      const reading = await adminBackend()
      expect((await listRecords(reading, 'contact-messages')).total).toBe(1)
    })

    test('refuses an id that holds other values, and keeps them', async () => {
      const id = createDocumentId()
      const { submissions: store } = createBackend()
      await store.submit('contact-messages', id, message)
      const again = store.submit('contact-messages', id, { ...message, message: 'Other' }, true)
      await expect(again).rejects.toMatchObject({ name: 'BackendError', code: conflictCode })
      expect(await readStored('contact-messages', id)).toMatchObject(message)
    })
  })

  describe(`${name}: reading`, () => {
    beforeEach(reset)

    test.each(collections)('%s: lists what was submitted', async (collection) => {
      const id = createDocumentId()
      await createBackend().submissions.submit(collection, id, submissions[collection])

      const { records, total, next } = await listRecords(await adminBackend(), collection)
      const stored = await readStored(collection, id)
      const storedAt = stored.submittedAt ?? stored.subscribedAt
      expect(records).toEqual([{ ...submissions[collection], id, storedAt }])
      expect(total).toBe(1)
      expect(next).toBeUndefined()
    })

    test('lists an empty collection as an empty page', async () => {
      const backend = await adminBackend()
      expect(await listRecords(backend, 'contact-messages')).toEqual({ records: [], total: 0 })
    })

    test('lists newest first, however fast they were submitted', async () => {
      const backend = await adminBackend()
      const ids = Array.from({ length: 12 }, createDocumentId)
      for (const id of ids) await backend.submissions.submit('contact-messages', id, message)

      const { records } = await listRecords(backend, 'contact-messages')
      expect(records.map(({ id }) => id)).toEqual(ids.toReversed())
    })

    test('lists what another tab stored', async () => {
      const reading = await adminBackend()
      const id = createDocumentId()
      await createBackend().submissions.submit('contact-messages', id, message)
      const { records } = await listRecords(reading, 'contact-messages')
      expect(records.map((record) => record.id)).toEqual([id])
    })

    test.each([
      { count: PAGE_SIZE, pages: [50] },
      { count: PAGE_SIZE + 1, pages: [50, 1] },
      { count: 120, pages: [50, 50, 20] },
    ])('lists $count records in pages of $pages', async ({ count, pages }) => {
      await fill('contact-messages', count)
      const seen = await readAll(await adminBackend())

      expect(seen.map((page) => page.length)).toEqual(pages)
      const all = seen.flat()
      expect(new Set(all.map(({ id }) => id)).size).toBe(count)
      const times = all.map(({ storedAt }) => storedAt.getTime())
      expect(times).toEqual(times.toSorted((a, b) => b - a))
    })

    test('a record stored between two pages neither repeats nor hides another', async () => {
      await fill('contact-messages', 60)
      const store = await adminBackend()
      const first = await listRecords(store, 'contact-messages')
      await store.submissions.submit('contact-messages', createDocumentId(), message)
      const second = await listRecords(store, 'contact-messages', first.next)

      const ids = [...first.records, ...second.records].map(({ id }) => id)
      expect(new Set(ids).size).toBe(60)
      expect(second.total).toBe(61)
    })

    test('stops counting at the limit', async () => {
      await fill('contact-messages', COUNT_LIMIT + 5)
      const store = await adminBackend()
      expect((await listRecords(store, 'contact-messages')).total).toBe(COUNT_LIMIT)
    })
  })

  describe(`${name}: erasing`, () => {
    beforeEach(reset)

    test.each(collections)('%s: erases one record and keeps the others', async (collection) => {
      const store = await adminBackend()
      const [kept, erased] = [createDocumentId(), createDocumentId()]
      await store.submissions.submit(collection, kept, submissions[collection])
      await store.submissions.submit(collection, erased, submissions[collection])
      await store.desk.erase(collection, [erased])

      const { records, total } = await listRecords(store, collection)
      expect(records.map(({ id }) => id)).toEqual([kept])
      expect(total).toBe(1)
    })

    test('keeps a record of the same id in another collection', async () => {
      const store = await adminBackend()
      const id = createDocumentId()
      await store.submissions.submit('contact-messages', id, message)
      await store.submissions.submit(
        'newsletter-subscribers',
        id,
        submissions['newsletter-subscribers'],
      )
      await store.desk.erase('newsletter-subscribers', [id])
      expect((await listRecords(store, 'contact-messages')).total).toBe(1)
    })

    test('erases what another tab has erased, or what never existed, without an error', async () => {
      const one = await adminBackend()
      const two = await adminBackend()
      const id = createDocumentId()
      await one.submissions.submit('contact-messages', id, message)
      await Promise.all([one, two].map((tab) => tab.desk.erase('contact-messages', [id])))
      await two.desk.erase('contact-messages', [id])
      await two.desk.erase('contact-messages', [createDocumentId()])
      expect((await listRecords(two, 'contact-messages')).total).toBe(0)
    })

    test('lists the next page after the last record of a page was erased', async () => {
      await fill('contact-messages', 60)
      const store = await adminBackend()
      const first = await listRecords(store, 'contact-messages')
      await store.desk.erase('contact-messages', [String(first.records.at(-1)?.id)])
      const second = await listRecords(store, 'contact-messages', first.next)
      const ids = [...first.records, ...second.records].map(({ id }) => id)
      expect(new Set(ids).size).toBe(60)
      expect(second.total).toBe(59)
    })
  })

  describe(`${name}: the admin`, () => {
    const denied = { name: 'BackendError', code: 'permission-denied' }
    const unauthenticated = { name: 'BackendError', code: 'unauthenticated' }

    test.each(collections)('%s: lists nothing without a sign-in', async (collection) => {
      await expect(listRecords(createBackend(), collection)).rejects.toMatchObject(denied)
    })

    test.each(collections)('%s: erases nothing without a sign-in', async (collection) => {
      const id = createDocumentId()
      const store = createBackend()
      await store.submissions.submit(collection, id, submissions[collection])
      await expect(store.desk.erase(collection, [id])).rejects.toMatchObject(denied)
      expect(await readStored(collection, id)).toMatchObject(submissions[collection])
    })

    test.each([
      ['a wrong password', admin.email, 'wrong-password'],
      ['an unknown user', 'nobody@example.com', admin.password],
      ['a malformed address', 'nobody', admin.password],
    ])('%s does not sign in', async (_, email, password) => {
      const backend = createBackend()
      await expect(backend.admin.signIn(email, password)).rejects.toMatchObject(unauthenticated)
      expect(await backend.admin.restore()).toBeUndefined()
      await expect(listRecords(backend, 'contact-messages')).rejects.toMatchObject(denied)
    })

    test('a session lasts from sign-in to sign-out', async () => {
      const backend = createBackend()
      expect(await backend.admin.restore()).toBeUndefined()
      await backend.admin.signIn(admin.email, admin.password)
      expect(await backend.admin.restore()).toBe(admin.email)
      await expect(listRecords(backend, 'contact-messages')).resolves.toBeDefined()

      await backend.admin.signOut()
      expect(await backend.admin.restore()).toBeUndefined()
      await expect(listRecords(backend, 'contact-messages')).rejects.toMatchObject(denied)
      const erasing = backend.desk.erase('contact-messages', [createDocumentId()])
      await expect(erasing).rejects.toMatchObject(denied)
    })
  })
}

async function readAll(backend: Backend): Promise<StoredRecord<'contact-messages'>[][]> {
  const pages: StoredRecord<'contact-messages'>[][] = []
  let next: Cursor | undefined
  do {
    const page = await listRecords(backend, 'contact-messages', next)
    pages.push([...page.records])
    next = page.next
  } while (next)
  return pages
}

function mapValues<T extends object, R>(record: T, change: (value: T[keyof T]) => R) {
  const entries = Object.entries(record).map(([key, value]) => [key, change(value)])
  return Object.fromEntries(entries) as Record<keyof T, R>
}
