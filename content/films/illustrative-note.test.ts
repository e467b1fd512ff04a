import { expect, test } from 'vitest'
import { illustrativeNote, noteOn } from './illustrative-note'
import { modelsOf } from './models'

test('a block says once that its values are illustrative, and which are not', () => {
  expect(noteOn(modelsOf('nano-ceramic'))).toBe(illustrativeNote)
  expect(noteOn(modelsOf('skin-eye-care'))).toBe(
    'Illustrative values, not measured ones, apart from those of DPSK-30. Ask for the current data sheet before you specify.',
  )
  const twice = modelsOf('skin-eye-care').flatMap((model) => [model, model])
  expect(noteOn(twice)).toBe(noteOn(modelsOf('skin-eye-care')))
  expect(noteOn(modelsOf('skin-eye-care').filter(({ name }) => name === 'DPSK-30'))).toBe(undefined)
})
