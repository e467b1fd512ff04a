import { expect, test } from 'vitest'
import { phoneSizes } from './phone-sizes'

test('a phone of three pixels for each CSS px loads the picture for two', () => {
  const phone = '(min-resolution: 2.5dppx) and (max-width: 48rem)'
  for (const [sizes, last] of [
    ['100vw', '100vw'],
    ['(min-width: 48rem) 100vw, 111vw', '111vw'],
    ['(min-width: 40rem) max(46rem, 50vw), max(36rem, 100vw)', 'max(36rem, 100vw)'],
    ['min(100vw, calc(50vw - 1rem))', 'min(100vw, calc(50vw - 1rem))'],
  ] as const) {
    expect.soft(phoneSizes(sizes), sizes).toBe(`${phone} calc(${last} * 2 / 3), ${sizes}`)
  }
  expect(phoneSizes('auto')).toBe('auto')
})
