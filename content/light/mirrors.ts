import { sights } from '../scenes/sights'
import type { ModelValues, SightView } from '../schema'
import { lightValues } from './film-light'
import { sightsText as text } from './sights-text'

/** A film on all windows of a view; without a name, the one of the stills. */
export interface Mirror extends Pick<ModelValues, 'vlt' | 'reflectance'> {
  readonly name?: string
}

/** The values of the factors of a view with a film, or bare glass, on its windows. */
export function mirrorValues(view: SightView, film: Mirror | undefined) {
  const films = Object.fromEntries(view.windows.map(({ name }) => [name, film ?? null]))
  return lightValues(view, view, sights.glass, films)
}

/** @param ratio how much more the panes mirror than they show */
export function mirrorSentence({ side }: SightView, film: Mirror | undefined, ratio: number) {
  return text.balance(film ? (film.name ?? text.mirror) : text.bareGlass, side, ratio)
}
