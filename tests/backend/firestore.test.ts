import { deleteApp, getApps } from 'firebase/app'
import { afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { createDocumentId } from '../../site/backend/backend'
import { createBackend } from '../../site/backend/firestore/firestore'
import { TIME_FIELD, toPayload } from '../../site/backend/payload'
import { AUTH_PROJECT, createUser } from '../support/auth-emulator'
import { type FirestoreProject, openFirestoreProject } from '../support/firestore-project'
import { describeContract } from './contract'
import { submissions } from './submissions'

const firestoreHost = inject('firestoreHost')
const authHost = inject('authHost')
const admin = { email: 'admin@example.com', password: 'right-password' }
const visitor = { email: 'visitor@example.com', password: 'other-password' }

describe.skipIf(!firestoreHost || !authHost)('firestore', () => {
  let project: FirestoreProject

  beforeAll(async () => {
    project = await openFirestoreProject(firestoreHost, AUTH_PROJECT)
    await createUser(authHost, { ...admin, claims: { admin: true } })
    await createUser(authHost, visitor)
    vi.stubEnv('VITE_FIREBASE_API_KEY', 'demo')
    vi.stubEnv('VITE_FIREBASE_PROJECT_ID', AUTH_PROJECT)
    vi.stubEnv('VITE_AUTH_EMULATOR_HOST', authHost)
  })
  beforeEach(() => vi.stubEnv('VITE_FIRESTORE_EMULATOR_HOST', firestoreHost))
  afterEach(async () => {
    await createBackend().admin.signOut()
    await Promise.all(getApps().map(deleteApp))
  })

  describeContract('firestore', {
    createBackend,
    admin,
    // The rules cannot tell a stranger that an id is taken without telling what it holds.
    conflictCode: 'permission-denied',
    reset: () => project.clear(),
    readStored: async (collection, id) => (await project.get(`${collection}/${id}`)) ?? {},
    fill: (collection, count) =>
      project.put(
        Array.from({ length: count }, (_, i) => ({
          path: `${collection}/${createDocumentId()}`,
          fields: {
            ...toPayload(collection, submissions[collection]),
            // Equal times in twos, so that only the id settles their order.
            [TIME_FIELD[collection]]: new Date(1_700_000_000_000 + Math.floor(i / 2)),
          },
        })),
      ),
  })

  test('a user without the admin claim does not sign in', async () => {
    const backend = createBackend()
    await expect(backend.admin.signIn(visitor.email, visitor.password)).rejects.toMatchObject({
      name: 'BackendError',
      code: 'unauthenticated',
    })
    expect(await backend.admin.restore()).toBe(false)
  })
})
