import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { createDocumentId } from '../backend'

/** What Firebase is asked, without Firebase. */

const setDoc = vi.fn()
vi.doMock('firebase/firestore/lite', () => ({
  doc: vi.fn(),
  serverTimestamp: () => 'time',
  setDoc,
}))
vi.doMock('./database', () => ({ firestore: vi.fn() }))
vi.resetModules()
const { write } = await import('./write')

afterAll(() => {
  vi.doUnmock('firebase/firestore/lite')
  vi.doUnmock('./database')
  vi.resetModules()
})
beforeEach(() => {
  setDoc.mockReset()
})

const subscription = { email: 'ada@example.com' }
const refusal = Object.assign(new Error('refused'), { code: 'permission-denied' })
const send = (sentBefore?: boolean) =>
  write('newsletter-subscribers', createDocumentId(), subscription, sentBefore)

test('a refused write is tried once', async () => {
  setDoc.mockImplementation(() => Promise.reject(refusal))
  await expect(send()).rejects.toThrow('refused')
  expect(setDoc).toHaveBeenCalledTimes(1)
})

test('what a visitor sends once more is confirmed where it is stored, and written where it is not', async () => {
  await send(true)
  expect(setDoc.mock.calls.map(([, data]) => data)).toEqual([subscription])
  setDoc.mockReset().mockImplementationOnce(() => Promise.reject(refusal))
  await send(true)
  const written = { ...subscription, subscribedAt: 'time' }
  expect(setDoc.mock.calls.map(([, data]) => data)).toEqual([subscription, written])
})
