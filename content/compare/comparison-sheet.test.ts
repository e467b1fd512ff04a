import { expect, test } from 'vitest'
import { models } from '../films/models'
import { readChoice } from './choice'
import { comparisonSheet } from './comparison-sheet'

const sheet = (query: string) => {
  const { films, vlt } = readChoice(new URLSearchParams(query))
  return comparisonSheet(films, vlt).split('\r\n')
}

test('a line for each film, with its line, thickness and warranty', () => {
  const [head, first, second] = sheet('film=DPSK-30&film=DPSF+16')
  expect(head).toBe(
    '"Model","Line","VLT %","IRR %","UVR %","O.D","TSER %","VT %, 3 mm clear","VR out %, 3 mm clear","VR in %, 3 mm clear","U, 3 mm clear","SHGC, 3 mm clear","g, 3 mm clear","LSG, 3 mm clear","Thickness mil","Warranty","Source"',
  )
  expect(first).toBe(
    '"DPSK-30","Skin & Eye Care Film",30,100,100,0.52,81,30,8,8,5.8,0.35,0.33,0.86,,,"stated"',
  )
  expect(second).toMatch(
    /^"DPSF 16","Safety & Security Film",.*,16,"Up to 5 years for commercial use",/,
  )
})

test('at the same light says how far each film is from it', () => {
  const [header, ...films] = sheet('vlt=35&line=nano-ceramic&line=skin-eye-care')
  expect(header).toContain('"LSG, 3 mm clear","Points from 35% VLT","Thickness')
  expect(films[0]).toMatch(/^"DPNC-35",.*,0,,,/)
  expect(films[1]).toMatch(/^"DPSK-40",.*,5,,,/)
})

test('marks every illustrative model', () => {
  for (const film of models) {
    const [, line] = comparisonSheet([film]).split('\r\n')
    expect(line?.endsWith(film.illustrative ? '"illustrative"' : '"stated"')).toBe(true)
  }
})
