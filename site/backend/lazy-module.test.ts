import { expect, test, vi } from 'vitest'
import { lazyModule } from './lazy-module'

test('fetches at the first use, once', async () => {
  const load = vi.fn(async () => 'module')
  const part = lazyModule(load)
  expect(load).not.toHaveBeenCalled()
  expect(await Promise.all([part(), part()])).toEqual(['module', 'module'])
  expect(load).toHaveBeenCalledTimes(1)
})

test('a failed fetch is unavailable, and tried again at the next use', async () => {
  const failure = new TypeError('Failed to fetch dynamically imported module')
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(failure).mockResolvedValue('ok')
  const part = lazyModule(load)
  await expect(part()).rejects.toMatchObject({
    name: 'BackendError',
    code: 'unavailable',
    cause: failure,
  })
  expect(await part()).toBe('ok')
})
