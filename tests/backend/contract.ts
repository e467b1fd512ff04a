import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  type Backend,
  type BackendErrorCode,
  COUNT_LIMIT,
  type Collection,
  type Cursor,
  createDocumentId,
  PAGE_SIZE,
  type StoredRecord,
  SUSPICIONS,
} from '../../site/backend/backend'
import { anySubmission, submissions } from './submissions'

/** What the suite must know of an adapter to put it to the test. */
export interface Harness {
  /** A backend as one browser tab holds it. */
  readonly createBackend: () => Backend
  /** Empties the database. */
  readonly reset: () => Promise<void>
  /** The record as it lies in the database, with times as dates. */
  readonly readStored: (collection: Collection, id: string) => Promise<Record<string, unknown>>
  /** Puts `count` records in the database by a shorter way than the port. */
  readonly fill: (collection: Collection, count: number) => Promise<void>
  readonly admin: { readonly email: string; readonly password: string }
  /** How many times what is true of any text is put to the test. */
  readonly runs: number
  /** How a record id that is taken by other values is refused. */
  readonly conflictCode: BackendErrorCode
}

/** Section 7 of the specification: what lies in the database, key by key. */
const STORED_KEYS: Record<Collection, string> = {
  'newsletter-subscribers': 'email, subscribedAt',
  'distributor-applications':
    'company, website, name, email, phone, country, city, distributes, brands, years, why, status, submittedAt',
  'contact-inquiries': 'name, email, country, city, phone, message, type, status, submittedAt',
  'contact-messages': 'name, email, phone, subject, message, submittedAt, status',
}
const collections = Object.keys(STORED_KEYS) as Collection[]

