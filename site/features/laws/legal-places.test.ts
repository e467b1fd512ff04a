import { film as nanoCeramic } from '@duskpane/content/films/nano-ceramic'
import { film as platinum } from '@duskpane/content/films/platinum-signature'
import { loadLaw } from '@duskpane/content/laws/load-law'
import { isState, places } from '@duskpane/content/laws/places'
import { verdict } from '@duskpane/content/laws/verdict'
import { type FilmModel, plain, type Stated } from '@duskpane/content/schema'
import { expect, test } from 'vitest'
import { statesThatPass } from './legal-places'

const lines: readonly [string, readonly Stated<FilmModel>[]][] = [
  ['Nano Ceramic', nanoCeramic.models],
  ['Platinum Signature', platinum.models],
]

test.each(lines)(
  'the states for %s are those whose whole law lets a shade pass',
  async (_, models) => {
    const laws = await Promise.all(places.filter(isState).map(({ slug }) => loadLaw(slug)))
    for (const window of ['front', 'rearSide'] as const) {
      const passing = laws.filter((law) => {
        if (!law) throw new Error('a law is missing')
        const pane = { vehicle: 'car', window, glass: 75 } as const
        return models.some((model) => verdict(law, pane, plain(model).vlt).answer === 'passes')
      })
      expect(statesThatPass(models, window)).toBe(passing.length)
      expect(passing.length).toBeGreaterThan(0)
    }
  },
)
