import { bareGlass, netVlt } from '../../light/optics'
import { type Glass, paneOf } from '../glass'
import { windowNames } from '../sentences'
import type { GlassName, Rules, WindowName } from '../tint-law'
import {
  byDarkness,
  darkestThatPasses,
  MARGIN,
  type Pane,
  type Shade,
  type Vehicle,
  type Verdict,
  verdict,
} from '../verdict'

/** The windows of one vehicle, of which some laws judge one by the others. */
export interface Car {
  readonly vehicle: Vehicle
  readonly glass: Glass
}

/** The film of each window; none on those that are left out. */
export type FilmsOn<Film extends Shade = Shade> = {
  readonly [One in WindowName]?: Film | undefined
}

const behindDriver = ['rearSide', 'rear'] as const

/** Light through a window, per cent. */
const lightOn = ({ vehicle, glass }: Car, window: WindowName, film: Shade = bareGlass) =>
  netVlt(paneOf(vehicle, window, glass).glass, film.vlt)

/** A window of a car whose other windows have these films. */
export function paneWith(car: Car, window: GlassName, films: FilmsOn): Pane {
  const pane = paneOf(car.vehicle, window, car.glass)
  if (window !== 'front') return pane
  const least = (windows: readonly WindowName[]) =>
    Math.min(...windows.map((name) => lightOn(car, name, films[name])))
  const filmed = behindDriver.filter((name) => films[name])
  return {
    ...pane,
    filmedBehind: {
      darkest: least(behindDriver),
      darkestFilm: filmed.length > 0 ? least(filmed) : undefined,
    },
  }
}

/** The verdict on a window of a car whose windows have these films; undefined where it has none. */
export function verdictInSet(
  rules: Rules,
  car: Car,
  window: WindowName,
  films: FilmsOn,
): Verdict | undefined {
  const film = films[window]
  return film && verdict(rules, paneWith(car, window, films), film)
}

/** Whether every film of a set passes, each beside the others. */
export const setPasses = (rules: Rules, car: Car, films: FilmsOn): boolean =>
  windowNames.every((window) => {
    const found = verdictInSet(rules, car, window, films)
    return found === undefined || found.answer === 'passes'
  })

/** Whether the front may keep its film where another goes behind the driver, or has to lose it in any case. */
export function leavesFront(
  rules: Rules,
  car: Car,
  films: FilmsOn,
  window: GlassName,
  film: Shade,
): boolean {
  if (window === 'front' || !films.front) return true
  const answerWith = (other: Shade | undefined) =>
    verdictInSet(rules, car, 'front', { ...films, [window]: other })?.answer
  return answerWith(film) === 'passes' || answerWith(undefined) !== 'passes'
}

/** Light through all windows, per cent of each, added up. */
const lightOf = (car: Car, films: FilmsOn) =>
  windowNames.reduce((sum, window) => sum + lightOn(car, window, films[window]), 0)

const countOf = (films: FilmsOn) => windowNames.filter((window) => films[window]).length

/** Orders sets: with film on more windows first, then with less light. */
export const darkerSet = (car: Car, a: FilmsOn, b: FilmsOn): number =>
  countOf(b) - countOf(a) || lightOf(car, a) - lightOf(car, b)

/**
 * The darkest films that pass together. Where dark film behind the driver forbids film in front, what is behind is
 * lighter, so that both have film.
 */
export function darkestSet<Film extends Shade>(
  rules: Rules,
  car: Car,
  films: readonly Film[],
): FilmsOn<Film> {
  const steps = rules.conditional.flatMap(({ behind }) => (behind ? behind.below + MARGIN : []))
  const sets = [0, ...steps].map((least) => {
    const set: { -readonly [One in keyof FilmsOn<Film>]: FilmsOn<Film>[One] } = {}
    for (const window of behindDriver) {
      const pane = paneOf(car.vehicle, window, car.glass)
      const light = films.filter((film) => lightOn(car, window, film) >= least)
      set[window] = darkestThatPasses(rules, pane, light)?.film
    }
    set.front = darkestThatPasses(rules, paneWith(car, 'front', set), films)?.film
    return set
  })
  const [darkest = {}] = sets.toSorted((a, b) => darkerSet(car, a, b))
  return darkest
}

/** The darkest film that passes on all windows of a car at once; undefined if none does. */
export const darkestAllRound = <Film extends Shade>(
  rules: Rules,
  car: Car,
  films: readonly Film[],
): Film | undefined =>
  films
    .toSorted(byDarkness)
    .find((film) => setPasses(rules, car, { front: film, rearSide: film, rear: film }))
