import { readFile } from 'node:fs/promises'
import { deleteApp, getApps } from 'firebase/app'
import { disableNetwork, enableNetwork, getFirestore } from 'firebase/firestore'
import { getAuth } from 'firebase-admin/auth'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  test,
  vi,
} from 'vitest'
import { createDocumentId } from '../../site/backend/backend'
import { collectionNames } from '../../site/backend/collections'
import { type Desk, type DeskPage, LARGEST_PAGE } from '../../site/backend/desk'
import { createBackend } from '../../site/backend/firestore/firestore'
import { TIME_LIMIT_MS } from '../../site/backend/time-limit'
import { connect, grantAdmin, listAdmins, revokeAdmin } from '../../site/build/admins'
import { createUser, startAuthentication } from '../../site/build/emulators/authentication'
import { PROJECT } from '../../site/build/emulators/project'
import { expectsAnswer } from '../../site/desk/clock'
import { search } from '../../site/desk/list/search'
import { eventually } from '../support/eventually'
import { orSkipped } from '../support/firestore-emulator'
import { type FirestoreProject, openFirestoreProject } from '../support/firestore-project'
import { describeContract, fillWith, type Harness, signedIn } from './contract'
import { describeDesk } from './desk-contract'
import { submissions } from './submissions'

const firestoreHost = inject('firestoreHost')
const MANY = 500
// Started here and not in a global setup: it takes ten seconds, in which other files can run.
const auth = firestoreHost ? await orSkipped(() => startAuthentication()) : undefined
const authHost = auth?.host ?? ''
const admin = { email: 'admin@example.com', password: 'right-password' }
const visitor = { email: 'visitor@example.com', password: 'other-password' }

/** What Firestore bills for: a query without a result is a read, too, and a count one for each 1,000 records. */
async function costOf(work: () => Promise<unknown>) {
  const cost = { reads: 0, writes: 0 }
  const fetchForReal = globalThis.fetch
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const response = await fetchForReal(url, init)
    if (/:(run(Aggregation)?Query|batchGet)/.test(String(url))) {
      const answers: { document?: unknown; found?: unknown }[] = await response.clone().json()
      cost.reads += Math.max(1, answers.filter((it) => it.document ?? it.found).length)
    }
    if (String(url).includes(':commit')) {
      cost.writes += JSON.parse(String(init?.body)).writes.length
    }
    return response
  })
  await work()
  spy.mockRestore()
  return cost
}

/** As the desk counts. */
function countAll(desk: Desk) {
  const now = new Date()
  const counting = collectionNames.map((name) =>
    desk.counts(name, ...(expectsAnswer(name) ? [now, now] : [])),
  )
  return Promise.all(counting)
}

