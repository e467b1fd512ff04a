import { Timestamp } from 'firebase/firestore/lite'
import { expect, test } from 'vitest'
import { decodeCursor, encodeCursor } from './cursor'

test('decodes what it encoded, to the nanosecond', () => {
  const time = new Timestamp(1_700_000_000, 123_456_000)
  const [storedAt, id] = decodeCursor(encodeCursor([time, 'AbC0']))
  expect(storedAt.isEqual(time)).toBe(true)
  expect(id).toBe('AbC0')
})
