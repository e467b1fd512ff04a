import { expect, test } from 'vitest'
import type { Model } from './catalog'
import { featuredModel, partsOf } from './parts'

const model = (name: string, illustrative: boolean) => ({ name, illustrative }) as Model
const featured = (...models: Model[]) => featuredModel({ models })?.name

test('the figures of a line are those of a model with stated values, or of the one in the middle', () => {
  const guessed = ['a', 'b', 'c', 'd'].map((name) => model(name, true))
  expect(featured(...guessed)).toBe('b')
  expect(featured(...guessed, model('e', false))).toBe('e')
  expect(featured()).toBeUndefined()
})

test('a line has the order of its market, unless it promises something else', () => {
  expect(partsOf({ market: 'automotive' })).toEqual(['purpose', 'viewer', 'law'])
  expect(partsOf({ market: 'automotive', order: ['law'] })).toEqual(['law'])
})
