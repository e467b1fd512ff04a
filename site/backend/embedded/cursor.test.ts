import { expect, test } from 'vitest'
import { decodeCursor, encodeCursor } from './cursor'

test.each([
  [new Date(0), 'a'],
  [new Date(1_700_000_000_123), 'AbC0'],
  [new Date('2031-05-01'), 'an:id:with:colons'],
] as const)('decodes what it encoded: %s %s', (storedAt, id) => {
  expect(decodeCursor(encodeCursor([storedAt, id]))).toEqual([storedAt, id])
})
