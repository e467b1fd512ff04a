import type { FilmModel } from '@duskpane/content/schema'
import { expect, test } from 'vitest'
import { groupByFilm, lightThrough, lightValues } from './film-light'

const film = (name: string, vlt: number): FilmModel => ({
  name,
  vlt,
  irr: 0,
  uvr: 0,
  od: 0,
  tser: 0,
})
const dark = film('Dark', 20)
const light = film('Light', 70)

const window = (name: string) =>
  ({ name, label: name, phrase: `on ${name}`, at: [50, 50] }) as const

const layer = (...factors: string[]) =>
  ({ name: factors.join(), source: {}, factors, scale: 1, mean: [1, 1, 1] }) as const

const layers = {
  width: 16,
  height: 9,
  layers: [layer(), layer('T:a'), layer('T:b', 'T:c'), layer('R:a')],
}
const scene = { reflectance: 8 }
const windows = [window('a'), window('b')]

test('glass and film together let through the product of both', () => {
  expect(lightThrough(75, dark)).toBe(15)
  expect(lightThrough(90, null)).toBe(90)
})

test('every factor of a scene has a value, and a window without a choice is bare glass', () => {
  expect(lightValues(layers, scene, 90, { a: dark, b: null }, 40)).toEqual({
    'T:a': 0.18,
    'T:b': 0.9,
    'T:c': 0.9,
    'R:a': 5,
  })
  expect(lightValues(layers, scene, 90, {})).toMatchObject({ 'T:a': 0.9, 'R:a': 1 })
})

test('windows with the same film are named together', () => {
  expect(groupByFilm(windows, { a: dark, b: dark })).toEqual([{ film: dark, windows }])
  expect(groupByFilm(windows, { a: light }).map((it) => it.film)).toEqual([light, null])
})
