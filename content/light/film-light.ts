import type { Model } from '../films/catalog'
import type { Scene, SceneView, SceneWindow } from '../schema'
import type { LightLayers } from './layers'
import { bareGlass, netVlt } from './optics'

/** The film on each window, by the window's name; null is bare glass. */
export type FilmsOnWindows = Readonly<Record<string, Model | null>>

/** A film as light meets it. */
type Filter = Pick<Model, 'vlt' | 'reflectance'>

/** Per cent of visible light through glass and film together; through the glass alone without a film. */
export function lightThrough(glass: number, film: Pick<Filter, 'vlt'> | null): number {
  return netVlt(glass, (film ?? bareGlass).vlt)
}

/**
 * The values of the factors of layers with these films: `T:` is the light through a window, `R:` what it
 * reflects, relative to what it reflects in the layers. A window without a choice is bare glass.
 * @param glass VLT of the glass, per cent
 */
export function lightValues(
  { layers }: { readonly layers: readonly Pick<LightLayers['layers'][number], 'factors'>[] },
  view: Pick<SceneView, 'reflectance' | 'side'>,
  glass: number,
  films: Readonly<Record<string, Filter | null>>,
): Readonly<Record<string, number>> {
  const factors = new Set(layers.flatMap((layer) => layer.factors))
  return Object.fromEntries(
    [...factors].map((factor) => {
      const [kind, name = ''] = factor.split(':')
      const film = films[name] ?? null
      const reflected = (film ?? bareGlass).reflectance[view.side]
      return [factor, kind === 'T' ? lightThrough(glass, film) / 100 : reflected / view.reflectance]
    }),
  )
}

/** The films that an address has on windows, by their names. Where it names none of them, all have the usual film. */
export function filmsIn<Name extends string>(
  chosen: URLSearchParams,
  names: readonly Name[],
  models: readonly Model[],
  usual: Model | undefined,
) {
  const isUsual = !names.some((name) => chosen.has(name))
  const filmOn = (name: Name) =>
    isUsual ? usual : models.find((model) => model.name === chosen.get(name))
  return Object.fromEntries(names.map((name) => [name, filmOn(name) ?? null])) as Record<
    Name,
    Model | null
  >
}

/** The view of this name; the first where there is none. */
export function findView({ views }: Scene, name: string | null): SceneView {
  return views.find((view) => view.name === name) ?? views[0]
}

/** The windows of a scene that only its other views show. */
export function windowsUnseen({ views }: Scene, view: SceneView): SceneWindow[] {
  const seen = new Set(view.windows.map(({ name }) => name))
  const all = new Map(views.flatMap(({ windows }) => windows).map((it) => [it.name, it]))
  return [...all.values()].filter(({ name }) => !seen.has(name))
}

/** A film, and the windows it is on. */
export interface SharedFilm {
  readonly film: Model | null
  readonly windows: readonly SceneWindow[]
}

/** The films in use, each with the windows that have it. */
export function groupByFilm(windows: readonly SceneWindow[], films: FilmsOnWindows): SharedFilm[] {
  const groups = new Map<Model | null, SceneWindow[]>()
  for (const window of windows) {
    const film = films[window.name] ?? null
    groups.set(film, [...(groups.get(film) ?? []), window])
  }
  return [...groups].map(([film, its]) => ({ film, windows: its }))
}
