import { expect, test } from 'vitest'
import { illustrativeNote, noteOn } from './illustrative-note'

test('a block says once that its values are illustrative, and which are not', () => {
  const guessed = { name: 'A-05', illustrative: true }
  const stated = { name: 'A-30', illustrative: false }
  expect(noteOn([guessed])).toBe(illustrativeNote)
  expect(noteOn([guessed, stated])).toBe(
    'Illustrative values, not measured ones, apart from those of A-30. Ask for the current data sheet.',
  )
  expect(noteOn([guessed, stated, guessed, stated])).toBe(noteOn([guessed, stated]))
  expect(noteOn([stated])).toBe(undefined)
})
