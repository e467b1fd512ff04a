import { expect, test } from 'vitest'
import { modelsOf } from '../../films/models'
import { loadLaw } from '../load-law'
import { isState, places } from '../places'
import { verdict } from '../verdict'
import { statesThatPass } from './states-that-pass'

test('the states for a line are those whose whole law lets a shade pass', async () => {
  const laws = await Promise.all(places.filter(isState).map(({ slug }) => loadLaw(slug)))
  for (const line of ['nano-ceramic', 'platinum-signature']) {
    const models = modelsOf(line)
    for (const window of ['front', 'rearSide'] as const) {
      const passing = laws.filter((law) => {
        if (!law) throw new Error('a law is missing')
        const pane = { vehicle: 'car', window, glass: 75 } as const
        return (
          law.mark === 'verified' &&
          models.some((model) => verdict(law, pane, model).answer === 'passes')
        )
      })
      expect(statesThatPass(models, window), line).toBe(passing.length)
      expect(passing.length, line).toBeGreaterThan(0)
    }
  }
})
