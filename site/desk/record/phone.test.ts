import { expect, test } from 'vitest'
import { phoneHref } from './phone'

test.each([
  ['+1 302 555 0100', 'tel:+13025550100'],
  ['(302) 555–0199', 'tel:3025550199'],
  ['0711/1234-56', 'tel:0711123456'],
  ['+44 (0)20 7946 0000', 'tel:+442079460000'],
  ['302.555.0199 ext. 12', 'tel:3025550199;ext=12'],
  ['302-555-0199 x7', 'tel:3025550199;ext=7'],
  ['＋٩٧١ ٥٠ ١٢٣ ٤٥٦٧', 'tel:+971501234567'],
  ['\u202a+1 302 555 0100\u202c', 'tel:+13025550100'],
  ['tel:+1-302-555-0199;ext=7', 'tel:+13025550199;ext=7'],
  ['302 555 0199 / 302 555 0198', undefined],
  ['1-800-FLOWERS', undefined],
  ['ask for Ada', undefined],
  ['tel:+1;phone-context=x', undefined],
  ['-', undefined],
  ['', undefined],
])('%j is dialed by %j', (typed, href) => {
  expect(phoneHref(typed)).toBe(href)
})
