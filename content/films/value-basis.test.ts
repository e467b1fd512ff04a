import { expect, test } from 'vitest'
import { models, modelsOf } from './models'
import { basisNotes, roundClaim, statedNotes } from './value-basis'

test('“up to 80%” is the round figure of the shades it is said to be, and only darker ones reject more', () => {
  const { percent, vlt } = roundClaim
  const balanced = models.filter((it) => it.vlt >= vlt.from && it.vlt <= vlt.to)
  const most = Math.max(...balanced.map(({ tser }) => tser))
  expect(Math.round(most / 10) * 10).toBe(percent)
  const above = models.filter(({ tser }) => tser > most)
  expect(above.length).toBeGreaterThan(0)
  for (const { name, vlt: light } of above) expect(light, name).toBeLessThan(vlt.from)
})

test('a table that goes above the round figure names those that are darker, if there are any', () => {
  const notesOn = (slug: string) => basisNotes(modelsOf(slug)).join(' ')
  expect(notesOn('3-ply-reflective')).toContain('stops most of the light as well: by DP3R-05.')
  expect(notesOn('skin-eye-care')).toMatch(/round figure for shades of 20 to 50% VLT\.$/)
  expect(notesOn('nano-ceramic')).not.toContain('round figure')
})

test('a figure that does not follow from the others is said to be the owner’s', () => {
  const notesOn = (name: string) => statedNotes(models.filter((it) => it.name === name)).join(' ')
  expect(notesOn('DPSK-30')).toContain(
    'The TSER of DPSK-30 is the 81% that its maker states; from its bands follow 65%.',
  )
  expect(notesOn('DPNC-35')).toBe('')
})
