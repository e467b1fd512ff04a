import { deleteApp, initializeApp } from 'firebase/app'
import {
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  getCount,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  query,
  serverTimestamp,
  setDoc,
  setLogLevel,
  updateDoc,
} from 'firebase/firestore/lite'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Collection, createDocumentId } from '../../site/backend/backend'
import { collectionNames, collections } from '../../site/backend/collections'
import { HISTORY_LIMIT } from '../../site/backend/desk'
import { toPayload } from '../../site/backend/payload'
import { type FirestoreProject, openFirestoreProject } from '../support/firestore-project'
import { BLANKS } from '../support/nasty-text'
import { reachedAllows } from './rule-coverage'
import {
  acceptedSubmissions,
  fieldsOf,
  malformedIds,
  refusedSubmissions,
  submissions,
} from './submissions'

type Payload = Record<string, unknown>

const PROJECT = 'demo-rules'
/** The emulator's report on coverage grows by 64 KB with each request: hundreds of payloads have a separate project. */
const PAYLOADS = 'demo-rules-payloads'
const firestoreHost = inject('firestoreHost')

/** The senders of requests, by their token. */
const now = Math.floor(Date.now() / 1000)
const visitor = { sub: 'visitor', email: 'visitor@example.com', auth_time: now }
const staff = { sub: 'admin', email: 'admin@example.com', admin: true }
const roles = {
  stranger: undefined,
  'signed-in visitor': visitor,
  // Almost a day after the sign-in.
  admin: { ...staff, auth_time: now - 23 * 3600 },
  'visitor whose claim says no': { ...visitor, admin: false },
  'visitor whose claim is a text': { ...visitor, admin: 'true' },
  'admin of yesterday': { ...staff, auth_time: now - 24 * 3600 - 1 },
} as const
type Role = keyof typeof roles
const everyone = Object.keys(roles) as Role[]
const allButAdmin = everyone.filter((role) => role !== 'admin')

/** An unsigned token, which the emulator accepts. */
function unsignedToken(claims: object): string {
  const parts = [
    { alg: 'none', typ: 'JWT' },
    { user_id: 'admin', ...claims },
  ]
  return `${parts.map((it) => Buffer.from(JSON.stringify(it)).toString('base64url')).join('.')}.`
}

const timeFieldOf = (name: Collection) => collections[name].timeField

/** A payload as the adapter writes it, of another submission than the valid one if need be. */
function payloadOf(name: Collection, submission: object = submissions[name]): Payload {
  const payload = toPayload(name, submission as never)
  return { ...payload, [timeFieldOf(name)]: serverTimestamp() }
}

const payloadsOf = (name: Collection, cases: Record<string, object>) =>
  Object.fromEntries(Object.entries(cases).map(([told, it]) => [told, payloadOf(name, it)]))

/** Every kind of payload that a form can send, named by its peculiarity. */
function acceptedPayloads(name: Collection): Record<string, Payload> {
  const valid = payloadOf(name)
  const cases = payloadsOf(name, acceptedSubmissions(name))
  // Pages that were open during the deploy send these.
  for (const field of optionalOf(name)) {
    const { [field]: _, ...rest } = valid
    cases[`${field} missing`] = rest
  }
  for (const blank of 'name' in valid ? BLANKS : []) {
    cases[`a name with ${JSON.stringify(blank)}`] = { ...valid, name: `${blank}A${blank}` }
  }
  return cases
}

const optionalOf = (name: Collection) =>
  fieldsOf(name).flatMap(([field, { required }]) => (required === false ? field : []))

