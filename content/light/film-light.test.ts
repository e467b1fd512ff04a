import { expect, test } from 'vitest'
import type { Model } from '../films/catalog'
import type { Scene, SceneView } from '../schema'
import { findView, groupByFilm, lightThrough, lightValues, windowsUnseen } from './film-light'

const film = (name: string, vlt: number) =>
  ({ name, vlt, reflectance: { outside: 40, inside: 10 } }) as Model
const dark = film('Dark', 18)
const light = film('Light', 72)

const window = (name: string) =>
  ({ name, label: name, phrase: `on ${name}`, at: [50, 50] }) as const

const layer = (...factors: string[]) =>
  ({ name: factors.join(), source: {}, factors, scale: 1, mean: [1, 1, 1] }) as const

const layers = {
  width: 16,
  height: 9,
  layers: [layer(), layer('T:a'), layer('T:b', 'T:c'), layer('R:a')],
}
const scene = { reflectance: 8, side: 'outside' } as const
const windows = [window('a'), window('b')]

test('the light through a film counts on clear glass of 90%', () => {
  expect(lightThrough(75, dark)).toBe(15)
  expect(lightThrough(90, null)).toBe(90)
})

test('every factor of a scene has a value, and a window without a choice is bare glass', () => {
  expect(lightValues(layers, scene, 90, { a: dark, b: null })).toEqual({
    'T:a': 0.18,
    'T:b': 0.9,
    'T:c': 0.9,
    'R:a': 5,
  })
  for (const films of [{}, { b: dark }])
    expect(lightValues(layers, scene, 90, films)).toMatchObject({ 'T:a': 0.9, 'R:a': 1 })
})

test('windows with the same film are named together', () => {
  expect(groupByFilm(windows, { a: dark, b: dark })).toEqual([{ film: dark, windows }])
  expect(groupByFilm(windows, { a: light }).map((it) => it.film)).toEqual([light, null])
})

const view = (name: string, ...windows: string[]) =>
  ({ name, windows: windows.map(window) }) as unknown as SceneView
const outside = view('outside', 'a', 'b')
const inside = view('inside', 'a', 'b', 'c')
const views: Scene = {
  legend: 'View',
  views: [outside, inside],
  glass: [{ name: 'Clear', vlt: 90 }],
}

test('a view is found by its name, and the first stands for an unknown one', () => {
  expect(findView(views, 'inside')).toBe(inside)
  expect(findView(views, 'above')).toBe(outside)
  expect(findView(views, null)).toBe(outside)
})

test('a window that only another view shows is unseen', () => {
  expect(windowsUnseen(views, outside).map(({ name }) => name)).toEqual(['c'])
  expect(windowsUnseen(views, inside)).toEqual([])
})
