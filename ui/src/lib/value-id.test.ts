import { expect, test } from 'vitest'
import { toId } from './value-id.ts'

test('an id is one word, of no other value', () => {
  const values = ['', 'a', '1-2', 'a b', '"', "it's", ' ', '\u{1f3a8}', '-', 'x'.repeat(10_000)]
  expect(new Set(values.map(toId)).size).toBe(values.length)
  for (const value of values) {
    expect(toId(value), value).toMatch(/^[\w-]*$/)
  }
})
