import { expect, test } from 'vitest'
import { modelsOf } from '../films/models'
import { ORDINARY_GLASS } from '../laws/glass'
import { bareGlass, netVlt } from '../optics'
import { sights } from './sights'

/*
 * The finished pictures are composed with the light that the record of their film gives: what `stills.json` beside the
 * layers lists, `content/images/encoding/light-still.ts` draws.
 */

interface Still {
  readonly name: string
  readonly values: Readonly<Record<string, number>>
}

const lists = import.meta.glob<Still[]>('../images/layers/*/stills.json', {
  eager: true,
  import: 'default',
})
const stills = Object.values(lists).flat()

/** The values of the windows that carry a film: all but the windshield, which stays bare. */
const valuesOf = (name: string, kind: 'T' | 'R') => {
  const { values = {} } = stills.find((one) => one.name === name) ?? {}
  const its = Object.entries(values).filter(([factor]) => factor.startsWith(`${kind}:`))
  return new Set(its.flatMap(([factor, value]) => (factor === 'T:windshield' ? [] : value)))
}

test('a still of a shade has its light, over clear or factory glass', () => {
  for (const [scene, glass] of [
    ['room', bareGlass.vlt],
    ['car', ORDINARY_GLASS],
  ] as const) {
    for (const vlt of [5, 35]) {
      const name = `${scene}-film-${vlt === 5 ? '05' : vlt}`
      const [light = Number.NaN, ...others] = valuesOf(name, 'T')
      expect.soft(light, name).toBeCloseTo(netVlt(glass, vlt) / 100, 4)
      expect.soft(others, name).toEqual([])
    }
  }
})

test('the stills of who sees whom are of DP2R-20, from both sides', () => {
  const film = modelsOf('2-ply-reflective').find(({ name }) => name === 'DP2R-20')
  expect(film).toMatchObject(sights.still)
  for (const [name, side] of [
    ['street-mirror', 'outside'],
    ['street-night-mirror', 'outside'],
    ['room-mirror', 'inside'],
    ['room-evening-mirror', 'inside'],
  ] as const) {
    expect.soft([...valuesOf(name, 'T')], name).toEqual([sights.still.vlt / 100])
    expect.soft([...valuesOf(name, 'R')], name).toEqual([sights.still.reflectance[side] / 100])
  }
})
