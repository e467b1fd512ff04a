import { deleteApp, getApp } from 'firebase/app'
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { COUNT_LIMIT, createDocumentId, PAGE_SIZE } from '../../site/backend/backend'
import { app } from '../../site/backend/firestore/app'
import { read } from '../../site/backend/firestore/database'
import { toPayload } from '../../site/backend/payload'
import { type FirestoreProject, openFirestoreProject } from '../support/firestore-project'
import { submissions } from './submissions'

const PROJECT = 'demo-volume'
const firestoreHost = inject('firestoreHost')

/** What one visit to the dashboard asked of Firestore and got back. */
interface Visit {
  readonly requests: readonly string[]
  readonly bytes: number
  readonly total: number
  readonly records: number
}

function* messages(count: number) {
  for (let i = 0; i < count; i++) {
    const submittedAt = new Date(1_700_000_000_000 + i)
    const fields = {
      ...toPayload('contact-messages', submissions['contact-messages']),
      submittedAt,
    }
    yield { path: `contact-messages/${createDocumentId()}`, fields }
  }
}

describe.skipIf(!firestoreHost)('firestore: a hundred thousand records', () => {
  let project: FirestoreProject

  beforeAll(async () => {
    project = await openFirestoreProject(firestoreHost, PROJECT)
    vi.stubEnv('VITE_FIREBASE_API_KEY', 'demo')
    vi.stubEnv('VITE_FIREBASE_PROJECT_ID', PROJECT)
    const { hostname, port } = new URL(`http://${firestoreHost}`)
    connectFirestoreEmulator(getFirestore(app()), hostname, Number(port), {
      mockUserToken: { sub: 'admin', admin: true } as never,
    })
  })
  afterAll(() => deleteApp(getApp()))

  async function visit(): Promise<Visit> {
    const requests: string[] = []
    let bytes = 0
    const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      requests.push(`${url} ${init?.body}`)
      const response = await fetchForReal(url, init)
      bytes += (await response.clone().arrayBuffer()).byteLength
      return response
    })
    const { records, total } = await read('contact-messages')
    fetching.mockRestore()
    return { requests: requests.sort(), bytes, total, records: records.length }
  }

  /**
   * The emulator builds its index anew for every query, from all documents, so its answering
   * time says nothing about Firestore's. What a visit asks for and what comes back does: Firestore
   * answers a limited query over an index at the price of its results.
   */
  test('a visit to the dashboard asks for and gets no more than with a thousand', async () => {
    await project.put(messages(COUNT_LIMIT))
    const few = await visit()
    expect(few.records).toBe(PAGE_SIZE)
    expect(few.total).toBe(COUNT_LIMIT)

    await project.put(messages(100_000 - COUNT_LIMIT))
    const many = await visit()
    expect(many.requests).toEqual(few.requests)
    expect(many.requests).toHaveLength(2)
    expect(many.records).toBe(PAGE_SIZE)
    expect(many.total).toBe(COUNT_LIMIT)
    expect(Math.abs(many.bytes - few.bytes)).toBeLessThan(few.bytes * 0.01)
  }, 180_000)
})

const fetchForReal = globalThis.fetch
