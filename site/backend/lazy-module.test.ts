import { expect, test, vi } from 'vitest'
import { lazyModule } from './lazy-module'

test('loads at the first use, once', async () => {
  const load = vi.fn(async () => 'module')
  const chunk = lazyModule(load)
  expect(load).not.toHaveBeenCalled()
  expect(await Promise.all([chunk(), chunk()])).toEqual(['module', 'module'])
  expect(load).toHaveBeenCalledTimes(1)
})

test('a failed load is unavailable, and the next use loads again', async () => {
  const failure = new TypeError('Failed to fetch dynamically imported module')
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(failure).mockResolvedValue('ok')
  const chunk = lazyModule(load)
  await expect(chunk()).rejects.toMatchObject({
    name: 'BackendError',
    code: 'unavailable',
    cause: failure,
  })
  expect(await chunk()).toBe('ok')
})
