import { statSync } from 'node:fs'
import { staleBaselines, storedBaselines } from './baselines'
import { expect, test } from './test'

const MEGABYTE = 1_000_000

test('no baseline outlives its screen or story, and none is heavy', () => {
  const comparing = test.info().config.updateSnapshots === 'none'
  test.skip(!comparing, 'an update clears up when it is done')
  expect(staleBaselines()).toEqual([])
  expect(storedBaselines().filter((path) => statSync(path).size > MEGABYTE)).toEqual([])
})
