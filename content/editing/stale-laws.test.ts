import { expect, test } from 'vitest'
import { staleLaws } from './stale-laws'

const laws = [{ checked: '2026-11-22' }, { checked: '2025-11-23' }, { checked: '2025-11-22' }]

test('a record is stale a year after its check, and not a day earlier', () => {
  expect(staleLaws(laws, '2026-11-21')).toEqual([])
  expect(staleLaws(laws, '2026-11-22')).toEqual([{ checked: '2025-11-22' }])
  expect(staleLaws(laws, '2027-11-22').map(({ checked }) => checked)).toEqual([
    '2025-11-22',
    '2025-11-23',
    '2026-11-22',
  ])
})
