import { contactForm } from '@duskpane/content/forms/contact'
import { dealerInquiryForm } from '@duskpane/content/forms/dealer-inquiry'
import { distributorForm } from '@duskpane/content/forms/distributor'
import { limits } from '@duskpane/content/forms/limits'
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
import { type Collection, createDocumentId, SUSPICIONS } from '../../site/backend/backend'
import { COLLECTIONS, TIME_FIELD, toPayload } from '../../site/backend/payload'
import { type FirestoreProject, openFirestoreProject } from '../support/firestore-project'
import { reachedAllows } from './rule-coverage'
import { submissions } from './submissions'

type Payload = Record<string, unknown>

const PROJECT = 'demo-rules'
const firestoreHost = inject('firestoreHost')

/** Who asks, by the token that the request carries. */
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

const options: Record<Collection, Readonly<Record<string, readonly string[]>>> = {
  'newsletter-subscribers': {},
  'distributor-applications': distributorForm.options,
  'contact-inquiries': dealerInquiryForm.options,
  'contact-messages': contactForm.options,
}
const optional: Record<Collection, readonly string[]> = {
  'newsletter-subscribers': [],
  'distributor-applications': ['website'],
  'contact-inquiries': ['phone'],
  'contact-messages': [],
}

function validPayload(name: Collection): Payload {
  return { ...toPayload(name, submissions[name]), [TIME_FIELD[name]]: serverTimestamp() }
}

/** A text of exactly `length` characters that the field takes for what it should be. */
function textOfLength(field: string, length: number, letter = 'x'): string {
  const end = field === 'email' ? '@example.com' : ''
  return letter.repeat(length - end.length) + end
}

function limitedFields(name: Collection): (keyof typeof limits)[] {
  return Object.keys(validPayload(name)).filter((field) => field in limits) as never
}

/** Every way a payload can be right, by what is told of it. */
function allowedPayloads(name: Collection): Record<string, Payload> {
  const valid = validPayload(name)
  const cases: Record<string, Payload> = { 'the form as it is sent': valid }
  for (const field of limitedFields(name)) {
    cases[`${field} as long as can be`] = { ...valid, [field]: textOfLength(field, limits[field]) }
    cases[`${field} as long, in letters of two bytes`] = {
      ...valid,
      [field]: textOfLength(field, limits[field], 'é'),
    }
  }
  for (const suspected of SUSPICIONS) cases[`suspected: ${suspected}`] = { ...valid, suspected }
  for (const field of optional[name]) cases[`${field} left out`] = { ...valid, [field]: '' }
  if (name === 'distributor-applications') {
    cases['no brands from who distributes none'] = { ...valid, distributes: 'No', brands: '' }
  }
  return cases
}

