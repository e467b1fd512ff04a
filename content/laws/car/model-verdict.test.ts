import { expect, test } from 'vitest'
import { modelsOf } from '../../films/models'
import { loadLaw } from '../load-law'
import type { WindowName } from '../verdict'
import { answerFor } from './first-answer'
import { verdictOnModel } from './model-verdict'
import { noFilmOn } from './no-film'

const law = await loadLaw('texas')
const models = modelsOf('nano-ceramic')
const [model] = models
if (!law || !model) throw new Error('There is no Texas, or no Nano Ceramic.')

const car = { vehicle: 'car', glass: { vlt: 75, privacy: false } } as const
const paneOf = (window: WindowName, glass = 75) => ({ vehicle: 'car', window, glass }) as const

test('on the page of a film stands the same answer as on that of the place', () => {
  const { darkest } = verdictOnModel(law, car, {}, 'front', model, models)
  expect(darkest).toEqual(['Darkest of this line that passes: DPNC-35'])
  expect(answerFor(law, 'front').darkest?.film.name).toBe('DPNC-35')
  const others = modelsOf('skin-eye-care')
  expect(verdictOnModel(law, car, {}, 'front', model, others).darkest).toEqual([
    'Darkest of this line that passes: DPSK-40',
    'Darkest of all our films: DPNC-35, Nano Ceramic Film',
  ])
})

test('glass that fails alone is said to, and else what film it would take', () => {
  expect(noFilmOn(law, paneOf('front', 20)).reason).toContain('the 20% glass alone')
  expect(noFilmOn(law, paneOf('front')).reason).toMatch(/film of \d+% or more/)
})
