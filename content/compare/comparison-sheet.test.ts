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
    '"Model","Line","VLT %","IRR %","UVR %","O.D","TSER %","Thickness mil","Warranty","Source"',
  )
  expect(first).toBe('"DPSK-30","Skin & Eye Care Film",30,100,100,0.52,81,,,"stated"')
  expect(second).toMatch(
    /^"DPSF 16","Safety & Security Film",.*,16,"Up to 5 years for commercial use",/,
  )
})

test('at the same light says how far each film is from it', () => {
  const [header, ...films] = sheet('vlt=35&line=nano-ceramic&line=skin-eye-care')
  expect(header).toContain('"TSER %","Points from 35% VLT","Thickness')
  expect(films[0]).toMatch(/^"DPNC-35",.*,0,,,/)
  expect(films[1]).toMatch(/^"DPSK-40",.*,5,,,/)
})

test('marks every illustrative model', () => {
  for (const film of models) {
    const [, line] = comparisonSheet([film]).split('\r\n')
    expect(line?.endsWith(film.illustrative ? '"illustrative"' : '"stated"')).toBe(true)
  }
})
