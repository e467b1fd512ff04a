import { expect, test } from 'vitest'
import { carShades, lines } from '../../films/models'
import { find, type Question } from '../../finder/find'
import { GLASSES, ORDINARY_GLASS, viewerNames } from '../glass'
import { loadLaw } from '../load-law'
import { places } from '../places'
import { windowNames } from '../sentences'
import { lawTool } from '../text'
import { darkestThatPasses, type Pane, type WindowName } from '../verdict'
import type { Car } from './car-set'
import { filmsOnCar } from './films-on-car'
import { answerFor } from './first-answer'
import { verdictOnModel } from './model-verdict'

const laws = await Promise.all(places.map(({ slug }) => loadLaw(slug)))

/** The film that the page of a line names as the darkest of all: its own, unless another line has a darker one. */
function onFilmPage(
  rules: NonNullable<(typeof laws)[number]>,
  car: Car,
  window: WindowName,
  slug: string,
) {
  const its = carShades.filter(({ line }) => line.slug === slug)
  const [any] = its
  const { darkest } = any ? verdictOnModel(rules, car, {}, window, any, its) : { darkest: [] }
  return darkest.at(-1)
}

test('page of the place, its picture, page of the film and finder name the same darkest film', () => {
  for (const law of laws) {
    if (!law) continue
    for (const glass of GLASSES) {
      const { films } = filmsOnCar(law, glass)
      const car: Car = { vehicle: 'car', glass: { vlt: glass, privacy: false } }
      const isSet = law.conditional.some(({ behind }) => behind)
      for (const window of windowNames) {
        const pane: Pane = { vehicle: 'car', window, glass }
        const where = `${law.name}, ${window}, ${glass}%`
        const named = darkestThatPasses(law, pane, carShades)?.film
        const question: Question = { kind: 'car', glass: window, needs: [], light: 'darkest' }
        const [first] = find(question, lines, { rules: law, pane }).answers
        expect.soft(first?.model?.name, where).toBe(named?.name)
        // Where one window decides on another, the picture has a set: `car-set.test.ts`.
        if (!isSet) expect.soft(films[viewerNames[window]]?.name, where).toBe(named?.name)
        if (glass === ORDINARY_GLASS)
          expect.soft(answerFor(law, window).darkest?.film.name, where).toBe(named?.name)
        for (const slug of new Set(carShades.map(({ line }) => line.slug))) {
          const its = carShades.filter(({ line }) => line.slug === slug)
          const own = darkestThatPasses(law, pane, its)?.film
          const said = onFilmPage(law, car, window, slug)
          if (!named) expect.soft(said, `${where}, ${slug}`).toBe(lawTool.noneOfLine)
          else if (own?.vlt === named.vlt)
            expect.soft(said, `${where}, ${slug}`).toBe(lawTool.darkest(own.name))
          else
            expect
              .soft(said, `${where}, ${slug}`)
              .toBe(lawTool.darkestOfAll(named.name, named.line.name))
        }
      }
    }
  }
})
