import { lawPage } from '../pages/law'
import { limitText, windowNames } from './sentences'
import { verdictText } from './text'
import type { Place, TintLimits } from './tint-law'

/** What a law counts, in sentences. */
export function countedText({ basis, tolerance, filmFloor }: TintLimits): string {
  const text = lawPage.table
  const counted = [
    text.text[basis],
    tolerance !== null && text.tolerance(tolerance),
    filmFloor !== null && text.floor(filmFloor),
  ]
  return counted.filter(Boolean).join(' ')
}

/** The limits of a place, window by window. */
export function limitRows({ car, mpv }: Pick<Place, 'car' | 'mpv'>) {
  return windowNames.map((window) => ({
    window: verdictText.windows[window],
    car: limitText(car[window]),
    mpv: limitText(mpv[window]),
  }))
}

/** The limits of places, one row each. */
export function placeRows(places: readonly Place[]) {
  return places.map(({ car, mpv, ...place }) => ({
    ...place,
    ...car,
    mpvRearSide: mpv.rearSide,
    mpvRear: mpv.rear,
  }))
}
