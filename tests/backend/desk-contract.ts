import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type Backend,
  COUNT_LIMIT,
  type Collection,
  type Cursor,
  createDocumentId,
} from '../../site/backend/backend'
import { collectionNames } from '../../site/backend/collections'
import { type DeskNews, LARGEST_PAGE, NOTE_LIMIT, STATUSES } from '../../site/backend/desk'
import { findPerson } from '../../site/desk/erasing/find-person'
import { eventually } from '../support/eventually'
import { fillWith, type Harness, signedIn, untouched } from './contract'
import { submissions } from './submissions'

const message = submissions['contact-messages']
const MESSAGES = 'contact-messages'
const never = new Date(0)

/** The desk of every adapter passes these tests. */
export function describeDesk(name: string, harness: Harness): void {
  const { createBackend, reset, admin, watchRetries } = harness
  const fill = (collection: Collection, count: number) => fillWith(harness, collection, count)
  const adminBackend = () => signedIn(harness)

  async function submit(collection: Collection = MESSAGES, values: object = {}): Promise<string> {
    const id = createDocumentId()
    const submission = { ...submissions[collection], ...values }
    await createBackend().submissions.submit(collection, id, submission as never)
    return id
  }

  async function recordOf({ desk }: Backend, id: string, collection: Collection = MESSAGES) {
    const record = await desk.get(collection, id)
    if (!record) throw new Error(`There is no record ${id}.`)
    return record
  }

  describe(`${name}: changes`, () => {
    beforeEach(reset)

    test.each(collectionNames)('%s: a change is kept on the record', async (collection) => {
      const id = await submit(collection)
      const sent = await harness.readStored(collection, id)
      const backend = await adminBackend()
      const { desk } = backend
      const before = Date.now()
      const seen = await recordOf(backend, id, collection)
      expect(seen).toMatchObject(untouched)
      // A link may have been cut or written by hand.
      const odd = ['', '/', 'a/b', 'a//b', 'a/b/c', '.', '..', '__x__', '\ud800', 'x'.repeat(2000)]
      for (const none of [createDocumentId(), ...odd]) {
        expect(await desk.get(collection, none), none).toBeUndefined()
      }
      const change = {
        status: 'answered',
        assignee: admin.email,
        note: 'Called: “Zoë 王”',
      } as const
      const made = await desk.change([seen], change)
      expect(made).toMatchObject({ records: [{ id, status: 'answered' }], failures: [] })

      const record = await recordOf(backend, id, collection)
      const [event] = record.history
      expect(record).toEqual({ ...seen, ...change, note: undefined, history: [event] })
      expect(event).toEqual({ ...change, by: admin.email, at: expect.any(Date) })
      expect(Number(event?.at)).toBeGreaterThanOrEqual(before - 1)
      expect(Number(event?.at)).toBeLessThanOrEqual(Date.now() + 1)
      expect((await desk.list(collection)).records).toEqual([record])
      const { status: _, ...kept } = sent
      expect(await harness.readStored(collection, id)).toMatchObject(kept)
    })

    test('a form that is sent again after a lost answer stays as admins have changed it', async () => {
      const id = await submit()
      const backend = await adminBackend()
      await backend.desk.change([await recordOf(backend, id)], { status: 'answered' })
      await backend.submissions.submit(MESSAGES, id, message, true)
      expect(await recordOf(backend, id)).toMatchObject({ status: 'answered', history: [{}] })
    })

    test('events follow each other, and each changes only what it names', async () => {
      const id = await submit('newsletter-subscribers')
      const backend = await adminBackend()
      const changes = [
        { assignee: 'someone@example.com' },
        ...STATUSES.map((status) => ({ status })),
        { note: 'n'.repeat(NOTE_LIMIT) },
        { assignee: '' },
      ]
      const record = () => recordOf(backend, id, 'newsletter-subscribers')
      for (const change of changes) {
        const made = await backend.desk.change([await record()], change)
        expect(made.failures).toEqual([])
      }
      const { status, assignee, history } = await record()
      expect([status, assignee]).toEqual(['spam', ''])
      expect(history).toMatchObject(changes)
      expect(history).toHaveLength(changes.length)
      const times = history.map(({ at }) => Number(at))
      expect(times).toEqual(times.toSorted((a, b) => a - b))
    })

    test('the second of two admins is told what changed, and changes nothing', async () => {
      const id = await submit()
      const one = await adminBackend()
      const two = await adminBackend()
      const seen = await recordOf(two, id)
      const done = { status: 'answered', note: 'Done.' } as const
      await one.desk.change([await recordOf(one, id)], done)
      const { records, failures } = await two.desk.change([seen], { note: 'Mine.' })
      expect(records).toEqual([])
      expect(failures).toMatchObject([{ id, error: { code: 'conflict' } }])
      const changed = failures[0]?.current?.history.slice(seen.history.length)
      expect(changed).toMatchObject([{ status: 'answered', note: 'Done.', by: admin.email }])
      const current = await recordOf(one, id)
      expect(current.history).toHaveLength(1)
      // With the record as it stands now, the same words go through.
      const again = await two.desk.change([current], { note: 'Mine.' })
      expect(again.failures).toEqual([])
      expect((await recordOf(two, id)).history.map(({ note }) => note)).toEqual(['Done.', 'Mine.'])
    })

    test('of two who change a record at the same moment, one is told what the other did', async () => {
      const id = await submit()
      const backend = await adminBackend()
      const seen = await recordOf(backend, id)
      const notes = ['Mine.', 'Theirs.']
      const done = await Promise.all(notes.map((note) => backend.desk.change([seen], { note })))
      expect(done.flatMap(({ records }) => records)).toHaveLength(1)
      const failures = done.flatMap((it) => it.failures)
      expect(failures).toMatchObject([
        { id, error: { code: 'conflict' }, current: { history: [{ note: expect.any(String) }] } },
      ])
    })

    test('a change that is sent again after a lost answer is made once', async () => {
      const id = await submit()
      const backend = await adminBackend()
      const record = await recordOf(backend, id)
      await backend.desk.change([record], { note: 'Once.' })
      const again = await backend.desk.change([record], { note: 'Once.' })
      expect(again).toMatchObject({ records: [{ id, history: [{ note: 'Once.' }] }], failures: [] })
      expect((await recordOf(backend, id)).history).toHaveLength(1)
    })

    test('of many, each that fails is named, and the others are changed', async () => {
      await fill(MESSAGES, 45)
      const { desk } = await adminBackend()
      const { records } = await desk.list(MESSAGES)
      const [changed, erased] = [records.slice(3, 4), records.slice(30, 31)]
      await desk.change(changed, { status: 'spam' })
      await desk.erase(erased)

      const made = await desk.change(records, { status: 'closed' })
      expect(made.records).toHaveLength(43)
      expect(made.failures).toMatchObject([
        { id: changed[0]?.id, error: { code: 'conflict' }, current: { status: 'spam' } },
        { id: erased[0]?.id, error: { code: 'not-found' } },
      ])
      const statuses = (await desk.list(MESSAGES)).records.map(({ status }) => status)
      expect(statuses.filter((it) => it === 'closed')).toHaveLength(43)
      expect(statuses.filter((it) => it === 'spam')).toHaveLength(1)
    })

    test('to give a record to somebody starts it, unless it has been started or is taken back', async () => {
      const backend = await adminBackend()
      const id = await submit()
      const statuses: string[] = []
      for (const change of [
        { assignee: '' },
        { assignee: 'jo@example.com' },
        { assignee: 'jo@example.com', status: 'pending' },
        { assignee: 'max@example.com', status: 'answered' },
        { assignee: 'jo@example.com' },
      ] as const) {
        await backend.desk.change([await recordOf(backend, id)], change)
        statuses.push((await recordOf(backend, id)).status)
      }
      expect(statuses).toEqual(['pending', 'in-progress', 'pending', 'answered', 'answered'])
    })

    test('changes and erases more than one transaction takes, and tells how far it is', async () => {
      await fill(MESSAGES, LARGEST_PAGE * 2)
      const { desk } = await adminBackend()
      const first = await desk.list(MESSAGES, { size: LARGEST_PAGE })
      const rest = await desk.list(MESSAGES, { size: LARGEST_PAGE, after: first.next })
      expect(rest.next).toBeUndefined()
      const all = [...first.records, ...rest.records]
      const { records, failures } = await desk.change(all, { status: 'spam' })
      expect([records.length, failures]).toEqual([LARGEST_PAGE * 2, []])
      const tried: number[] = []
      const erased = await desk.erase(records, { onTried: (count) => tried.push(count) })
      expect([erased.records.length, erased.failures]).toEqual([LARGEST_PAGE * 2, []])
      expect(tried.length).toBeGreaterThan(1)
      expect(tried.at(-1)).toBe(LARGEST_PAGE * 2)
      expect(await desk.list(MESSAGES)).toEqual({ records: [], total: 0 })
    })

    test('refuses a change that is none, and a note that is too long', async () => {
      const { desk } = await adminBackend()
      const long = 'n'.repeat(NOTE_LIMIT + 1)
      const none = [{}, { note: '' }, { note: ' \u200b' }, { status: undefined as never }]
      for (const change of [...none, { note: long }]) {
        await expect(desk.change([], change)).rejects.toThrow(RangeError)
      }
    })
  })

  describe(`${name}: erasing`, () => {
    beforeEach(reset)

    test.each(collectionNames)(
      '%s: erases one record with its notes, and keeps the others',
      async (collection) => {
        const backend = await adminBackend()
        const { desk } = backend
        const [kept, id] = [await submit(collection), await submit(collection)]
        const twin = collectionNames.find((it) => it !== collection) ?? MESSAGES
        await backend.submissions.submit(twin, id, submissions[twin] as never)
        const noted = await desk.change([await recordOf(backend, id, collection)], {
          note: 'No.',
        })
        const record = noted.records.slice(0, 1)
        expect(await desk.erase(record)).toEqual({ records: record, failures: [] })

        const { records, total } = await desk.list(collection)
        expect([records.map((it) => it.id), total]).toEqual([[kept], 1])
        // A record with the same id in another list stays.
        expect(await desk.get(twin, id)).toBeDefined()
        expect(await harness.readStored(collection, id)).toEqual({})
        // It can be sent again as a new record, and erasing a missing record is no failure.
        await backend.submissions.submit(collection, id, submissions[collection] as never)
        const sentAgain = await recordOf(backend, id, collection)
        expect(sentAgain).toMatchObject(untouched)
        await desk.erase([sentAgain])
        expect(await desk.erase(record)).toEqual({ records: [], failures: [] })
        const { failures } = await desk.change(record, { note: 'Too late.' })
        expect(failures).toMatchObject([{ id, error: { code: 'not-found' } }])
        expect(await desk.erasures()).toEqual([])
      },
    )

    test('each admin who has records is named once, in any collection', async () => {
      const backend = await adminBackend()
      const { desk } = backend
      expect(await desk.assignees(MESSAGES)).toEqual([])
      const has = ['jo@example.com', 'ada@example.com', 'jo@example.com', '']
      for (const assignee of has) {
        const record = await recordOf(backend, await submit())
        if (assignee) await desk.change([record], { assignee })
      }
      expect(await desk.assignees(MESSAGES)).toEqual(['ada@example.com', 'jo@example.com'])
      expect(await desk.assignees('contact-inquiries')).toEqual([])
    })

    test('what has changed since it was seen is named and stays', async () => {
      const backend = await adminBackend()
      const [one, two] = [await submit(), await submit()]
      const seen = [await recordOf(backend, one), await recordOf(backend, two)]
      await backend.desk.change(seen.slice(0, 1), { note: 'Wait.' })
      const { records, failures } = await backend.desk.erase(seen)
      expect(records).toMatchObject([{ id: two }])
      expect(failures).toMatchObject([
        { id: one, error: { code: 'conflict' }, current: { history: [{ note: 'Wait.' }] } },
      ])
      const current = failures.flatMap((it) => it.current ?? [])
      expect((await backend.desk.erase(current)).records).toMatchObject([{ id: one }])
    })

    test('on request it leaves a proof of what really went, which names no one', async () => {
      const backend = await adminBackend()
      const { desk } = backend
      const [gone, changed] = [await submit(), await submit()]
      for (const _ of [1, 2]) await submit()
      await submit('newsletter-subscribers', { email: message.email.toUpperCase() })
      await submit('newsletter-subscribers', { email: `major.${message.email}` })
      const found = await findPerson(desk, message.email)
      expect(found.map(({ collection }) => collection).toSorted()).toEqual([
        ...Array(4).fill(MESSAGES),
        'newsletter-subscribers',
      ])
      await desk.erase([await recordOf(backend, gone)])
      await desk.change([await recordOf(backend, changed)], { note: 'Wait.' })

      const { records, failures } = await desk.erase(found, { onRequest: true })
      expect(records).toHaveLength(3)
      expect(failures).toMatchObject([{ id: changed }])
      // Nothing is erased, so there is nothing to prove.
      await desk.erase(found, { onRequest: true })
      const rest = [await recordOf(backend, changed)]
      await desk.erase(rest, { onRequest: true })
      const proof = { id: expect.any(String), at: expect.any(Date) }
      expect(await desk.erasures()).toEqual([
        { ...proof, erased: { [MESSAGES]: 1 } },
        { ...proof, erased: { [MESSAGES]: 2, 'newsletter-subscribers': 1 } },
      ])
      expect(await findPerson(desk, message.email)).toEqual([])
    })

    test('a record goes with its proof or not at all', async () => {
      await fill(MESSAGES, 3)
      const { desk } = await adminBackend()
      const { records } = await desk.list(MESSAGES)
      const restore = harness.refuseProofs()
      const { records: erased, failures } = await desk.erase(records, { onRequest: true })
      restore()
      expect([erased, failures.length]).toEqual([[], 3])
      expect(await desk.erasures()).toEqual([])
      expect((await desk.list(MESSAGES)).total).toBe(3)
      // The erasure can be continued.
      expect((await desk.erase(records, { onRequest: true })).records).toHaveLength(3)
      expect(await desk.erasures()).toMatchObject([{ erased: { [MESSAGES]: 3 } }])
    })

    test('a proof of any shape is told with what it has', async () => {
      await harness.put('erasures' as never, [
        { id: 'bare', at: 7 },
        { id: 'odd', at: new Date(1), erased: { [MESSAGES]: 'two', retired: 1 } },
        { id: 'null', at: new Date(2), erased: null },
      ])
      const { desk } = await adminBackend()
      expect(await desk.erasures()).toEqual([
        { id: 'null', at: new Date(2), erased: {} },
        { id: 'odd', at: new Date(1), erased: { retired: 1 } },
        { id: 'bare', at: undefined, erased: {} },
      ])
    })

    test('lists the next page after the last record of a page was erased', async () => {
      await fill(MESSAGES, 60)
      const { desk } = await adminBackend()
      const first = await desk.list(MESSAGES)
      await desk.erase(first.records.slice(-1))
      const second = await desk.list(MESSAGES, { after: first.next })
      const ids = [...first.records, ...second.records].map(({ id }) => id)
      expect(new Set(ids).size).toBe(60)
      expect(second.total, 'as counted for the first page').toBe(60)
    })
  })

  describe(`${name}: counts`, () => {
    beforeEach(reset)

    test('counts what is new, what is overdue, and what is due beside it', async () => {
      const backend = await adminBackend()
      const { desk } = backend
      expect(await desk.counts(MESSAGES, new Date())).toEqual({ new: 0, overdue: 0 })
      const [one, two, three] = [await submit(), await submit(), await submit()]
      await submit('newsletter-subscribers')
      expect(await desk.counts(MESSAGES, never)).toEqual({ new: 3, overdue: 0 })
      const { storedAt: between = never } = await recordOf(backend, three)
      const counts = () => desk.counts(MESSAGES, between, new Date(Date.now() + 1000))
      expect(await counts()).toEqual({ new: 3, overdue: 2, due: 3 })

      await desk.change([await recordOf(backend, one)], { status: 'in-progress' })
      expect(await counts()).toEqual({ new: 2, overdue: 2, due: 3 })
      await desk.change([await recordOf(backend, two)], { status: 'answered' })
      expect(await counts()).toEqual({ new: 1, overdue: 1, due: 2 })
      await desk.erase([await recordOf(backend, three)])
      expect(await counts()).toEqual({ new: 0, overdue: 1, due: 1 })
    })

    test('lists what is open and came before a time, page by page', async () => {
      await fill(MESSAGES, 6)
      const { desk } = await adminBackend()
      const { records } = await desk.list(MESSAGES)
      const [newest, answered, begun] = records
      if (!newest?.storedAt || !answered || !begun) throw new Error('Six were filled in.')
      await desk.change([answered], { status: 'answered' })
      await desk.change([begun], { status: 'in-progress' })
      await harness.put(MESSAGES, [{ id: 'untimed', status: 'pending' }])
      const found: string[] = []
      let after: Cursor | undefined
      do {
        const openBefore = newest.storedAt
        const page = await desk.list(MESSAGES, { openBefore, size: 2, after })
        found.push(...page.records.map(({ id }) => id))
        after = page.next
      } while (after)
      expect(found).toEqual(records.slice(2).map(({ id }) => id))
    })

    test('counts subscribers, who come without a status, until somebody has begun with them', async () => {
      const NEWSLETTER = 'newsletter-subscribers'
      const [, two] = [await submit(NEWSLETTER), await submit(NEWSLETTER)]
      const backend = await adminBackend()
      const { desk } = backend
      const counted: unknown[] = [await desk.counts(NEWSLETTER, new Date())]
      for (const change of [
        { note: 'Hm.' },
        { status: 'closed' },
        { status: 'pending' },
      ] as const) {
        await desk.change([await recordOf(backend, two, NEWSLETTER)], change)
        counted.push(await desk.counts(NEWSLETTER, new Date()))
      }
      expect(counted).toEqual([2, 2, 1, 2].map((count) => ({ new: count, overdue: 0 })))
    })

    test('stops at the limit, and counts exactly again once less waits', async () => {
      await fill(MESSAGES, COUNT_LIMIT + 5)
      const { desk } = await adminBackend()
      const late = new Date(Date.now() + 1000)
      const limit = { new: COUNT_LIMIT, overdue: COUNT_LIMIT }
      expect(await desk.counts(MESSAGES, late)).toEqual(limit)
      const { records, total, next } = await desk.list(MESSAGES, { size: 10 })
      expect(total).toBe(COUNT_LIMIT)
      await desk.change(records, { status: 'answered' })
      expect(await desk.counts(MESSAGES, late)).toEqual({ new: 995, overdue: 995 })
      const older = await desk.list(MESSAGES, { size: 10, after: next })
      await desk.erase(older.records)
      expect(await desk.counts(MESSAGES, late)).toEqual({ new: 985, overdue: 985 })
    })
  })

  describe(`${name}: watching`, { retry: watchRetries }, () => {
    beforeEach(reset)

    test('tells what arrives, what another admin changes and what is erased', async () => {
      const old = 'old'
      const past = { status: 'pending', submittedAt: new Date(0) }
      await harness.put(MESSAGES, [{ ...submissions[MESSAGES], ...past, id: old }])
      const backend = await adminBackend()
      const { storedAt = never } = await recordOf(backend, await submit())
      const told: DeskNews[] = []
      const onLost = vi.fn()
      const stop = backend.desk.watch({
        since: storedAt,
        onNews: (news) => told.push(news),
        onLost,
      })
      const all = (kind: 'arrived' | 'changed') =>
        told.flatMap((news): readonly { id: string }[] => news[kind]).map(({ id }) => id)

      const id = await submit()
      await submit('newsletter-subscribers')
      await eventually(() => expect(all('arrived')).toContain(id))

      const other = await adminBackend()
      await other.desk.change([await recordOf(other, old)], { status: 'answered' })
      await eventually(() => expect(all('changed')).toEqual([old]))
      const changed = told.flatMap((news) => news.changed)
      expect(changed).toMatchObject([{ status: 'answered', history: [{ by: admin.email }] }])

      // One that arrived during the watch, and one of long before that changed during it.
      await other.desk.erase([await recordOf(other, id), await recordOf(other, old)])
      const erased = () => new Set(told.flatMap((news) => news.erased))
      await eventually(() => expect(erased()).toEqual(new Set([id, old])))

      stop()
      const before = told.length
      const heard: string[] = []
      const stopOther = other.desk.watch({
        since: storedAt,
        onNews: ({ arrived }) => heard.push(...arrived.map(({ id: it }) => it)),
        onLost,
      })
      const last = await submit()
      // Another watch is told, so this one would have been, too.
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
      const since = new Date(0)
      const stop = backend.desk.watch({ since, onNews, onLost })
      await eventually(() => {
        expect(onNews.mock.calls.some(([{ arrived }]) => arrived.length > 0)).toBe(true)
      })
      stop()
      const [first] = onNews.mock.calls.filter(([{ arrived }]) => arrived.length > 0)
      expect(first?.[0].arrived.map(({ id }: { id: string }) => id)).toEqual([two, one])
    })

    test('is lost without a session', async () => {
      const onLost = vi.fn()
      createBackend().desk.watch({ since: new Date(), onNews() {}, onLost })
      await eventually(() => expect(onLost).toHaveBeenCalledOnce())
      expect(onLost.mock.calls[0]?.[0]).toMatchObject({ code: 'permission-denied' })
    })
  })

  describe(`${name}: without a session`, () => {
    test('every call of the desk is refused', async () => {
      const id = await submit()
      const { desk } = createBackend()
      const record = await recordOf(await adminBackend(), id)
      // In Firestore all tabs of a browser share one session.
      if (name === 'firestore') await (await adminBackend()).admin.signOut()
      const denied = { name: 'BackendError', code: 'permission-denied' }
      for (const call of [
        desk.list(MESSAGES),
        desk.get(MESSAGES, id),
        desk.counts(MESSAGES, new Date()),
        desk.assignees(MESSAGES),
        desk.change([record], { status: 'spam' }),
        desk.erase([record], { onRequest: true }),
        desk.erasures(),
      ]) {
        await expect(call).rejects.toMatchObject(denied)
      }
      expect(await harness.readStored(MESSAGES, id)).toMatchObject(message)
    })
  })
}
