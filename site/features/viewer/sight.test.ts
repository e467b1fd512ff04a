import { sightsText } from '@duskpane/content/sights'
import { expect, test } from 'vitest'
import { mirroredToShown } from './sight'

const layer = (name: string, factors: readonly string[], light: number) =>
  ({ name, factors, panes: [light, light, light] }) as const

const light = {
  layers: [
    layer('wall', [], 100),
    layer('inside', ['T:front', 'T:front'], 0.5),
    layer('mirror', ['R:front'], 2),
  ],
}

test('the balance is what the panes mirror over what comes through them, by the layers', () => {
  expect(mirroredToShown(light, { 'T:front': 0.2, 'R:front': 0.45 })).toBeCloseTo(45)
  expect(mirroredToShown(light, { 'T:front': 1, 'R:front': 0.08 })).toBeCloseTo(0.32)
})

test('the light of a room that is mirrored counts as mirrored, not as shown', () => {
  const room = {
    layers: [layer('left', ['T:left'], 1), layer('again', ['R:left', 'T:left'], 1)],
  }
  expect(mirroredToShown(room, { 'T:left': 0.5, 'R:left': 0.2 })).toBeCloseTo(0.2)
})

test('a layer that does not say what is seen in the panes is an error, not a guess', () => {
  const unknown = { layers: [{ name: 'x', factors: ['T:front'] }] }
  expect(() => mirroredToShown(unknown, { 'T:front': 1 })).toThrow('x')
})

test('the ratio is said as hidden or seen, unless it is close', () => {
  expect(sightsText.balance('DP', 'outside', 45.4)).toBe('DP: the room is hidden.')
  expect(sightsText.balance('DP', 'inside', 1 / 3.14)).toBe('DP: what is outside is seen.')
  for (const ratio of [1.4, 0.7]) {
    expect(sightsText.balance('DP', 'outside', ratio)).toBe('DP: too close to call.')
  }
})