/** What every adapter of the backend port promises. */
export function describeContract(name: string, harness: Harness): void {
  const { createBackend, reset, readStored, fill, admin, conflictCode, runs } = harness
  const message = submissions['contact-messages']

  async function adminBackend(): Promise<Backend> {
    const backend = createBackend()
    await backend.admin.signIn(admin.email, admin.password)
    return backend
  }

  describe(`${name}: writing`, () => {
    beforeEach(reset)

    test.each(collections)('%s: stores exactly the specified fields', async (collection) => {
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

    test('stores no key that the port does not name', async () => {
      const id = createDocumentId()
      const extended = { ...message, isAdmin: 'true', status: 'done' }
      await createBackend().submissions.submit('contact-messages', id, extended)

      const stored = await readStored('contact-messages', id)
      expect(stored).not.toHaveProperty('isAdmin')
      expect(stored.status).toBe('pending')
    })

    test.each(SUSPICIONS)('stores what is suspected of a sender: %s', async (suspected) => {
      const id = createDocumentId()
      const backend = await adminBackend()
      await backend.submissions.submit('contact-messages', id, { ...message, suspected })
      expect(await readStored('contact-messages', id)).toMatchObject({ ...message, suspected })
      const { records } = await backend.submissions.list('contact-messages')
      expect(records).toMatchObject([{ ...message, id, suspected }])
    })

    test('keeps text as it was typed', async () => {
      const id = createDocumentId()
      const text = { ...message, name: 'Zoë 王 👩‍🔧', message: ' <b>a</b>\n\n"b" \\ \u0000 ‮c ' }
      await createBackend().submissions.submit('contact-messages', id, text)
      expect(await readStored('contact-messages', id)).toMatchObject(text)
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
          const { records } = await backend.submissions.list(collection)
          const record = records.find((it) => it.id === id)
          expect(record).toEqual({
            ...mapTexts(submission, (text) => text.toWellFormed()),
            id,
            storedAt: expect.any(Date),
          })
        }),
        { numRuns: runs },
      )
    })

    test('the same id and values again are stored once', async () => {
      const id = createDocumentId()
      const { submissions: store } = createBackend()
      await store.submit('contact-messages', id, message)
      await store.submit('contact-messages', id, message)
      await store.submit('contact-messages', id, message)

      const { submissions: reading } = await adminBackend()
      expect((await reading.list('contact-messages')).total).toBe(1)
    })

    test('two writes of the same id at the same moment are stored once', async () => {
      const id = createDocumentId()
      const one = createBackend().submissions
      const two = createBackend().submissions
      await Promise.all([
        one.submit('contact-messages', id, message),
        two.submit('contact-messages', id, message),
      ])
      const { submissions: reading } = await adminBackend()
      expect((await reading.list('contact-messages')).total).toBe(1)
    })

    test('an id that holds other values is refused, and they stay', async () => {
      const id = createDocumentId()
      const { submissions: store } = createBackend()
      await store.submit('contact-messages', id, message)
      const again = store.submit('contact-messages', id, { ...message, message: 'Other' })
      await expect(again).rejects.toMatchObject({ name: 'BackendError', code: conflictCode })
      const accused = store.submit('contact-messages', id, { ...message, suspected: 'speed' })
      await expect(accused).rejects.toMatchObject({ name: 'BackendError', code: conflictCode })
      const stored = await readStored('contact-messages', id)
      expect(stored).toMatchObject(message)
      expect(stored).not.toHaveProperty('suspected')
    })
  })

  describe(`${name}: reading`, () => {
    beforeEach(reset)

    test.each(collections)('%s: gives back what was submitted', async (collection) => {
      const id = createDocumentId()
      await createBackend().submissions.submit(collection, id, submissions[collection])

      const { records, total, next } = await (await adminBackend()).submissions.list(collection)
      const stored = await readStored(collection, id)
      const storedAt = stored.submittedAt ?? stored.subscribedAt
      expect(records).toEqual([{ ...submissions[collection], id, storedAt }])
      expect(total).toBe(1)
      expect(next).toBeUndefined()
    })

    test('an empty collection is an empty page', async () => {
      const backend = await adminBackend()
      expect(await backend.submissions.list('contact-messages')).toEqual({ records: [], total: 0 })
    })

    test('newest first, however fast they came', async () => {
      const backend = await adminBackend()
      const ids = Array.from({ length: 12 }, createDocumentId)
      for (const id of ids) await backend.submissions.submit('contact-messages', id, message)

      const { records } = await backend.submissions.list('contact-messages')
      expect(records.map(({ id }) => id)).toEqual(ids.toReversed())
    })

    test('one tab sees what another stored', async () => {
      const reading = await adminBackend()
      const id = createDocumentId()
      await createBackend().submissions.submit('contact-messages', id, message)
      const { records } = await reading.submissions.list('contact-messages')
      expect(records.map((record) => record.id)).toEqual([id])
    })

    test.each([
      { count: PAGE_SIZE, pages: [50] },
      { count: PAGE_SIZE + 1, pages: [50, 1] },
      { count: 120, pages: [50, 50, 20] },
    ])('$count records come in pages of $pages', async ({ count, pages }) => {
      await fill('contact-messages', count)
      const seen = await readAll(await adminBackend())

      expect(seen.map((page) => page.length)).toEqual(pages)
      const all = seen.flat()
      expect(new Set(all.map(({ id }) => id)).size).toBe(count)
      const times = all.map(({ storedAt }) => storedAt.getTime())
      expect(times).toEqual(times.toSorted((a, b) => b - a))
    })

    test('a record that arrives between two pages neither repeats nor hides another', async () => {
      await fill('contact-messages', 60)
      const { submissions: store } = await adminBackend()
      const first = await store.list('contact-messages')
      await store.submit('contact-messages', createDocumentId(), message)
      const second = await store.list('contact-messages', first.next)

      const ids = [...first.records, ...second.records].map(({ id }) => id)
      expect(new Set(ids).size).toBe(60)
      expect(second.total).toBe(61)
    })

    test('counting stops at the limit', async () => {
      await fill('contact-messages', COUNT_LIMIT + 5)
      const { submissions: store } = await adminBackend()
      expect((await store.list('contact-messages')).total).toBe(COUNT_LIMIT)
    })
  })

  describe(`${name}: erasing`, () => {
    beforeEach(reset)

    test.each(collections)('%s: one record is gone, the others stay', async (collection) => {
      const { submissions: store } = await adminBackend()
      const [kept, erased] = [createDocumentId(), createDocumentId()]
      await store.submit(collection, kept, submissions[collection])
      await store.submit(collection, erased, submissions[collection])
      await store.erase(collection, erased)

      const { records, total } = await store.list(collection)
      expect(records.map(({ id }) => id)).toEqual([kept])
      expect(total).toBe(1)
    })

    test('a record of the same id in another collection stays', async () => {
      const { submissions: store } = await adminBackend()
      const id = createDocumentId()
      await store.submit('contact-messages', id, message)
      await store.submit('newsletter-subscribers', id, submissions['newsletter-subscribers'])
      await store.erase('newsletter-subscribers', id)
      expect((await store.list('contact-messages')).total).toBe(1)
    })

    test('what another tab has erased, or was never there, is no failure', async () => {
      const one = await adminBackend()
      const two = await adminBackend()
      const id = createDocumentId()
      await one.submissions.submit('contact-messages', id, message)
      await Promise.all([one, two].map((tab) => tab.submissions.erase('contact-messages', id)))
      await two.submissions.erase('contact-messages', id)
      await two.submissions.erase('contact-messages', createDocumentId())
      expect((await two.submissions.list('contact-messages')).total).toBe(0)
    })

    test('the list goes on after a page whose last record was erased', async () => {
      await fill('contact-messages', 60)
      const { submissions: store } = await adminBackend()
      const first = await store.list('contact-messages')
      await store.erase('contact-messages', String(first.records.at(-1)?.id))
      const second = await store.list('contact-messages', first.next)
      const ids = [...first.records, ...second.records].map(({ id }) => id)
      expect(new Set(ids).size).toBe(60)
      expect(second.total).toBe(59)
    })
  })

  describe(`${name}: the admin`, () => {
    const denied = { name: 'BackendError', code: 'permission-denied' }
    const unauthenticated = { name: 'BackendError', code: 'unauthenticated' }

    test.each(collections)('%s: a stranger may not list', async (collection) => {
      await expect(createBackend().submissions.list(collection)).rejects.toMatchObject(denied)
    })

    test.each(collections)('%s: a stranger may not erase', async (collection) => {
      const id = createDocumentId()
      const { submissions: store } = createBackend()
      await store.submit(collection, id, submissions[collection])
      await expect(store.erase(collection, id)).rejects.toMatchObject(denied)
      expect(await readStored(collection, id)).toMatchObject(submissions[collection])
    })

    test.each([
      ['a wrong password', admin.email, 'wrong-password'],
      ['an unknown user', 'nobody@example.com', admin.password],
      ['an address that is none', 'nobody', admin.password],
    ])('%s does not sign in', async (_, email, password) => {
      const backend = createBackend()
      await expect(backend.admin.signIn(email, password)).rejects.toMatchObject(unauthenticated)
      expect(await backend.admin.restore()).toBe(false)
      await expect(backend.submissions.list('contact-messages')).rejects.toMatchObject(denied)
    })

    test('a session lasts from sign-in to sign-out', async () => {
      const backend = createBackend()
      expect(await backend.admin.restore()).toBe(false)
      await backend.admin.signIn(admin.email, admin.password)
      expect(await backend.admin.restore()).toBe(true)
      await expect(backend.submissions.list('contact-messages')).resolves.toBeDefined()

      await backend.admin.signOut()
      expect(await backend.admin.restore()).toBe(false)
      await expect(backend.submissions.list('contact-messages')).rejects.toMatchObject(denied)
      const erasing = backend.submissions.erase('contact-messages', createDocumentId())
      await expect(erasing).rejects.toMatchObject(denied)
    })
  })
}

async function readAll(backend: Backend): Promise<StoredRecord<'contact-messages'>[][]> {
  const pages: StoredRecord<'contact-messages'>[][] = []
  let next: Cursor | undefined
  do {
    const page = await backend.submissions.list('contact-messages', next)
    pages.push([...page.records])
    next = page.next
  } while (next)
  return pages
}

function mapTexts<T extends object>(record: T, change: (text: string) => string): T {
  const entries = Object.entries(record).map(([field, text]) => [field, change(text)])
  return Object.fromEntries(entries) as T
}
