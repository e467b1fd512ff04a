import type { LightLayers } from '@duskpane/content/light-layers'
import { expect, test } from 'vitest'
import { mirroredToShown, sayBalance } from './sight'

const layer = (name: string, factors: readonly string[], light: number) =>
  ({ name, source: {}, factors, scale: 1, mean: [9, 9, 9], panes: [light, light, light] }) as const

const light: LightLayers = {
  width: 16,
  height: 9,
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
    ...light,
    layers: [layer('left', ['T:left'], 1), layer('again', ['R:left', 'T:left'], 1)],
  }
  expect(mirroredToShown(room, { 'T:left': 0.5, 'R:left': 0.2 })).toBeCloseTo(0.2)
})

test('a layer that does not say what is seen in the panes is an error, not a guess', () => {
  const unknown = { ...light, layers: [{ ...layer('x', ['T:front'], 1), panes: undefined }] }
  expect(() => mirroredToShown(unknown as unknown as LightLayers, { 'T:front': 1 })).toThrow('x')
})

test('the ratio is said from the side that wins, with two figures, unless it is close', () => {
  expect(sayBalance(45.4)).toBe('45 times more mirrored than shown')
  expect(sayBalance(1 / 3.14)).toBe('3.1 times more shown than mirrored')
  expect(sayBalance(1.4)).toMatch(/too close to call/)
  expect(sayBalance(0.7)).toMatch(/too close to call/)
})
