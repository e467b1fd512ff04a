import type { Model } from '../films/catalog'
import { carShades } from '../films/models'
import { bareCar } from '../scenes/bare-car'
import { viewerNames } from './glass'
import { lawPage } from './place-text'
import { windowNames } from './sentences'
import { verdictText } from './text'
import type { TintLaw } from './tint-law'
import { darkestThatPasses } from './verdict'

const text = lawPage.car

/** The darkest film that passes on each window of a car, by the window's name in the viewer; null is bare glass. */
type Films = Readonly<Record<string, Model | null>>

/** What stands on a window of the picture. */
const chipOf = (film: Model | null | undefined) => film?.name ?? text.bare

/** The viewer with the same films, as far as one line has them. */
function viewerOf(films: Films, { slug }: TintLaw, glass: number): string | undefined {
  const line = Object.values(films).find((film) => film)?.line
  if (!line) return undefined
  const query = new URLSearchParams({ place: slug, glass: String(glass), explore: '1' })
  for (const [name, film] of Object.entries(films)) {
    if (film?.line === line) query.set(name, film.name)
  }
  return `${line.path}?${query}`
}

/**
 * The darkest films that pass on a car, what its picture says of them, and the address of the viewer with them.
 * @param glass VLT of the factory glass, per cent
 */
export function filmsOnCar(law: TintLaw, glass: number) {
  const windows = windowNames.map((window) => {
    const found = darkestThatPasses(law, { vehicle: 'car' as const, window, glass }, carShades)
    return { name: viewerNames[window], found }
  })
  const films: Films = Object.fromEntries(
    windows.map(({ name, found }) => [name, found?.film ?? null]),
  )
  const conditions = windows.flatMap(({ found }) =>
    found?.verdict.raisesFront === undefined
      ? []
      : verdictText.raisesFront(found.verdict.raisesFront),
  )
  const named = bareCar.windows.map(({ name, phrase }) => text.on(chipOf(films[name]), phrase))
  return {
    films,
    chipOn: (window: string) => chipOf(films[window]),
    caption: [text.list(named), ...new Set(conditions)].join(' '),
    viewer: viewerOf(films, law, glass),
  }
}