/** Every way a payload can be wrong, by what is wrong with it. */
function refusedPayloads(name: Collection): Record<string, Payload> {
  const valid = validPayload(name)
  const time = TIME_FIELD[name]
  const cases: Record<string, Payload> = {
    'a key too many': { ...valid, extra: 'x' },
    nothing: {},
    'a time of its own': { ...valid, [time]: new Date() },
    'a time to come': { ...valid, [time]: new Date(Date.now() + 3_600_000) },
    'an address without @': { ...valid, email: 'nobody' },
    'an address with a blank': { ...valid, email: 'no body@example.com' },
    'an address with a line break': { ...valid, email: 'nobody@example.com\nbcc: x@example.com' },
    'an address of nothing but @': { ...valid, email: '@' },
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
    if (!optional[name].includes(field)) cases[`${field} empty`] = { ...valid, [field]: '' }
  }
  for (const field of limitedFields(name)) {
    const text = textOfLength(field, limits[field] + 1)
    cases[`${field} a character too long`] = { ...valid, [field]: text }
  }
  for (const field of Object.keys(options[name])) {
    cases[`${field} none of the options`] = { ...valid, [field]: 'Atlantis' }
  }
  if ('status' in valid) cases['another status'] = { ...valid, status: 'done' }
  if ('type' in valid) cases['another type'] = { ...valid, type: 'contact' }
  if (name === 'distributor-applications') {
    cases['brands from who distributes none'] = { ...valid, distributes: 'No' }
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

  /** The cases that did not end as expected, with how they ended. */
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

  describe.each(COLLECTIONS)('%s', (name) => {
    describe.each(['stranger', 'signed-in visitor', 'admin'] as const)('as %s', (role) => {
      const write = (payload: Payload) => create(role, name, payload)

      test('stores every right payload', async () => {
        expect(await exceptions(allowedPayloads(name), 'stored', write)).toEqual([])
      })

      test('refuses every wrong payload', async () => {
        expect(await exceptions(refusedPayloads(name), 'permission-denied', write)).toEqual([])
      })

      test.each(['short', 'A'.repeat(19), 'A'.repeat(21), `${'A'.repeat(19)}-`])(
        'refuses the id %s',
        (id) => refused(create(role, name, validPayload(name), id)),
      )

      test('takes the identical retry of its own document', async () => {
        const id = createDocumentId()
        await create(role, name, validPayload(name), id)
        await allowed(create(role, name, validPayload(name), id))
      })

      test('refuses any other change of a document', async () => {
        const id = createDocumentId()
        const target = doc(as(role), name, id)
        const time = TIME_FIELD[name]
        await create(role, name, validPayload(name), id)

        for (const field of Object.keys(validPayload(name))) {
          await refused(setDoc(target, { ...validPayload(name), [field]: 'changed' }))
          const { [field]: _, ...rest } = validPayload(name)
          await refused(setDoc(target, rest))
        }
        await refused(setDoc(target, { ...validPayload(name), extra: 'x' }))
        await refused(setDoc(target, { ...validPayload(name), suspected: 'speed' }))
        await refused(setDoc(target, { ...validPayload(name), [time]: new Date() }))
        await refused(updateDoc(target, { email: 'other@example.com' }))
        await refused(updateDoc(target, { [time]: new Date() }))
        await refused(updateDoc(target, { status: 'done' }))
      })

      test('refuses to show a single document', async () => {
        const id = createDocumentId()
        await create(role, name, validPayload(name), id)
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

      test('refuses what lies below a document', async () => {
        const id = createDocumentId()
        await create(role, name, validPayload(name), id)
        const below = doc(as(role), name, id, name, createDocumentId())
        await refused(setDoc(below, validPayload(name)))
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
      await create(role, name, validPayload(name), id)
      await refused(deleteDoc(doc(as(role), name, id)))
      await refused(deleteDoc(doc(as(role), name, createDocumentId())))
      expect(await project.get(`${name}/${id}`)).toBeDefined()
    })

    test('erases for the admin, what is gone already too', async () => {
      const id = createDocumentId()
      await create('stranger', name, validPayload(name), id)
      await allowed(deleteDoc(doc(as('admin'), name, id)))
      expect(await project.get(`${name}/${id}`)).toBeUndefined()
      await allowed(deleteDoc(doc(as('admin'), name, id)))
    })

    test('takes every option of its form', async () => {
      const cases: Record<string, Payload> = {}
      for (const [field, values] of Object.entries(options[name])) {
        for (const value of values) {
          const brands = value === 'No' ? { brands: '' } : {}
          cases[`${field} ${value}`] = { ...validPayload(name), [field]: value, ...brands }
        }
      }
      const write = (payload: Payload) => create('stranger', name, payload)
      expect(await exceptions(cases, 'stored', write)).toEqual([])
    })
  })

  test.each(everyone)('nothing else exists for a %s', async (role) => {
    for (const name of ['anything', 'contact-message', 'users']) {
      await refused(setDoc(doc(as(role), name, createDocumentId()), { x: 'x' }))
      await refused(getDoc(doc(as(role), name, createDocumentId())))
      await refused(getDocs(query(collection(as(role), name), limit(1))))
      await refused(deleteDoc(doc(as(role), name, createDocumentId())))
    }
  })

  test('every allow line was reached, and was seen to grant and to refuse', async () => {
    const allows = reachedAllows(await project.coverage())
    expect(allows).toHaveLength(16)
    expect(allows.filter(({ granted, refused }) => !granted || !refused)).toEqual([])
  })
})