/** Payloads that no form can send but a program could, named by their fault. */
function refusedPayloads(name: Collection): Record<string, Payload> {
  const valid = payloadOf(name)
  const time = timeFieldOf(name)
  const cases: Record<string, Payload> = {
    ...payloadsOf(name, refusedSubmissions(name)),
    'a key too many': { ...valid, extra: 'x' },
    nothing: {},
    'the time of the visitor': { ...valid, [time]: new Date() },
    'a time in the future': { ...valid, [time]: new Date(Date.now() + 3_600_000) },
  }
  if ('name' in valid) {
    for (const blank of [...BLANKS, BLANKS.join('')]) {
      cases[`a name of ${JSON.stringify(blank)} alone`] = { ...valid, name: blank }
    }
  }
  for (const field of Object.keys(valid)) {
    const { [field]: _, ...rest } = valid
    if (!optionalOf(name).includes(field)) cases[`${field} missing`] = rest
    cases[`${field} null`] = { ...valid, [field]: null }
    cases[`${field} a number`] = { ...valid, [field]: 7 }
    cases[`${field} a list`] = { ...valid, [field]: ['x'] }
    cases[`${field} a map`] = { ...valid, [field]: { x: 'x' } }
  }
  for (const constant of Object.keys(collections[name].constants)) {
    cases[`another ${constant}`] = { ...valid, [constant]: 'done' }
    cases[`${constant} empty`] = { ...valid, [constant]: '' }
  }
  return cases
}

