import { heat } from '@duskpane/content/scenes/heat'
import { carShades } from '@duskpane/content/shades'
import { expect, test } from 'vitest'
import { heatSentences } from './heat-words'

const named = (name: string) => carShades.find((shade) => shade.name === name) ?? null
const words = (first: string, second: string, windshield = false) =>
  heatSentences(heat, { films: [named(first), named(second)], windshield }).join(' ')

test('of two films, the one that rejects more lets in less', () => {
  expect(words('DPRF-35', 'DPNC-35')).toMatch(/With DPNC-35 it is \d+ W\/m² less on the seat/)
  expect(words('DPNC-35', 'DPRF-35')).toMatch(/With DPRF-35 it is \d+ W\/m² more on the seat/)
})

test('bare glass is said once, and illustrative values are marked where there are films', () => {
  expect(words('none', 'DPNC-35').match(/Bare glass: /g)).toHaveLength(1)
  expect(words('none', 'DPNC-35')).toContain('illustrative')
  expect(words('none', 'none')).not.toContain('illustrative')
})

test('it says which windows have the films', () => {
  expect(words('DPRF-35', 'DPNC-35')).toContain('the windshield is bare')
  expect(words('DPRF-35', 'DPNC-35', true)).toContain('on all windows')
})
