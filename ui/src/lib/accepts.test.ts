import { expect, test } from 'vitest'
import { accepts } from './accepts.ts'

const picture = { name: 'Dome.JPG', type: 'image/jpeg' }
const list = { name: 'stars.csv', type: '' }

test('takes what the type, the group or the ending names', () => {
  expect(accepts(picture, 'image/jpeg')).toBe(true)
  expect(accepts(picture, 'application/pdf, image/*')).toBe(true)
  expect(accepts(picture, '.pdf,.jpg')).toBe(true)
  expect(accepts(list, '.csv')).toBe(true)
})

test('leaves what none of them names', () => {
  expect(accepts(picture, 'image/png, .pdf')).toBe(false)
  expect(accepts(picture, 'ima/*')).toBe(false)
  expect(accepts(list, 'text/csv')).toBe(false)
})

test('takes everything where nothing is named', () => {
  expect(accepts(list, '')).toBe(true)
})
