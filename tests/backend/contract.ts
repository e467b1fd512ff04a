import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  type Backend,
  BackendError,
  type BackendErrorCode,
  type Collection,
  type Cursor,
  createDocumentId,
  PAGE_SIZE,
  type StoredRecord,
} from '../../site/backend/backend'
import { collections as descriptions } from '../../site/backend/collections'
import { findPerson } from '../../site/desk/erasing/find-person'
import { toCsv } from '../../site/desk/list/export'
import { search } from '../../site/desk/list/search'
import {
  acceptedSubmissions,
  anySubmission,
  malformedIds,
  refusedSubmissions,
  submissions,
} from './submissions'

type Fields = Readonly<Record<string, unknown>>

/** The functions that the suite needs from an adapter. */
export interface Harness {
  /** A backend as one browser tab holds it. */
  readonly createBackend: () => Backend
  /** Empties the database. */
  readonly reset: () => Promise<void>
  /** The stored record, read past the port, with times as dates. */
  readonly readStored: (collection: Collection, id: string) => Promise<Fields>
  /** Adds documents past the port, which is faster, and takes any fields. */
  readonly put: (
    collection: Collection,
    documents: readonly (Fields & { readonly id: string })[],
  ) => Promise<void>
  /**
   * Makes storing proofs of erasures fail.
   * @returns how to end that
   */
  readonly refuseProofs: () => () => void
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

/** The values of a new record. */
export const untouched = { status: 'pending', assignee: '', history: [] }

/** Adds `count` records. */
export function fillWith(harness: Pick<Harness, 'put'>, collection: Collection, count: number) {
  const { timeField, constants } = descriptions[collection]
  const documents = Array.from({ length: count }, (_, i) => ({
    ...submissions[collection],
    ...constants,
    id: createDocumentId(),
    // Times come in pairs, so that only the id orders each pair.
    [timeField]: new Date(1_700_000_000_000 + Math.floor(i / 2)),
  }))
  return harness.put(collection, documents)
}

/** A backend with a session of the admin. */
export async function signedIn({ createBackend, admin }: Pick<Harness, 'createBackend' | 'admin'>) {
  const backend = createBackend()
  await backend.admin.signIn(admin.email, admin.password)
  return backend
}

/** The tests that every adapter of the port has to pass. */
export function describeContract(name: string, harness: Harness): void {
  const { createBackend, reset, readStored, admin, conflictCode, runs } = harness
  const fill = (collection: Collection, count: number) => fillWith(harness, collection, count)
  const adminBackend = () => signedIn(harness)
  const message = submissions['contact-messages']

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

    test.each(collections)(
      '%s: stores exactly the observed keys, and lists it',
      async (collection) => {
        const id = createDocumentId()
        const before = Date.now()
        const sent = { ...submissions[collection], isAdmin: 'true', status: 'done' }
        await createBackend().submissions.submit(collection, id, sent)

        const stored = await readStored(collection, id)
        expect(
          Object.keys(stored).sort(),
          'site/backend/collections.ts: what is stored: a field that comes or goes on purpose, in STORED_KEYS here, too',
        ).toEqual(STORED_KEYS[collection].split(', ').sort())
        expect(stored).toMatchObject(submissions[collection])
        if ('status' in stored) expect(stored.status).toBe('pending')
        if ('type' in stored) expect(stored.type).toBe('dealer-inquiry')
        const storedAt = (stored.submittedAt ?? stored.subscribedAt) as Date
        expect(storedAt.getTime()).toBeGreaterThanOrEqual(before - 1)
        expect(storedAt.getTime()).toBeLessThanOrEqual(Date.now() + 1)

        const record = { ...submissions[collection], ...untouched, collection, id, storedAt }
        const { desk } = await adminBackend()
        expect(await desk.list(collection)).toEqual({ records: [record], total: 1 })
      },
    )

    test.each(collections)(
      '%s: stores every valid submission, and no other',
      async (collection) => {
        const refused = refusedSubmissions(collection)
        const denied = mapValues(refused, () => 'permission-denied')
        expect(await outcomes(collection, refused)).toEqual(denied)
        expect((await (await adminBackend()).desk.list(collection)).total).toBe(0)
        const accepted = acceptedSubmissions(collection)
        expect(await outcomes(collection, accepted)).toEqual(mapValues(accepted, () => 'stored'))
      },
    )

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
          const { records } = await backend.desk.list(collection)
          const record = records.find((it) => it.id === id)
          expect(record).toEqual({
            ...mapValues(submission, (text) => text.toWellFormed()),
            ...untouched,
            collection,
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
      const { submittedAt } = await readStored('contact-messages', id)
      await store.submit('contact-messages', createDocumentId(), message)
      await store.submit('contact-messages', id, message, true)
      await store.submit('contact-messages', id, message, true)
      expect((await (await adminBackend()).desk.list('contact-messages')).total).toBe(2)
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
      expect((await reading.desk.list('contact-messages')).total).toBe(1)
    })

    test('refuses an id that holds other values, and keeps them', async () => {
      const id = createDocumentId()
      const { submissions: store } = createBackend()
      await store.submit('contact-messages', id, message)
      const again = store.submit('contact-messages', id, { ...message, message: 'Other' })
      await expect(again).rejects.toMatchObject({ name: 'BackendError', code: conflictCode })
      expect(await readStored('contact-messages', id)).toMatchObject(message)
    })
  })

  describe(`${name}: reading`, () => {
    beforeEach(reset)

    test('lists newest first, however fast they were submitted', async () => {
      const backend = await adminBackend()
      const ids = Array.from({ length: 12 }, createDocumentId)
      for (const id of ids) await backend.submissions.submit('contact-messages', id, message)

      const { records } = await backend.desk.list('contact-messages')
      expect(records.map(({ id }) => id)).toEqual(ids.toReversed())
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
      const times = all.map(({ storedAt }) => Number(storedAt))
      expect(times).toEqual(times.toSorted((a, b) => b - a))
    })

    test('a record stored between two pages neither repeats nor hides another', async () => {
      await fill('contact-messages', 60)
      const store = await adminBackend()
      const first = await store.desk.list('contact-messages')
      await store.submissions.submit('contact-messages', createDocumentId(), message)
      const second = await store.desk.list('contact-messages', { after: first.next })

      const ids = [...first.records, ...second.records].map(({ id }) => id)
      expect(new Set(ids).size).toBe(60)
      expect(second.total, 'as counted for the first page').toBe(60)
    })

    test('a record of any age and shape is a row with what it has', async () => {
      const valid = { ...message, status: 'pending' }
      const time = new Date(1_700_000_000_000)
      await harness.put('contact-messages', [
        { id: 'bare' },
        { ...valid, id: 'null', submittedAt: null, status: null, history: null, message: null },
        { ...valid, id: 'text', submittedAt: '2030-01-01', history: 'x' },
        { ...valid, id: 'number', submittedAt: 7, history: { 0: null, 1: { by: 1, at: 'x' } } },
        {
          ...valid,
          id: 'future',
          submittedAt: time,
          status: 'archived',
          assignee: 7,
          name: { first: 'Ada' },
          phone: true,
          labels: ['x'],
          history: { 0: { at: time, by: 'x@example.com', status: 'archived', mood: 'x' } },
        },
        { ...valid, id: 'plain', submittedAt: new Date(1_700_000_000_001) },
      ])
      const backend = await adminBackend()
      const { desk } = backend
      const { records, total, next } = await desk.list('contact-messages')
      expect([total, next]).toEqual([6, undefined])
      const ids = records.map(({ id }) => id)
      expect(ids.slice(0, 2)).toEqual(['plain', 'future'])
      expect(ids.slice(2).toSorted()).toEqual(['bare', 'null', 'number', 'text'])
      const byId = Object.fromEntries(records.map((record) => [record.id, record]))
      const read = (id: string, has: object) => ({
        ...message,
        ...untouched,
        collection: 'contact-messages',
        id,
        storedAt: undefined,
        ...has,
      })
      const empty = mapValues(message, () => '')
      const nameless = { at: undefined, by: '' }
      expect(byId.bare).toEqual(read('bare', empty))
      expect(byId.null).toEqual(read('null', { message: '' }))
      expect(byId.text).toEqual(read('text', {}))
      expect(byId.number?.history).toEqual([nameless, { ...nameless, by: '1' }])
      const history = [{ at: time, by: 'x@example.com', status: 'archived' }]
      const made = { storedAt: time, status: 'archived', assignee: '7', history }
      expect(byId.future).toEqual(read('future', { ...made, name: '', phone: 'true' }))
      for (const id of ids) expect(await desk.get('contact-messages', id)).toEqual(byId[id])

      expect((await desk.list('contact-messages', { size: 1 })).records).toHaveLength(1)
      const found = await findPerson(desk, message.email.toUpperCase())
      expect(found.map(({ id }) => id).toSorted()).toEqual(
        ids.filter((id) => id !== 'bare').toSorted(),
      )
      const seen: string[] = []
      for await (const page of search(desk, ['contact-messages'], {})) {
        seen.push(...page.items.map(({ id }) => id))
        for await (const text of toCsv(['contact-messages'], [page], ','))
          expect(text).not.toMatch(/NaN/)
      }
      expect(seen.toSorted()).toEqual(ids.toSorted())
      expect(await desk.counts('contact-messages', new Date())).toMatchObject({ overdue: 1 })
      const bare = records.filter(({ id }) => id === 'bare')
      const { failures } = await desk.change(bare, { status: 'closed' })
      expect(failures).toEqual([])
      expect((await desk.erase(records)).records).toHaveLength(5)
    })

    test('lists records without a time behind more than a page of others', async () => {
      await fill('contact-messages', 3)
      await harness.put('contact-messages', [{ id: 'bare' }])
      const { desk } = await adminBackend()
      const first = await desk.list('contact-messages', { size: 2 })
      const { records, next } = await desk.list('contact-messages', { size: 2, after: first.next })
      expect(first.records).toHaveLength(2)
      expect([records[1]?.id, records.length, next]).toEqual(['bare', 2, undefined])
    })
  })

  describe(`${name}: the admin`, () => {
    const denied = { name: 'BackendError', code: 'permission-denied' }
    const unauthenticated = { name: 'BackendError', code: 'unauthenticated' }

    test('a session lasts from sign-in to sign-out, and no one else signs in', async () => {
      const backend = createBackend()
      for (const [told, email, password] of [
        ['a wrong password', admin.email, 'wrong-password'],
        ['an unknown user', 'nobody@example.com', admin.password],
        ['a malformed address', 'nobody', admin.password],
      ] as const) {
        const signingIn = backend.admin.signIn(email, password)
        await expect(signingIn, told).rejects.toMatchObject(unauthenticated)
        expect(await backend.admin.restore(), told).toBeUndefined()
        await expect(backend.desk.list('contact-messages'), told).rejects.toMatchObject(denied)
      }
      await backend.admin.signIn(admin.email, admin.password)
      expect(await backend.admin.restore()).toBe(admin.email)
      await expect(backend.desk.list('contact-messages')).resolves.toBeDefined()

      await backend.admin.signOut()
      expect(await backend.admin.restore()).toBeUndefined()
      await expect(backend.desk.list('contact-messages')).rejects.toMatchObject(denied)
    })
  })
}

async function readAll(backend: Backend): Promise<StoredRecord[][]> {
  const pages: StoredRecord[][] = []
  let next: Cursor | undefined
  do {
    const page = await backend.desk.list('contact-messages', { after: next })
    pages.push([...page.records])
    next = page.next
  } while (next)
  return pages
}

function mapValues<T extends object, R>(record: T, change: (value: T[keyof T]) => R) {
  const entries = Object.entries(record).map(([key, value]) => [key, change(value)])
  return Object.fromEntries(entries) as Record<keyof T, R>
}
