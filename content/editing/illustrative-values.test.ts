import { expect, test } from 'vitest'
import { illustrative } from '../schema'
import { collectIllustrative } from './illustrative-values'

test('a shared value is listed once, where its path is shortest', () => {
  const price = illustrative(12)
  const shared = collectIllustrative({
    'list.ts': { items: [{ price }] },
    'item.ts': { item: { price } },
  })
  expect(shared).toEqual([{ file: 'item.ts', path: 'item.price', value: 12 }])
})

test('values that merely look alike are listed apart', () => {
  const alike = collectIllustrative({ 'a.ts': { a: illustrative(1), b: illustrative(1) } })
  expect(alike.map(({ path }) => path)).toEqual(['a', 'b'])
})
