import { expect, test } from 'vitest'
import { modelsOf } from '../films/models'
import { valueSheet } from './value-sheet'

test('a line of the sheet for each model, with units and with what is illustrative', () => {
  const lines = valueSheet(modelsOf('skin-eye-care')).split('\r\n')
  expect(lines).toHaveLength(8)
  expect(lines[0]).toBe('"Model","VLT %","IRR %","UVR %","O.D","TSER %","Source"')
  expect(lines[1]).toMatch(/^"DPSK-05",5,.*,"illustrative"$/)
  expect(lines[3]).toBe('"DPSK-30",30,100,100,0.52,81,"stated"')
})
