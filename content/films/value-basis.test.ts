import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { figuresOf } from '../light/optics'
import { printedOnGlass } from '../light/specifiers'
import { faq } from '../pages/faq'
import { home } from '../pages/home'
import { why } from '../pages/why'
import { model } from '../schema'
import { withFigures } from './catalog'
import { printed, shown } from './figures'
import { models, modelsOf, withBands } from './models'
import { statedNotes } from './stated-notes'
import { asOf, basisNotes, upTo, upToCondition } from './value-basis'

test('“up to 80%” is never said without the shade that reaches it', () => {
  const said = [
    JSON.stringify(home),
    JSON.stringify(faq),
    ...basisNotes(modelsOf('3-ply-reflective')),
  ]
  const claims = said.flatMap((text) => text.match(/up to 80%.{0,160}/gi) ?? [])
  expect(claims.length).toBe(3)
  for (const claim of claims) expect.soft(claim).toContain(upToCondition)
})

test('values have the day on which they changed', () => {
  const printedValues = withBands(models).map((model) => [
    model.name,
    figuresOf(model.record),
    printedOnGlass(model),
  ])
  const digest = createHash('sha256')
    .update(JSON.stringify(printedValues))
    .digest('hex')
    .slice(0, 12)
  expect(
    [asOf, digest],
    'If values changed, set `asOf` in content/films/value-basis.ts to today; then take both here.',
  ).toEqual(['Values as of November 27, 2026.', '3d8c65ee4245'])
})

test('no shade of balanced light rejects more by its bands than the one that is named', () => {
  const { name, tser, from, to } = upTo.balanced
  const byBands = withBands(models)
    .filter(({ vlt }) => vlt >= from && vlt <= to)
    .map((one) => ({ name: one.name, tser: figuresOf(one.record).tser }))
    .toSorted((a, b) => b.tser - a.tser)
  expect(
    byBands[0],
    'If values changed, name this shade and its TSER as `upTo.balanced` in content/films/value-basis.ts.',
  ).toEqual({ name, tser })
})

test('what is stated and does not follow is said beside it in the comparison', () => {
  expect(why.comparison.text).toContain('from its bands follow 65%')
})

test('a table that goes above the round figure names those that are darker, if there are any', () => {
  const notesOn = (slug: string) => basisNotes(modelsOf(slug)).join(' ')
  expect(notesOn('3-ply-reflective')).toContain('stops most of the light as well: by DP3R-05.')
  expect(notesOn('skin-eye-care')).toContain('DP3R-20, comes to 77% by its bands.')
  expect(notesOn('nano-ceramic')).not.toContain('up to 80%')
})

test('a figure that does not follow from the others is said to be the owner’s', () => {
  const notesOn = (name: string) => statedNotes(models.filter((it) => it.name === name)).join(' ')
  expect(notesOn('DPSK-30')).toContain(
    'The TSER of DPSK-30 is the 81% that its maker states; from its bands follow 65%.',
  )
  expect(notesOn('DPNC-35')).toBe('')
})

test('a maker’s figure is shown as printed, and beside what follows where they are over two points apart', () => {
  const record = model('X-35', [2, 35, 7], [5, 8, 9], [5, 8, 8])
  const figures = withFigures({
    ...record,
    stated: { uvr: '>99', irr: 98, vlt: 33, od: 0.5, shgc: '<0.4', u: 3.6, inside: '<5' },
  })
  expect([figures.uvr, figures.irr, figures.vlt, figures.tser]).toEqual([99, 98, 33, 61])
  const cell = (key: 'uvr' | 'irr' | 'tser') =>
    shown(printed(figures, key), { unit: '%', digits: 0 })
  expect([cell('uvr'), cell('irr'), cell('tser')]).toEqual(['>99%', '98%', '61%'])
  expect(shown(0.5, { unit: '', digits: 2 })).toBe('0.50')
  const said = statedNotes([figures]).map((note) =>
    /^The (.+) of X-35.* the (.+) that.* follow (.+)\.$/.exec(note)?.slice(1),
  )
  expect(said).toEqual([
    ['IRR', '98%', '93%'],
    ['O.D', '0.50', '0.46'],
    ['VR in', '<5%', '8%'],
    ['U', '3.6', '5.8'],
  ])
})

test('what is the quotient or the logarithm of printed figures follows from these, not from the bands', () => {
  const record = model('X-35', [1, 35, 30], [5, 15, 15], [5, 15, 15])
  const figures = withFigures({ ...record, stated: { vlt: 36, shgc: 0.44 } })
  expect(figures.od).toBe(0.44)
  expect(printedOnGlass(figures).single).toMatchObject({ transmitted: 36, shgc: 0.44, lsg: 0.82 })
  const printedToo = withFigures({ ...record, stated: { vlt: 36, shgc: 0.44, lsg: 0.8, od: 0.5 } })
  expect([printedToo.od, printedOnGlass(printedToo).single.lsg]).toEqual([0.5, 0.8])
})

test('sputtered film mirrors less than plied film of the same light, which rejects more heat', () => {
  const plied = [...modelsOf('2-ply-reflective'), ...modelsOf('3-ply-reflective')]
  for (const { name, vlt, tser, reflectance } of modelsOf('signature-sputtering')) {
    for (const other of plied.filter((one) => one.vlt === vlt)) {
      expect.soft(reflectance.outside, name).toBeLessThan(other.reflectance.outside)
      expect.soft(tser, name).toBeLessThan(other.tser)
    }
  }
})