describe.skipIf(!auth)('firestore', () => {
  let project: FirestoreProject

  beforeAll(async () => {
    project = await openFirestoreProject(firestoreHost, PROJECT)
    await createUser(authHost, { ...admin, claims: { admin: true } })
    await createUser(authHost, visitor)
    vi.stubEnv('VITE_FIREBASE_API_KEY', 'demo')
    vi.stubEnv('VITE_FIREBASE_PROJECT_ID', PROJECT)
    vi.stubEnv('VITE_FIRESTORE_EMULATOR_HOST', firestoreHost)
  })
  afterAll(() => auth?.stop())
  beforeEach(() => vi.stubEnv('VITE_AUTH_EMULATOR_HOST', authHost))
  afterEach(async () => {
    await createBackend().admin.signOut()
    await Promise.all(getApps().map(deleteApp))
  })

  const harness: Harness = {
    createBackend,
    admin,
    // The rules cannot tell a stranger that an id is taken without telling what it holds.
    conflictCode: 'permission-denied',
    runs: 60,
    // Under load the emulator at times writes two messages of one gRPC stream into each other, header by header.
    // The client reads a length of gigabytes and backs off for a minute. Browsers listen over WebChannel instead.
    watchRetries: 2,
    reset: () => project.clear(),
    readStored: async (collection, id) => (await project.get(`${collection}/${id}`)) ?? {},
    put: (collection, documents) =>
      project.put(
        documents.map(({ id, ...fields }) => ({ path: `${collection}/${id}`, fields }) as never),
      ),
    // A commit fails like this if the rules refuse one of its writes.
    refuseProofs() {
      const fetchForReal = globalThis.fetch
      const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
        const body = String(init?.body).replace('/erasures/', '/refused/')
        return fetchForReal(url, init?.body ? { ...init, body } : init)
      })
      return () => spy.mockRestore()
    },
  }
  describeContract('firestore', harness)
  describeDesk('firestore', harness)

  test('the first screen costs 60 reads at the most, and with 1,100 records no more than with 50', async () => {
    await project.clear()
    await fillWith(harness, 'contact-messages', 50)
    const { desk } = await signedIn(harness)
    async function firstScreen() {
      let page: DeskPage | undefined
      const { reads } = await costOf(async () => {
        page = await desk.list('contact-messages')
        await countAll(desk)
      })
      return { reads, records: page?.records.length, isLast: page?.next === undefined }
    }
    const few = await firstScreen()
    expect(few).toEqual({ reads: expect.any(Number), records: 50, isLast: true })
    expect(few.reads).toBeLessThanOrEqual(60)
    await fillWith(harness, 'contact-messages', 1050)
    expect(await firstScreen()).toEqual({ ...few, isLast: false })
  })

  test('each step of a day costs the reads and writes that README says', async () => {
    await project.clear()
    await fillWith(harness, 'contact-messages', 180)
    const { desk, submissions: forms } = await signedIn(harness)
    const {
      records: [record, other],
    } = await desk.list('contact-messages')
    if (!record || !other) throw new Error('No records.')
    const message = submissions['contact-messages']
    const steps: Readonly<Record<string, () => Promise<unknown>>> = {
      'a visitor’s form': () =>
        forms.submit('contact-messages', createDocumentId(), message as never),
      'the first screen': () => Promise.all([desk.list('contact-messages'), countAll(desk)]),
      'the counts, every five minutes and after each change': () => countAll(desk),
      'a record that is opened': () => desk.get('contact-messages', record.id),
      'a status, an assignee or a note': () => desk.change([record], { status: 'answered' }),
      'a search': async () => {
        const found = search(desk, ['contact-messages'], { text: 'ada' })
        for await (const { total } of found) expect(total).toBeGreaterThan(180)
      },
      'an erased record': () => desk.erase([other]),
    }
    const readme = await readFile('site/backend/firestore/README.md', 'utf8')
    for (const [step, work] of Object.entries(steps)) {
      const { reads, writes } = await costOf(work)
      expect.soft(readme, 'What the desk costs').toContain(`| ${step} | ${reads} | ${writes} |`)
    }
  })

  test('counts a collection for the first page of a search, and once more behind the last', async () => {
    await project.clear()
    await fillWith(harness, 'contact-messages', 2 * LARGEST_PAGE + 1)
    const { desk } = await signedIn(harness)
    const requests = vi.spyOn(globalThis, 'fetch')
    let pages = 0
    const countsAt: number[] = []
    const counts = () =>
      requests.mock.calls.filter(([url]) => String(url).includes(':runAggregationQuery')).length
    for await (const { total } of search(desk, ['contact-messages'], {})) {
      pages += 1
      expect(total).toBe(2 * LARGEST_PAGE + 1)
      countsAt.push(counts())
    }
    requests.mockRestore()
    expect(pages).toBe(3)
    // After the last page a count tells whether there are records without a time.
    expect(countsAt).toEqual([1, 1, 3])
  })

  test('a user without the admin claim does not sign in', async () => {
    const backend = createBackend()
    await expect(backend.admin.signIn(visitor.email, visitor.password)).rejects.toMatchObject({
      name: 'BackendError',
      code: 'unauthenticated',
    })
    expect(await backend.admin.restore()).toBeUndefined()
  })

  test('npm run admin:grant makes a user an admin, admin:revoke ends that, and admin:list tells', async () => {
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', authHost)
    vi.stubEnv('VITE_FIREBASE_PROJECT_ID', PROJECT)
    const newcomer = { email: 'newcomer@example.com', password: 'new-password' }
    await createUser(authHost, { ...newcomer, claims: { team: 'sales' } })
    const users = getAuth(connect())
    await grantAdmin(users, newcomer.email)
    const { customClaims } = await users.getUserByEmail(newcomer.email)
    expect(customClaims).toEqual({ team: 'sales', admin: true })

    const backend = createBackend()
    await backend.admin.signIn(newcomer.email, newcomer.password)
    expect(await backend.admin.restore()).toBe(newcomer.email)
    await expect(grantAdmin(users, 'nobody@example.com')).rejects.toThrow('No user nobody')

    const listed = async () => (await listAdmins(users)).join('\n')
    expect(await listed()).toMatch(/^newcomer@example\.com, last signed in: \w/m)
    expect(await listed()).not.toContain(visitor.email)
    await revokeAdmin(users, newcomer.email)
    expect(await listed()).not.toContain(newcomer.email)
    const revoked = await users.getUserByEmail(newcomer.email)
    expect(revoked.customClaims).toEqual({ team: 'sales' })
    expect(revoked.tokensValidAfterTime).toBeDefined()
    await expect(backend.admin.signIn(newcomer.email, newcomer.password)).rejects.toMatchObject({
      code: 'unauthenticated',
    })
  })

  test('an admin who is disabled or deleted has no desk once the token has run out', async () => {
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', authHost)
    vi.stubEnv('VITE_FIREBASE_PROJECT_ID', PROJECT)
    const users = getAuth(connect())
    for (const [name, end] of Object.entries({
      disabled: (uid: string) => users.updateUser(uid, { disabled: true }),
      deleted: (uid: string) => users.deleteUser(uid),
    })) {
      const user = { email: `${name}@example.com`, password: 'some-password' }
      await createUser(authHost, { ...user, claims: { admin: true } })
      const backend = createBackend()
      await backend.admin.signIn(user.email, user.password)
      await backend.desk.list('contact-messages')
      const { uid } = await users.getUserByEmail(user.email)
      vi.useFakeTimers({ toFake: ['Date'] })
      await end(uid)
      vi.setSystemTime(Date.now() + 2 * 3600_000)
      const listing = backend.desk.list('contact-messages')
      await expect.soft(listing, name).rejects.toMatchObject({ code: 'permission-denied' })
      vi.useRealTimers()
      await backend.admin.signOut()
      await Promise.all(getApps().map(deleteApp))
    }
  })

  describe('when the network fails', () => {
    const message = submissions['contact-messages']
    const submit = (id = createDocumentId(), sentBefore = false) =>
      createBackend().submissions.submit('contact-messages', id, message, sentBefore)
    const failing = (fetching: typeof fetch) =>
      vi.spyOn(globalThis, 'fetch').mockImplementation(fetching)
    const fetchForReal = globalThis.fetch

    const deskOf = async () => (await signedIn(harness)).desk
    const countMessages = async () => (await (await deskOf()).list('contact-messages')).total

    beforeEach(() => project.clear())
    afterEach(() => {
      vi.restoreAllMocks()
      vi.useRealTimers()
    })

    test('a network that fails in any way is unavailable', async () => {
      const { desk } = await signedIn(harness)
      const unavailable = { name: 'BackendError', code: 'unavailable', cause: expect.anything() }
      for (const [told, fetching] of Object.entries({
        'is cut': () => Promise.reject(new TypeError('fetch failed')),
        'answers 500': async () => Response.json({ error: { message: 'no' } }, { status: 500 }),
        'answers a page': async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
        'answers nonsense': async () => new Response('ok'),
        'is busy': async () => Response.json({ error: { message: 'no' } }, { status: 429 }),
      })) {
        failing(fetching)
        const unconfirmed = { code: 'unconfirmed', cause: unavailable }
        await expect(submit(), told).rejects.toMatchObject(unconfirmed)
        await expect(desk.list('contact-messages'), told).rejects.toMatchObject(unavailable)
      }
    })

    test('who watches is told that the connection is interrupted, and that it is back', async () => {
      const { desk } = await signedIn(harness)
      const onInterrupted = vi.fn()
      const onLost = vi.fn()
      const stop = desk.watch({ since: new Date(), onNews() {}, onInterrupted, onLost })
      const told = (isInterrupted: boolean) =>
        eventually(() => expect(onInterrupted).toHaveBeenLastCalledWith(isInterrupted))
      await told(false)
      const database = getFirestore()
      await disableNetwork(database)
      await told(true)
      await enableNetwork(database)
      await told(false)
      stop()
      expect(onLost).not.toHaveBeenCalled()
    })

    test('a sign-in without a network is unavailable', async () => {
      vi.stubEnv('VITE_AUTH_EMULATOR_HOST', '127.0.0.1:1')
      await expect(createBackend().admin.signIn(admin.email, admin.password)).rejects.toMatchObject(
        { name: 'BackendError', code: 'unavailable' },
      )
    })

    test('stores a record once when its answer was lost and it is sent again', async () => {
      const id = createDocumentId()
      failing(async (url, init) => {
        await fetchForReal(url, init)
        throw new TypeError('fetch failed')
      })
      await expect(submit(id)).rejects.toMatchObject({ code: 'unconfirmed' })
      vi.restoreAllMocks()
      await submit(id, true)
      expect(await countMessages()).toBe(1)
    })

    test('many records over a slow line take longer than one request may, and nothing fails', async () => {
      await fillWith(harness, 'contact-messages', MANY)
      const desk = await deskOf()
      const pages = [await desk.list('contact-messages', { size: LARGEST_PAGE })]
      pages.push(await desk.list('contact-messages', { size: LARGEST_PAGE, after: pages[0]?.next }))
      const all = pages.flatMap((page) => page.records)
      expect(all).toHaveLength(MANY)

      // The requests run one after the other, and each takes a part of the time limit.
      vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
      let line: Promise<unknown> = Promise.resolve()
      let asked = 0
      failing((url, init) => {
        asked++
        const answer = line.then(() => fetchForReal(url, init))
        line = answer.then(() => vi.advanceTimersByTime(TIME_LIMIT_MS / 150))
        return answer
      })
      const changed = await desk.change(all, { status: 'spam' })
      expect(changed.failures).toEqual([])
      expect(changed.records).toHaveLength(MANY)
      expect(asked).toBeGreaterThan(150)
      expect(await desk.counts('contact-messages', new Date())).toEqual({ new: 0, overdue: 0 })
    }, 240_000)

    test('an erasure that was cut is continued, and its proofs count what each part erased', async () => {
      await fillWith(harness, 'contact-messages', 250)
      const desk = await deskOf()
      const { records } = await desk.list('contact-messages', { size: 250 })
      let commits = 0
      failing(async (url, init) => {
        if (String(url).includes(':commit') && ++commits > 1) throw new TypeError('fetch failed')
        return fetchForReal(url, init)
      })
      const { records: erased, failures } = await desk.erase(records, { onRequest: true })
      vi.restoreAllMocks()
      expect(erased.length + failures.length).toBe(250)
      expect(failures.length).toBeGreaterThan(0)
      const rest = await desk.erase(records, { onRequest: true })
      expect([rest.records.length, rest.failures]).toEqual([failures.length, []])
      const proven = (await desk.erasures()).map(({ erased }) => Number(erased['contact-messages']))
      expect(proven.reduce((sum, it) => sum + it, 0)).toBe(250)
      expect(await countMessages()).toBe(0)
    })

    test('prepare never throws, and what it could not load is loaded at the first use', async () => {
      failing(() => Promise.reject(new TypeError('fetch failed')))
      const { submissions: store } = createBackend()
      expect(store.prepare()).toBeUndefined()
      vi.restoreAllMocks()
      await store.submit('contact-messages', createDocumentId(), message)
    })
  })
})
