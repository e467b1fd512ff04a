import { describe, expect, test } from 'vitest'
import { type Model, withFigures } from '../films/catalog'
import { modelsOf, models as ours } from '../films/models'
import type { Bands } from '../light/optics'
import { faq } from '../pages/faq'
import { model as record } from '../schema'
import { strengthsOf } from './strengths'

/** A model of one of our lines with fixed values: the values of the line may change. */
const made = (slug: string, name: string, transmits: Bands, outside: Bands, inside = outside) => ({
  ...(modelsOf(slug)[0] as Model),
  ...withFigures(record(name, transmits, outside, inside)),
})
const ceramic = (name: string, vlt: number, infrared: number) =>
  made('nano-ceramic', name, [1, vlt, infrared], [5, 8, 9], [5, 8, 8])

const models: readonly Model[] = [
  ceramic('DPNC-05', 5, 5),
  ceramic('DPNC-15', 15, 5),
  ceramic('DPNC-35', 35, 7),
  ceramic('DPNC-45', 45, 8),
  ceramic('DPNC-55', 55, 9),
  ceramic('DPNC-65', 65, 10),
  made('3-ply-reflective', 'DP3R-05', [1, 5, 6], [8, 64, 75], [6, 15, 48]),
  made('reflective-film', 'DPRF-35', [1, 35, 37], [8, 28, 40], [6, 16, 32]),
  made('reflective-film', 'DPRF-50', [1, 50, 50], [8, 20, 30], [6, 13, 24]),
  made('platinum-signature', 'DPPS-30', [1, 30, 15], [5, 8, 21], [5, 8, 14]),
  made('dyed-reflective', 'DPAF 05', [1, 5, 42], [6, 32, 24], [5, 16, 18]),
  made('dyed-reflective', 'DPAF 35', [1, 35, 58], [6, 22, 18], [5, 12, 14]),
  {
    ...made('safety-security-films', 'DPSF 16', [1, 85, 67], [6, 9, 8], [5, 9, 8]),
    thicknessMil: 16,
  },
]

const model = (name: string): Model => {
  const found = models.find((it) => it.name === name)
  if (!found) throw new Error(`There is no model ${name}.`)
  return found
}
const strengths = (name: string, ...others: string[]) =>
  strengthsOf(model(name), [name, ...others].map(model))

describe('heat', () => {
  test.each([
    ['DPNC-05', 'good', '71% of the sun’s energy: 70 to 85% is good'],
    ['DP3R-05', 'good', '87% of the sun’s energy: more than the 70 to 85%'],
    ['DPNC-55', 'good', '54% of the sun’s energy: half or more'],
    ['DPRF-50', 'bad', '44% of the sun’s energy: 70 to 85% would be good'],
  ] as const)('%s is %s by the FAQ’s range', (name, side, sentence) => {
    expect(strengths(name)[side].join(' ')).toContain(sentence)
  })

  test('says who keeps out the most and the least, and who is level', () => {
    expect(strengths('DPNC-35', 'DPRF-35').good.join(' ')).toContain(
      '61% of the sun’s energy, the most here',
    )
    expect(strengths('DPRF-35', 'DPNC-35').good.join(' ')).toContain(
      '56% of the sun’s energy, the least here',
    )
    expect(strengths('DPPS-30', 'DPNC-35', 'DPAF 35').good.join(' ')).toContain(
      'the most here, level with DPNC-35',
    )
  })

  test('says of no film that it has the most where all are level', () => {
    for (const name of ['DPPS-30', 'DPNC-35']) {
      const { good } = strengthsOf(model(name), [model('DPPS-30'), model('DPNC-35')])
      expect(good.filter((it) => it.includes('energy,'))).toEqual([])
    }
  })
})

test('a lighter film that keeps out no less is said on both sides', () => {
  expect(strengths('DPNC-45', 'DPRF-35').good.join(' ')).toContain('more light than DPRF-35')
  expect(strengths('DPRF-35', 'DPNC-45').bad.join(' ')).toContain('darker than DPNC-45')
  expect(strengths('DPNC-35', 'DPRF-35').good.join(' ')).not.toContain('more light than')
})

test('a high infrared figure over a low total is no strength', () => {
  expect(strengths('DPNC-65', 'DPAF 35').bad.join(' ')).toContain('still lets much heat in')
  expect(strengths('DPNC-65', 'DPAF 35').good.join(' ')).not.toContain('infrared')
})

test('night counts for films of vehicles, and darkness of a room for the others', () => {
  expect(strengths('DPNC-35').good.join(' ')).toContain('balanced for driving at night')
  expect(strengths('DPNC-15').bad.join(' ')).toContain('at night 20 to 50%')
  expect(strengths('DPNC-65').good.join(' ')).toContain('the road at night stays bright')
  expect(strengths('DPAF 35').good.join(' ')).not.toContain('night')
  expect(strengths('DPAF 05').bad.join(' ')).toContain('Darkens the view')
})

test('thickness is strength', () => {
  expect(strengths('DPSF 16', 'DPNC-35').good.join(' ')).toContain('16 mil thick')
  expect(strengths('DPNC-35', 'DPSF 16').good.join(' ')).not.toContain('mil')
})

test('every film has something to say of it, none of it twice, in every pair', () => {
  for (const film of ours) {
    for (const other of ours) {
      const { good, bad } = strengthsOf(film, film === other ? [film] : [film, other])
      const all = [...good, ...bad]
      expect(all.length).toBeGreaterThanOrEqual(2)
      expect(new Set(all).size).toBe(all.length)
    }
  }
})

test('the ranges are those of the FAQ', () => {
  const answers = faq.questions.map(({ answer }) => answer).join(' ')
  for (const said of [
    '70 to 85% is good',
    '95 to 100% of UV',
    '20 to 50%',
    '70% is close to clear',
  ]) {
    expect(answers).toContain(said)
  }
})
