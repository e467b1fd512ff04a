import { expect, test } from 'vitest'
import { modelsOf } from '../films/models'
import { loadLaw } from './load-law'
import { verdictOnModel } from './model-verdict'
import { noFilmOn } from './no-film'
import { mostReflected, type WindowName } from './verdict'

const law = await loadLaw('texas')
const models = modelsOf('nano-ceramic')
const [model] = models
if (!law || !model) throw new Error('There is no Texas, or no Nano Ceramic.')

const paneOf = (window: WindowName, glass = 75) => ({ vehicle: 'car', window, glass }) as const

test('a film that mirrors more than the law allows fails, whatever its shade, and no other passes', () => {
  const most = mostReflected(law, 'rear')
  const pane = paneOf('rear')
  const [lightest] = models.toSorted((a, b) => b.vlt - a.vlt)
  const of = (reflectance: number) =>
    verdictOnModel(law, pane, lightest ?? model, models, reflectance)
  expect(of(most).found.answer).toBe('passes')
  expect(of(most + 1).found.answer).toBe('fails')
  expect(of(most + 1).conditions).toEqual([expect.stringContaining(`${most}%`)])
  expect(of(most + 1).darkest).not.toBe(of(most).darkest)
})

test('glass that fails alone is said to, and else what film it would take', () => {
  expect(noFilmOn(law, paneOf('front', 20)).reason).toContain('the 20% glass alone')
  expect(noFilmOn(law, paneOf('front')).reason).toMatch(/film of \d+% or more/)
})
