import type { Model } from '../../films/catalog'
import { filmsIn } from '../../light/film-light'
import { viewerText } from '../../light/viewer-text'
import { viewerNames } from '../glass'
import { windowNames } from '../sentences'
import type { GlassName, Rules } from '../tint-law'
import { type Car, darkestSet } from './car-set'

/** The film of each window; none on those that are left out. */
export type FilmsOnGlass = { readonly [One in GlassName]?: Model | undefined }

/** The darkest models that pass together, as the query string of the viewer has them; bare glass where none does. */
export function darkestOnWindows(rules: Rules, car: Car, models: readonly Model[]) {
  const set = darkestSet(rules, car, models)
  return Object.fromEntries(
    windowNames.map((window) => [viewerNames[window], set[window]?.name ?? viewerText.noFilm]),
  )
}

/**
 * The films that the viewer shows on windows for a query string.
 * @param usual the name of the model that all have where it names none of them
 */
export function filmsInViewer(
  chosen: URLSearchParams,
  windows: readonly GlassName[],
  models: readonly Model[],
  usual: string | undefined,
): FilmsOnGlass {
  const names = windows.map((window) => viewerNames[window])
  const usualModel = models.find(({ name }) => name === usual)
  const films = filmsIn(chosen, names, models, usualModel)
  return Object.fromEntries(
    windows.map((window) => [window, films[viewerNames[window]] ?? undefined]),
  )
}
