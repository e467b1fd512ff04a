import { expect, test } from 'vitest'
import type { Model } from '../films/catalog'
import { carShades } from '../films/models'
import { bareGlass } from '../light/optics'
import {
  type Car,
  darkestAllRound,
  darkestSet,
  type FilmsOn,
  setPasses,
  verdictInSet,
} from './car-set'
import { filmsOnCar } from './films-on-car'
import { GLASSES, paneOf } from './glass'
import { loadLaw } from './load-law'
import { places } from './places'
import { verdict } from './verdict'

const laws = await Promise.all(
  places.map(async ({ slug, name }) => {
    const law = await loadLaw(slug)
    if (!law) throw new Error(`There is no law of ${name}.`)
    return law
  }),
)

const cars: readonly Car[] = GLASSES.flatMap(
  (vlt) =>
    [
      { vehicle: 'car', glass: { vlt, privacy: false } },
      { vehicle: 'mpv', glass: { vlt, privacy: false } },
      { vehicle: 'mpv', glass: { vlt, privacy: true } },
    ] as const,
)

interface Windows {
  /** Light through the front side windows, per cent; null for bare glass, which no law of film forbids. */
  readonly front: number | null
  /** Light through the darkest window behind the driver, film or none. */
  readonly behind: number
  /** Light through the darkest window behind the driver that has film; null if none has. */
  readonly filmBehind: number | null
}

/**
 * The relations between windows, written once more from the statutes and without the records: whether film in front is
 * unlawful because of what is behind.
 */
const forbidsFront: Readonly<Record<string, (windows: Windows) => boolean>> = {
  // C.R.S. 42-4-227 (1)(a): below 27% behind, the front has to allow 70%.
  CO: ({ front, behind }) => front !== null && behind < 27 && front < 70,
  // 625 ILCS 5/12-503: below 35% behind, 50% in front; film below 30% behind, none in front.
  IL: ({ front, behind, filmBehind }) =>
    front !== null && ((behind < 35 && front < 50) || (filmBehind !== null && filmBehind < 30)),
}

const light = (car: Car, window: 'front' | 'rear' | 'rearSide', film: Model | undefined) =>
  (paneOf(car.vehicle, window, car.glass).glass * (film?.vlt ?? bareGlass.vlt)) / bareGlass.vlt

function windowsOf(car: Car, films: FilmsOn<Model>): Windows {
  const behind = (['rearSide', 'rear'] as const).map((window) => ({
    film: films[window],
    light: light(car, window, films[window]),
  }))
  const filmed = behind.filter(({ film }) => film)
  return {
    front: films.front ? light(car, 'front', films.front) : null,
    behind: Math.min(...behind.map((it) => it.light)),
    filmBehind: filmed.length > 0 ? Math.min(...filmed.map((it) => it.light)) : null,
  }
}

test('no pair of films passes that the statutes forbid, in any place, over any glass', () => {
  const faults: string[] = []
  const darkest = carShades.filter(({ vlt }) => vlt === Math.min(...carShades.map((it) => it.vlt)))
  for (const law of laws) {
    const forbids = forbidsFront[law.code] ?? (() => false)
    for (const car of cars) {
      for (const front of carShades) {
        const alone = verdict(law, paneOf(car.vehicle, 'front', car.glass), front).answer
        // Of the laws without a relation one film behind, the darkest, tells it.
        for (const behind of law.code in forbidsFront ? [undefined, ...carShades] : darkest) {
          const films = { front, rearSide: behind, rear: behind }
          const answer = verdictInSet(law, car, 'front', films)?.answer
          const name = `${law.name}, ${front.name} before ${behind?.name ?? 'bare glass'}`
          if (forbids(windowsOf(car, films)) && answer === 'passes') faults.push(`${name} passes`)
          if (!(law.code in forbidsFront) && answer !== alone) faults.push(`${name}: not as alone`)
        }
      }
    }
  }
  expect(faults).toEqual([])
})

test('the darkest set passes as a set, and so does the film for all windows', () => {
  for (const law of laws) {
    const forbids = forbidsFront[law.code] ?? (() => false)
    for (const car of cars) {
      const set = darkestSet(law, car, carShades)
      expect.soft(setPasses(law, car, set), law.name).toBe(true)
      expect.soft(forbids(windowsOf(car, set)), law.name).toBe(false)
      const one = darkestAllRound(law, car, carShades)
      if (one) {
        const films = { front: one, rearSide: one, rear: one }
        expect.soft(forbids(windowsOf(car, films)), law.name).toBe(false)
      }
    }
  }
})

test('in Colorado film goes on all windows, and what is behind is lighter for it', async () => {
  const law = await loadLaw('colorado')
  if (!law) throw new Error('There is no Colorado.')
  const { films, viewer } = filmsOnCar(law, 75)
  expect(Object.values(films).every((film) => film)).toBe(true)
  const [line] = new URL(viewer?.to ?? '', 'https://site.invalid').pathname.split('/').slice(1)
  const query = new URL(viewer?.to ?? '', 'https://site.invalid').searchParams
  const [front, rearSide, rear] = ['front', 'rear-side', 'rear'].map((window) =>
    carShades.find(({ name }) => name === query.get(window)),
  )
  for (const film of [front, rearSide, rear]) expect(film?.line.slug).toBe(line)
  expect(
    setPasses(
      law,
      { vehicle: 'car', glass: { vlt: 75, privacy: false } },
      { front, rearSide, rear },
    ),
  ).toBe(true)
})

test('what is too dark behind is said in front, with its reason', async () => {
  const law = await loadLaw('colorado')
  const [film, dark] = [
    carShades.find(({ vlt }) => vlt === 40),
    carShades.find(({ vlt }) => vlt === 5),
  ]
  if (!law || !film || !dark) throw new Error('There is no Colorado, or no such shade.')
  const found = verdictInSet(law, { vehicle: 'car', glass: { vlt: 75, privacy: false } }, 'front', {
    front: film,
    rearSide: dark,
    rear: dark,
  })
  expect(found).toMatchObject({ answer: 'fails', limit: 70 })
  expect(found?.because).toEqual([
    'any window behind the driver lets less than 27% of the light through',
  ])
})

test('where several films are named, so is the one that passes on all windows', async () => {
  const law = await loadLaw('texas')
  expect(law && filmsOnCar(law, 75).caption).toMatch(/One film for all windows: DPNC-35, Nano/)
})