describe.skipIf(!firestoreHost)('rules', () => {
  let project: FirestoreProject
  const databases = new Map<string, Firestore>()

  beforeAll(async () => {
    setLogLevel('silent')
    project = await openFirestoreProject(firestoreHost, PROJECT)
    const { hostname, port } = new URL(`http://${firestoreHost}`)
    await openFirestoreProject(firestoreHost, PAYLOADS)
    const all = [PROJECT, PAYLOADS].flatMap((id) => everyone.map((role) => [id, role] as const))
    for (const [projectId, role] of all) {
      const name = `${projectId} ${role}`
      const database = getFirestore(initializeApp({ projectId }, name))
      const mockUserToken = roles[role]
      connectFirestoreEmulator(database, hostname, Number(port), {
        ...(mockUserToken && { mockUserToken: mockUserToken as never }),
      })
      databases.set(name, database)
    }
  })
  afterAll(() => Promise.all([...databases.values()].map(({ app }) => deleteApp(app))))

  function as(role: Role, projectId = PROJECT): Firestore {
    const database = databases.get(`${projectId} ${role}`)
    if (!database) throw new Error(`No database for ${role}.`)
    return database
  }
  const create = (role: Role, name: Collection, payload: Payload, id = createDocumentId()) =>
    setDoc(doc(as(role), name, id), payload)
  const refused = (asking: Promise<unknown>) =>
    expect(asking).rejects.toMatchObject({ code: 'permission-denied' })
  const allowed = (asking: Promise<unknown>) => expect(asking).resolves.not.toThrow()

  /** The cases with an unexpected result. They run one by one, as writes to one document wait for each other. */
  async function exceptions(
    cases: Record<string, Payload>,
    expected: 'stored' | 'permission-denied',
    write: (payload: Payload) => Promise<void>,
  ) {
    const found: string[][] = []
    for (const [told, payload] of Object.entries(cases)) {
      const outcome = await write(payload).then(
        () => 'stored',
        (error: { code: string }) => error.code,
      )
      if (outcome !== expected) found.push([told, outcome])
    }
    return found
  }

  describe.each(collectionNames)('%s', (name) => {
    const time = timeFieldOf(name)
    const source = (role: Role) => collection(as(role), name)

    async function arrive(role: Role = 'stranger') {
      const id = createDocumentId()
      await create(role, name, payloadOf(name), id)
      return id
    }

    describe.each(['stranger', 'signed-in visitor', 'admin'] as const)('as %s', (role) => {
      test('stores every valid payload, and refuses every other and a malformed id', async () => {
        const write = (payload: Payload) =>
          setDoc(doc(as(role, PAYLOADS), name, createDocumentId()), payload)
        expect(await exceptions(acceptedPayloads(name), 'stored', write)).toEqual([])
        expect(await exceptions(refusedPayloads(name), 'permission-denied', write)).toEqual([])
        for (const id of malformedIds) await refused(create(role, name, payloadOf(name), id))
      })

      test('refuses any change, also to what is stored, and tells only that a record is missing', async () => {
        const id = await arrive(role)
        const target = doc(as(role), name, id)
        const stored = await project.get(`${name}/${id}`)
        const valid = payloadOf(name)
        const { [time]: _, ...values } = valid
        await refused(setDoc(target, values, { merge: true }))
        await refused(setDoc(doc(as(role), name, createDocumentId()), values, { merge: true }))
        expect((await getDoc(doc(as(role), name, createDocumentId()))).exists()).toBe(false)
        if (role !== 'admin') await refused(getDoc(target))
        for (const field of Object.keys(valid)) {
          await refused(setDoc(target, { ...valid, [field]: 'changed' }))
          const { [field]: _, ...rest } = valid
          await refused(setDoc(target, rest))
        }
        await refused(setDoc(target, valid))
        for (const more of [{ extra: 'x' }, { [time]: new Date() }]) {
          await refused(setDoc(target, { ...valid, ...more }))
        }
        for (const change of [
          { [time]: serverTimestamp() },
          { [time]: new Date() },
          { email: 'other@example.com' },
          { status: 'done' },
        ]) {
          await refused(updateDoc(target, change))
        }
        expect(await project.get(`${name}/${id}`)).toEqual(stored)
      })

      test('refuses to list without a limit, or beyond it, and subcollections', async () => {
        for (const unbounded of [query(source(role)), query(source(role), limit(1001))]) {
          await refused(getDocs(unbounded))
          await refused(getCount(unbounded))
        }
        await refused(getDocs(query(collectionGroup(as(role), name), limit(51))))
        const below = doc(as(role), name, await arrive(role), name, createDocumentId())
        await refused(setDoc(below, payloadOf(name)))
        await refused(getDoc(below))
        await refused(deleteDoc(below))
      })
    })

    test.each(allButAdmin)('refuses to list, to read and to erase to a %s', async (role) => {
      for (const most of [1, 51]) await refused(getDocs(query(source(role), limit(most))))
      await refused(getCount(query(source(role), limit(1000))))
      const id = await arrive(role)
      await refused(getDoc(doc(source(role), id)))
      for (const one of [id, createDocumentId()]) await refused(deleteDoc(doc(source(role), one)))
      expect(await project.get(`${name}/${id}`)).toBeDefined()
    })

    test('lists, reads and erases for the admin, also what is erased already', async () => {
      const id = await arrive()
      const target = doc(source('admin'), id)
      await allowed(getDocs(query(source('admin'), limit(51))))
      await allowed(getCount(query(source('admin'), limit(1000))))
      await allowed(getDoc(target))
      await allowed(deleteDoc(target))
      expect(await project.get(`${name}/${id}`)).toBeUndefined()
      await allowed(deleteDoc(target))
    })

    test('refuses to skip documents, which would cost as much as reading them', async () => {
      const ask = async (offset: number) => {
        const structuredQuery = { from: [{ collectionId: name }], limit: 50, offset }
        const answer = await fetch(
          `http://${firestoreHost}/v1/projects/${PROJECT}/databases/(default)/documents:runQuery`,
          {
            method: 'POST',
            headers: { authorization: `Bearer ${unsignedToken(roles.admin)}` },
            body: JSON.stringify({ structuredQuery }),
          },
        )
        return answer.status
      }
      expect([await ask(0), await ask(1), await ask(100_000)]).toEqual([200, 403, 403])
    })
  })

  test.each(everyone)('refuses any other collection to a %s', async (role) => {
    for (const name of ['anything', 'contact-message', 'users', 'desk']) {
      await refused(setDoc(doc(as(role), name, createDocumentId()), { x: 'x' }))
      await refused(getDoc(doc(as(role), name, createDocumentId())))
      await refused(getDocs(query(collection(as(role), name), limit(1))))
      await refused(deleteDoc(doc(as(role), name, createDocumentId())))
    }
  })

  describe.each(collectionNames)('the work on a record of %s', (name) => {
    const refOf = (id: string, role: Role = 'admin') => doc(as(role), name, id)
    const eventOf = (change: object) => ({ at: serverTimestamp(), by: staff.email, ...change })

    async function arrive() {
      const id = createDocumentId()
      await create('stranger', name, payloadOf(name), id)
      return id
    }

    /** The write of the adapter for a change, with additional fields. */
    const work = (index: number, change: object, more: object = {}) => {
      const { note: _, ...named } = change as { note?: string }
      const event = { [`history.${index}`]: eventOf(change) }
      return { ...named, ...event, changedAt: serverTimestamp(), ...more }
    }

    test('an admin adds to the history, of which status and assignee follow', async () => {
      const id = await arrive()
      const changes = [
        { note: 'n'.repeat(2000) },
        { status: 'in-progress', assignee: staff.email, note: 'Hm.' },
        { assignee: '' },
        { status: 'answered' },
      ]
      for (const [index, change] of changes.entries()) {
        await allowed(updateDoc(refOf(id), work(index, change)))
      }
      const stored = await project.get(`${name}/${id}`)
      const { status: _, ...values } = toPayload(name, submissions[name])
      expect(stored).toMatchObject({ ...values, status: 'answered', assignee: '' })
      // Guessing an id tells nothing.
      for (const guess of [{ status: 'answered' }, { assignee: '' }, values]) {
        await refused(setDoc(refOf(id, 'stranger'), guess, { merge: true }))
      }
    })

    test('only an admin does, also once somebody has begun', async () => {
      const id = await arrive()
      for (const role of allButAdmin) {
        await refused(updateDoc(refOf(id, role), work(0, { status: 'spam' })))
      }
      await updateDoc(refOf(id), work(0, { status: 'answered' }))
      for (const role of allButAdmin) {
        await refused(updateDoc(refOf(id, role), work(1, { status: 'spam' })))
        await refused(updateDoc(refOf(id, role), { status: 'pending' }))
      }
    })

    test('no one sends a record with changes, or changes one that is missing', async () => {
      const worked = { ...payloadOf(name), assignee: '', history: {} }
      await refused(create('admin', name, worked))
      await refused(create('stranger', name, { ...payloadOf(name), history: {} }))
      await refused(updateDoc(refOf(createDocumentId()), work(0, { status: 'spam' })))
      await refused(setDoc(refOf(createDocumentId()), work(0, { status: 'spam' })))
    })

    test('refuses work that is none', async () => {
      const id = await arrive()
      const answered = { status: 'answered' }
      const event = (value: object) => ({ 'history.0': value })
      const wrong: Record<string, object> = {
        'another status': work(0, { status: 'done' }),
        'a status as a number': work(0, { status: 1 }),
        'an assignee too long': work(0, { assignee: 'x'.repeat(255) }),
        'an assignee as a list': work(0, { assignee: ['x'] }),
        'a key too many': work(0, answered, { mood: 'x' }),
        'what was sent': work(0, answered, { email: 'other@example.com' }),
        'the time': work(0, answered, { [timeFieldOf(name)]: serverTimestamp() }),
        'a history as a list': work(0, answered, { 'history.0': deleteField(), history: ['x'] }),
        'a history that starts later': work(1, answered),
        'two events at once': work(0, answered, { 'history.1': eventOf(answered) }),
        'a status without an event': { status: 'closed', changedAt: serverTimestamp() },
        'a status that its event does not say': work(0, answered, { status: 'closed' }),
        'an assignee that no event says': work(0, answered, { assignee: 'x@example.com' }),
        'an event that says nothing': work(0, {}),
        'an event with a key too many': work(0, answered, event({ ...eventOf(answered), mood: 1 })),
        'an event of someone else': work(0, answered, event({ ...eventOf(answered), by: 'x' })),
        'an event of another time': work(
          0,
          answered,
          event({ ...eventOf(answered), at: new Date() }),
        ),
        'another time of the change': work(0, answered, { changedAt: new Date() }),
        'no time of the change': work(0, answered, { changedAt: null }),
      }
      for (const note of ['', 'n'.repeat(2001), 7, null]) {
        wrong[`the note ${JSON.stringify(note).slice(0, 9)}`] = work(0, { note })
      }
      delete (wrong['a history as a list'] as Payload)['history.0']
      const write = (changes: Payload) => updateDoc(refOf(id), changes)
      const cases = wrong as Record<string, Payload>
      expect(await exceptions(cases, 'permission-denied', write)).toEqual([])
      await allowed(write(work(0, answered)))
    })

    test('refuses to rewrite history, to anyone', async () => {
      const id = await arrive()
      await updateDoc(refOf(id), work(0, { status: 'answered' }))
      await updateDoc(refOf(id), work(1, { note: 'As it was.' }))
      const wrong: Record<string, object> = {
        'the last event': work(1, { note: 'As it should have been.' }),
        'the first event': work(0, { status: 'spam' }),
        'one that leaves a gap': work(3, { status: 'spam' }),
        none: { history: {} },
        'a note': { 'history.1.note': 'x' },
        'a note beside a new event': work(2, { status: 'spam' }, { 'history.1.note': 'x' }),
        'a time': { 'history.1.at': serverTimestamp() },
        'one taken away': { 'history.1': deleteField() },
        'the time of the change': { changedAt: serverTimestamp() },
        'the status': { status: 'spam' },
      }
      const write = (changes: Payload) => updateDoc(refOf(id), changes)
      const cases = wrong as Record<string, Payload>
      expect(await exceptions(cases, 'permission-denied', write)).toEqual([])
      await allowed(write(work(2, { status: 'spam' })))
    })

    test('a full history takes no more', async () => {
      const id = createDocumentId()
      const time = new Date(1_700_000_000_000)
      const event = { at: time, by: staff.email, note: 'x' }
      const history = Object.fromEntries(
        Array.from({ length: HISTORY_LIMIT - 1 }, (_, i) => [i, event]),
      )
      const fields = { ...toPayload(name, submissions[name]), [timeFieldOf(name)]: time, history }
      await project.put([{ path: `${name}/${id}`, fields }])
      await allowed(updateDoc(refOf(id), work(HISTORY_LIMIT - 1, { note: 'The last.' })))
      await refused(updateDoc(refOf(id), work(HISTORY_LIMIT, { note: 'One more.' })))
    })
  })

  describe('erasures', () => {
    const note = (role: Role, fields: object, id = createDocumentId()) =>
      setDoc(doc(as(role), 'erasures', id), { at: serverTimestamp(), ...fields })
    const notes = (role: Role) => query(collection(as(role), 'erasures'), limit(50))

    test.each(allButAdmin)('a %s neither writes nor reads one', async (role) => {
      await refused(note(role, { erased: {} }))
      await refused(getDocs(notes(role)))
    })

    test('an admin writes one and never changes it', async () => {
      const id = createDocumentId()
      await allowed(note('admin', { erased: { 'contact-messages': 2 } }, id))
      await allowed(getDocs(notes('admin')))
      await refused(getDocs(collection(as('admin'), 'erasures')))
      await refused(note('admin', { erased: { 'contact-messages': 3 } }, id))
      await refused(deleteDoc(doc(as('admin'), 'erasures', id)))
      await refused(getDoc(doc(as('admin'), 'erasures', id)))
    })

    test.each([
      {},
      { erased: 2 },
      { erased: { someone: 1 } },
      { erased: { 'contact-messages': 'ada@example.com' } },
      { erased: { 'contact-inquiries': -1 } },
      { erased: { 'newsletter-subscribers': 0.5 } },
      { erased: { 'distributor-applications': null } },
      { erased: {}, who: 'ada@example.com' },
      { erased: {}, at: new Date() },
    ])('one that names somebody or is none is refused: %j', async (fields) => {
      await refused(note('admin', fields))
    })

    test('its id is no name', async () => {
      for (const id of malformedIds) await refused(note('admin', { erased: {} }, id))
    })
  })

  test('every allow line has both granted and refused', async () => {
    const allows = reachedAllows(await project.coverage())
    expect(allows).toHaveLength(5 * collectionNames.length + 2)
    expect(allows.filter(({ granted, refused }) => !granted || !refused)).toEqual([])
    // The emulator's report of so many requests takes a minute to write on a busy machine.
  }, 240_000)
})
