import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { createDocumentId } from '../backend'
import { TIME_LIMIT_MS } from '../time-limit'

/** What Firebase is asked, without Firebase. */

const setDoc = vi.fn()
const getDoc = vi.fn()
const hanging = () => new Promise<never>(() => {})
vi.doMock('firebase/firestore/lite', () => ({
  doc: vi.fn(),
  getDoc,
  getDocs: hanging,
  getCount: hanging,
  runTransaction: hanging,
  serverTimestamp: () => 'time',
  setDoc,
}))
vi.doMock('./database', () => ({ firestore: vi.fn() }))
vi.resetModules()
const { write } = await import('./write')
const requests = await import('./requests')

afterAll(() => {
  vi.doUnmock('firebase/firestore/lite')
  vi.doUnmock('./database')
  vi.resetModules()
})
beforeEach(() => {
  setDoc.mockReset()
  getDoc.mockReset().mockImplementation(hanging)
})

const subscription = { email: 'ada@example.com' }
const refusal = Object.assign(new Error('refused'), { code: 'permission-denied' })
const send = (sentBefore?: boolean) =>
  write('newsletter-subscribers', createDocumentId(), subscription, sentBefore)

const written = { ...subscription, subscribedAt: 'time' }
const sent = () => setDoc.mock.calls.map(([, data]) => data)

test('a refused write is tried once', async () => {
  setDoc.mockImplementation(() => Promise.reject(refusal))
  await expect(send()).rejects.toMatchObject({ code: 'permission-denied' })
  expect(sent()).toEqual([written])
})

test('what a visitor sends once more is written', async () => {
  await send(true)
  expect(sent()).toEqual([written])
})

test('it is confirmed where only a record that is there can be why it was refused', async () => {
  setDoc.mockImplementation(() => Promise.reject(refusal))
  const missing = { exists: () => false }
  getDoc.mockReset().mockResolvedValueOnce(missing).mockRejectedValueOnce(refusal)
  await send(true)
  expect(sent()).toEqual([written])
  // It is not there; nothing is allowed, as without App Check.
  getDoc.mockReset().mockResolvedValue(missing)
  await expect(send(true)).rejects.toMatchObject({ code: 'permission-denied' })
  getDoc.mockReset().mockRejectedValue(refusal)
  await expect(send(true)).rejects.toMatchObject({ code: 'permission-denied' })
  getDoc.mockReset().mockResolvedValueOnce(missing).mockRejectedValueOnce({ code: 'unavailable' })
  await expect(send(true)).rejects.toMatchObject({ code: 'unconfirmed' })
})

test('offline, nothing is sent, which is certain unless it was sent before', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  await expect(send()).rejects.toMatchObject({ code: 'unavailable' })
  expect(sent()).toEqual([])
  setDoc.mockRejectedValueOnce({ code: 'unknown' })
  await expect(send(true)).rejects.toMatchObject({ code: 'unconfirmed' })
  vi.unstubAllGlobals()
})

test('of what was sent only a refusal is certain: after anything else it may be stored', async () => {
  vi.useFakeTimers()
  for (const [what, answer] of [
    ['no connection', () => Promise.reject({ code: 'unknown' })],
    ['a server that fails', () => Promise.reject({ code: 'unavailable' })],
    ['no answer', () => new Promise(() => {})],
  ] as const) {
    setDoc.mockImplementationOnce(answer)
    const outcome = expect.soft(send(), what).rejects.toMatchObject({ code: 'unconfirmed' })
    await vi.advanceTimersByTimeAsync(TIME_LIMIT_MS)
    await outcome
  }
  vi.useRealTimers()
})

test('what the desk asks over a dead line fails after the time limit', async () => {
  vi.useFakeTimers()
  const outcomes = Promise.allSettled(
    Object.values<(wanted: never) => Promise<unknown>>(requests).map((ask) => ask({} as never)),
  )
  await vi.advanceTimersByTimeAsync(TIME_LIMIT_MS)
  const late = { status: 'rejected', reason: expect.objectContaining({ code: 'timeout' }) }
  expect(await outcomes).toEqual([late, late, late, late])
  vi.useRealTimers()
})
