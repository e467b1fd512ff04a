import { whoSeesWhom } from '../scenes/who-sees-whom'
import type { MirrorView, ModelValues } from '../schema'
import { lightValues } from './film-light'
import { whoSeesWhomText as text } from './who-sees-whom-text'

/** A film on all windows of a view; without a name, the one of the stills. */
export interface Mirror extends Pick<ModelValues, 'vlt' | 'reflectance'> {
  readonly name?: string
}

/** The values of the factors of a view with a film, or bare glass, on its windows. */
export function mirrorValues(view: MirrorView, film: Mirror | undefined) {
  const films = Object.fromEntries(view.windows.map(({ name }) => [name, film ?? null]))
  return lightValues(view, view, whoSeesWhom.glass, films)
}

/** @param ratio how much more the panes mirror than they show */
export function mirrorSentence({ side }: MirrorView, film: Mirror | undefined, ratio: number) {
  return text.balance(film ? (film.name ?? text.mirror) : text.bareGlass, side, ratio)
}
