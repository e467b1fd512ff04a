import { expect, test } from 'vitest'
import { films, loadFilm } from '../films/catalog'
import { modelsOf } from '../films/models'
import { featuredModel } from '../films/spec-sheet'
import { netVlt } from '../light/optics'
import { whoSeesWhom } from './who-sees-whom'

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
  return new Set(its.flatMap(([factor, value]) => (factor.endsWith(':windshield') ? [] : value)))
}

/** Of each line that is shown on glass: the still of its page is of the model that the page features. */
test('the still of a page has the light of its film, over clear or factory glass', async () => {
  const names = new Map(stills.map(({ name }) => [name, name]))
  for (const film of films) {
    const { scene, still, ...line } = await loadFilm(film)
    if (!scene || !still) continue
    const where = `content/images/layers/*/stills.json: the still of ${film.slug} shows another film: leave \`still\` out of its copy.ts, or draw it again`
    const name = [...names.keys()].find((one) => still.src.includes(`/${one}-`)) ?? ''
    const featured = featuredModel(line)
    const [view] = scene.views
    const { vlt = Number.NaN, reflectance } = featured ?? {}
    expect.soft([...valuesOf(name, 'T')], where).toHaveLength(1)
    const [light] = valuesOf(name, 'T')
    expect.soft(light, where).toBeCloseTo(netVlt(scene.glass[0].vlt, vlt) / 100, 4)
    const mirrored = (reflectance?.[view.side] ?? Number.NaN) / view.reflectance
    expect.soft([...valuesOf(name, 'R')], where).toEqual([mirrored])
  }
})

test('the stills of who sees whom are of DP2R-20, from both sides', () => {
  const film = modelsOf('2-ply-reflective').find(({ name }) => name === 'DP2R-20')
  expect(film).toMatchObject(whoSeesWhom.still)
  for (const [name, side] of [
    ['street-mirror', 'outside'],
    ['street-night-mirror', 'outside'],
    ['room-mirror', 'inside'],
    ['room-evening-mirror', 'inside'],
  ] as const) {
    expect.soft([...valuesOf(name, 'T')], name).toEqual([whoSeesWhom.still.vlt / 100])
    expect.soft([...valuesOf(name, 'R')], name).toEqual([whoSeesWhom.still.reflectance[side] / 100])
  }
})
