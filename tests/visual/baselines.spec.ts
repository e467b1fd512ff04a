import { statSync } from 'node:fs'
import { staleBaselines, storedBaselines } from './baselines'
import { expect, test } from './test'

const MEGABYTE = 1_000_000

test('no baseline is stale or larger than 1 MB', () => {
  const comparing = test.info().config.updateSnapshots === 'none'
  test.skip(!comparing, 'an update deletes stale baselines at its end')
  expect(staleBaselines()).toEqual([])
  expect(storedBaselines().filter((path) => statSync(path).size > MEGABYTE)).toEqual([])
})
