import { expect, test, vi } from 'vitest'
import { importAgain } from './import-again'

test('asks for a module that failed by another address', async () => {
  const load = vi.fn(() =>
    Promise.reject(new TypeError('Failed to fetch … module: https://duskpane.invalid/chunk.js')),
  )
  const chunk = importAgain(load)
  await expect(chunk()).rejects.toThrow('chunk.js')
  // Node loads no module from the network.
  await expect(chunk()).rejects.not.toThrow('chunk.js')
  expect(load).toHaveBeenCalledTimes(1)
})

test('asks by the same address where the error names none', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Importing a module script failed.'))
    .mockResolvedValue('module')
  const chunk = importAgain(load)
  await expect(chunk()).rejects.toThrow('Importing')
  expect(await chunk()).toBe('module')
})
