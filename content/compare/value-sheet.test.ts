import { expect, test } from 'vitest'
import type { Model } from '../films/catalog'
import { modelsOf } from '../films/models'
import { valueSheet } from './value-sheet'

/** The models of a line, as if these alone had stated values. */
const withStated = (slug: string, ...stated: string[]): Model[] =>
  modelsOf(slug).map((model) => ({
    ...model,
    illustrative: !stated.includes(model.name),
    illustrativeBands: true,
  }))

test('a line of the sheet for each model, with units and with what is illustrative', () => {
  const lines = valueSheet(withStated('skin-eye-care', 'DPSK-30')).split('\r\n')
  expect(lines).toHaveLength(8)
  expect(lines[0]).toBe(
    '"Model","VLT %","IRR %","UVR %","O.D","TSER %","VT %, 3 mm clear","VR out %, 3 mm clear","VR in %, 3 mm clear","U, 3 mm clear","SHGC, 3 mm clear","g, 3 mm clear","LSG, 3 mm clear","Thickness mil","Thickness µm","Source"',
  )
  expect(lines[1]).toMatch(/^"DPSK-05",5,.*,"illustrative"$/)
  expect(lines[3]).toMatch(
    /^"DPSK-30",30,100,100,0.52,81,30,.*,,,"VLT, IRR, UVR, O.D and TSER stated, the rest illustrative"$/,
  )
  const real = modelsOf('skin-eye-care').map((model) => ({
    ...model,
    ...{ illustrative: false, illustrativeBands: false },
  }))
  expect(valueSheet(real)).not.toContain('illustrative')
})

test('what is sold by thickness says it in mil and micrometers', () => {
  const lines = valueSheet(withStated('safety-security-films')).split('\r\n')
  expect(lines[0]).toContain('"g, double glazing"')
  expect(lines[5]).toMatch(/^"DPSF 16",.*,16,406,"illustrative"$/)
})
