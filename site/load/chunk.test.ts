import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '../../tests/support/eventually'
import { ChunkLoadError, chunk, forgetFailures, retryFailed } from './chunk'

const lost = () => Promise.reject(new TypeError('Importing a module script failed.'))

/** Fails at first, then loads. */
const second = () =>
  vi.fn<() => Promise<string>>().mockImplementationOnce(lost).mockResolvedValue('it')

afterEach(() => {
  forgetFailures()
  vi.useRealTimers()
})

test('loads at the first use, once, and is the same for the same function', async () => {
  const load = vi.fn(async () => 'it')
  const part = chunk(load)
  expect(load).not.toHaveBeenCalled()
  expect(await Promise.all([part.load(), chunk(load).load(), part.attempt()])).toEqual(
    Array(3).fill('it'),
  )
  expect(load).toHaveBeenCalledTimes(1)
  expect(part.value).toBe('it')
})

test('asks again after a failure, which names the chunk; rendering does not', async () => {
  const load = second()
  const part = chunk(load, 'about')
  await expect(part.load()).rejects.toThrow(ChunkLoadError)
  await expect(part.attempt()).rejects.toMatchObject({ id: 'about', cause: expect.any(TypeError) })
  expect(load).toHaveBeenCalledTimes(1)
  expect(await part.load()).toBe('it')
})

test('rendering asks again once the failure is forgotten', async () => {
  const part = chunk(second())
  await expect(part.attempt()).rejects.toThrow()
  forgetFailures()
  expect(await part.attempt()).toBe('it')
})

test('asks for a module that failed by another address', async () => {
  const load = vi.fn(() =>
    Promise.reject(new TypeError('Failed to fetch … module: https://site.invalid/chunk.js')),
  )
  const causeOf = (error: ChunkLoadError) => String(error.cause)
  expect(await chunk(load).load().catch(causeOf)).toContain('chunk.js')
  // Node loads no module from the network.
  expect(await chunk(load).load().catch(causeOf)).not.toContain('chunk.js')
  expect(load).toHaveBeenCalledTimes(1)
})

test('tells who watches of each attempt, and retries only what is watched', async () => {
  const load = second()
  const tell = vi.fn()
  const stop = chunk(load).watch(tell)
  const nobodys = vi.fn(lost)
  await expect(chunk(nobodys).load()).rejects.toThrow()
  expect(tell.mock.calls).toEqual([['failed']])
  retryFailed()
  await eventually(() => expect(tell.mock.calls).toEqual([['failed'], ['it']]))
  expect(nobodys).toHaveBeenCalledTimes(1)
  stop()
  const later = vi.fn()
  chunk(load).watch(later)
  expect(later).toHaveBeenCalledWith('it')
  expect(tell).toHaveBeenCalledTimes(2)
})

test('gives up after two minutes, and not sooner', async () => {
  vi.useFakeTimers()
  const tell = vi.fn()
  chunk(() => new Promise(() => {})).watch(tell)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(tell).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(tell).toHaveBeenCalledWith('failed')
})
