import { deleteApp, initializeApp } from 'firebase/app'
import {
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  deleteDoc,
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
import { toPayload } from '../../site/backend/payload'
import { type FirestoreProject, openFirestoreProject } from '../support/firestore-project'
import { reachedAllows } from './rule-coverage'
import { acceptedSubmissions, malformedIds, refusedSubmissions, submissions } from './submissions'

type Payload = Record<string, unknown>

const PROJECT = 'demo-rules'
const firestoreHost = inject('firestoreHost')

/** Who makes a request, by the token that it carries. */
const roles = {
  stranger: undefined,
  'signed-in visitor': { sub: 'visitor' },
  admin: { sub: 'admin', admin: true },
  'visitor whose claim says no': { sub: 'visitor', admin: false },
  'visitor whose claim is a text': { sub: 'visitor', admin: 'true' },
} as const
type Role = keyof typeof roles
const everyone = Object.keys(roles) as Role[]
const allButAdmin = everyone.filter((role) => role !== 'admin')

const timeFieldOf = (name: Collection) => collections[name].timeField

/** A payload as the adapter writes it, of another submission than the valid one if need be. */
function payloadOf(name: Collection, submission: object = submissions[name]): Payload {
  const payload = toPayload(name, submission as never)
  return { ...payload, [timeFieldOf(name)]: serverTimestamp() }
}

const payloadsOf = (name: Collection, cases: Record<string, object>) =>
  Object.fromEntries(Object.entries(cases).map(([told, it]) => [told, payloadOf(name, it)]))

/** Every kind of payload that a form can send, by what is special about it. */
const acceptedPayloads = (name: Collection) => payloadsOf(name, acceptedSubmissions(name))

/** What no form can send but a program could, by what is wrong with it. */
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
  for (const suspected of ['', 'Speed', 'spam', null, true, ['speed'], { honeypot: 'speed' }]) {
    cases[`suspected: ${JSON.stringify(suspected)}`] = { ...valid, suspected }
  }
  for (const field of Object.keys(valid)) {
    const { [field]: _, ...rest } = valid
    cases[`${field} missing`] = rest
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
  const databases = new Map<Role, Firestore>()

  beforeAll(async () => {
    setLogLevel('silent')
    project = await openFirestoreProject(firestoreHost, PROJECT)
    const { hostname, port } = new URL(`http://${firestoreHost}`)
    for (const role of everyone) {
      const database = getFirestore(initializeApp({ projectId: PROJECT }, role))
      const mockUserToken = roles[role]
      connectFirestoreEmulator(database, hostname, Number(port), {
        ...(mockUserToken && { mockUserToken: mockUserToken as never }),
      })
      databases.set(role, database)
    }
  })
  afterAll(() => Promise.all([...databases.values()].map(({ app }) => deleteApp(app))))

  function as(role: Role): Firestore {
    const database = databases.get(role)
    if (!database) throw new Error(`No database for ${role}.`)
    return database
  }
  const create = (role: Role, name: Collection, payload: Payload, id = createDocumentId()) =>
    setDoc(doc(as(role), name, id), payload)
  const refused = (asking: Promise<unknown>) =>
    expect(asking).rejects.toMatchObject({ code: 'permission-denied' })
  const allowed = (asking: Promise<unknown>) => expect(asking).resolves.not.toThrow()

  /** The cases that ended otherwise than expected, and how. */
  async function exceptions(
    cases: Record<string, Payload>,
    expected: 'stored' | 'permission-denied',
    write: (payload: Payload) => Promise<void>,
  ) {
    const outcomes = await Promise.all(
      Object.entries(cases).map(([told, payload]) =>
        write(payload).then(
          () => [told, 'stored'],
          (error: { code: string }) => [told, error.code],
        ),
      ),
    )
    return outcomes.filter(([, outcome]) => outcome !== expected)
  }

  describe.each(collectionNames)('%s', (name) => {
    describe.each(['stranger', 'signed-in visitor', 'admin'] as const)('as %s', (role) => {
      const write = (payload: Payload) => create(role, name, payload)

      test('stores every valid payload', async () => {
        expect(await exceptions(acceptedPayloads(name), 'stored', write)).toEqual([])
      })

      test('refuses every invalid payload', async () => {
        expect(await exceptions(refusedPayloads(name), 'permission-denied', write)).toEqual([])
      })

      test.each(malformedIds)('refuses the id %s', (id) =>
        refused(create(role, name, payloadOf(name), id)),
      )

      test('accepts the same document again', async () => {
        const id = createDocumentId()
        await create(role, name, payloadOf(name), id)
        await allowed(create(role, name, payloadOf(name), id))
      })

      test('refuses any other change of a document', async () => {
        const id = createDocumentId()
        const target = doc(as(role), name, id)
        const time = timeFieldOf(name)
        await create(role, name, payloadOf(name), id)

        for (const field of Object.keys(payloadOf(name))) {
          await refused(setDoc(target, { ...payloadOf(name), [field]: 'changed' }))
          const { [field]: _, ...rest } = payloadOf(name)
          await refused(setDoc(target, rest))
        }
        await refused(setDoc(target, { ...payloadOf(name), extra: 'x' }))
        await refused(setDoc(target, { ...payloadOf(name), suspected: 'speed' }))
        await refused(setDoc(target, { ...payloadOf(name), [time]: new Date() }))
        await refused(updateDoc(target, { email: 'other@example.com' }))
        await refused(updateDoc(target, { [time]: new Date() }))
        await refused(updateDoc(target, { status: 'done' }))
      })

      test('refuses to read a single document', async () => {
        const id = createDocumentId()
        await create(role, name, payloadOf(name), id)
        await refused(getDoc(doc(as(role), name, id)))
        await refused(getDoc(doc(as(role), name, createDocumentId())))
      })

      test('refuses to list without a limit, or beyond it', async () => {
        const source = collection(as(role), name)
        await refused(getDocs(query(source)))
        await refused(getDocs(query(source, limit(1001))))
        await refused(getCount(query(source)))
        await refused(getCount(query(source, limit(1001))))
        await refused(getDocs(query(collectionGroup(as(role), name), limit(51))))
      })

      test('refuses subcollections', async () => {
        const id = createDocumentId()
        await create(role, name, payloadOf(name), id)
        const below = doc(as(role), name, id, name, createDocumentId())
        await refused(setDoc(below, payloadOf(name)))
        await refused(getDoc(below))
        await refused(deleteDoc(below))
      })
    })

    test.each(allButAdmin)('refuses to list to a %s', async (role) => {
      const source = collection(as(role), name)
      await refused(getDocs(query(source, limit(51))))
      await refused(getDocs(query(source, limit(1))))
      await refused(getCount(query(source, limit(1000))))
    })

    test('lists to the admin, within the limit', async () => {
      const source = collection(as('admin'), name)
      await allowed(getDocs(query(source, limit(51))))
      await allowed(getCount(query(source, limit(1000))))
    })

    test.each(allButAdmin)('refuses to erase for a %s', async (role) => {
      const id = createDocumentId()
      await create(role, name, payloadOf(name), id)
      await refused(deleteDoc(doc(as(role), name, id)))
      await refused(deleteDoc(doc(as(role), name, createDocumentId())))
      expect(await project.get(`${name}/${id}`)).toBeDefined()
    })

    test('erases for the admin, also what is erased already', async () => {
      const id = createDocumentId()
      await create('stranger', name, payloadOf(name), id)
      await allowed(deleteDoc(doc(as('admin'), name, id)))
      expect(await project.get(`${name}/${id}`)).toBeUndefined()
      await allowed(deleteDoc(doc(as('admin'), name, id)))
    })
  })

  test.each(everyone)('refuses any other collection to a %s', async (role) => {
    for (const name of ['anything', 'contact-message', 'users']) {
      await refused(setDoc(doc(as(role), name, createDocumentId()), { x: 'x' }))
      await refused(getDoc(doc(as(role), name, createDocumentId())))
      await refused(getDocs(query(collection(as(role), name), limit(1))))
      await refused(deleteDoc(doc(as(role), name, createDocumentId())))
    }
  })

  test('every allow line has both granted and refused', async () => {
    const allows = reachedAllows(await project.coverage())
    expect(allows).toHaveLength(4 * collectionNames.length)
    expect(allows.filter(({ granted, refused }) => !granted || !refused)).toEqual([])
  })
})
