import type { Model } from '../../films/catalog'
import { carShades } from '../../films/models'
import { viewerNames } from '../glass'
import { lawPage } from '../place-text'
import { windowNames } from '../sentences'
import { verdictText } from '../text'
import type { TintLaw } from '../tint-law'
import {
  type Car,
  darkerSet,
  darkestAllRound,
  darkestSet,
  type FilmsOn,
  verdictInSet,
} from './car-set'

const text = lawPage.car

/** The viewer with the darkest set of the line that has the darkest: it shows the films of one line. */
function viewerOf(law: TintLaw, car: Car) {
  const ofLines = [...new Set(carShades.map(({ line }) => line))].map((line) => ({
    line,
    films: darkestSet(
      law,
      car,
      carShades.filter((one) => one.line === line),
    ),
  }))
  const [best] = ofLines.toSorted((a, b) => darkerSet(car, a.films, b.films))
  return best && windowNames.some((window) => best.films[window])
    ? { name: text.viewer(best.line.name), to: viewerPath(law, car, best.line, best.films) }
    : undefined
}

function viewerPath(
  { slug }: TintLaw,
  { glass }: Car,
  { path }: Model['line'],
  films: FilmsOn<Model>,
) {
  const query = new URLSearchParams({ place: slug, glass: String(glass.vlt), explore: '1' })
  for (const window of windowNames) {
    const film = films[window]
    if (film) query.set(viewerNames[window], film.name)
  }
  return `${path}?${query}`
}

/** What the darkest films mean for the front, and the one film that passes on all windows where they are several. */
function sentencesOn(law: TintLaw, car: Car, films: FilmsOn<Model>): string[] {
  const raised = windowNames.flatMap((window) => {
    const found = verdictInSet(law, car, window, films)?.raisesFront
    return found ? verdictText.raisesFront(found.limit, found.surely) : []
  })
  const names = new Set(windowNames.map((window) => films[window]?.name))
  const one = names.size > 1 && darkestAllRound(law, car, carShades)
  return [...new Set(raised), ...(one ? [text.oneFilm(one.name, one.line.name)] : [])]
}

/**
 * The darkest films that pass together on a car, by the viewer's names of the windows, what they mean for one another,
 * and a link to the viewer with the darkest of one line.
 * @param glass VLT of the factory glass, per cent
 */
export function filmsOnCar(law: TintLaw, glass: number) {
  const car: Car = { vehicle: 'car', glass: { vlt: glass, privacy: false } }
  const set = darkestSet(law, car, carShades)
  return {
    films: Object.fromEntries(
      windowNames.map((window) => [viewerNames[window], set[window] ?? null]),
    ),
    sentences: sentencesOn(law, car, set),
    viewer: viewerOf(law, car),
  }
}
