import type { Model } from '../films/catalog'
import type { Scene, SceneView } from '../schema'
import { filmsIn, groupByFilm, lightThrough, windowsUnseen } from './film-light'
import { isMirror } from './optics'
import { viewerText as text } from './viewer-text'

/** What an address asks of the viewer: a film for each window by name, the glass, and used eyes. */
export function readViewer(
  scene: Scene,
  view: SceneView,
  models: readonly Model[],
  chosen: URLSearchParams,
  usual?: Model,
) {
  const { windows } = view
  const names = scene.views.flatMap((it) => it.windows.map(({ name }) => name))
  const onAll = filmsIn(chosen, names, models, usual)
  const films = Object.fromEntries(windows.map(({ name }) => [name, onAll[name] ?? null]))
  const [first, ...others] = Object.values(films)
  const shade = others.every((film) => film === first) ? first : undefined
  const glass = scene.glass.find(({ vlt }) => String(vlt) === chosen.get('glass')) ?? scene.glass[0]
  const groups = groupByFilm(windows, films).map(({ film, windows: its }) => ({
    film,
    where:
      its.length === windows.length ? text.everywhere : text.list(its.map(({ phrase }) => phrase)),
  }))
  const seen = groups.map(({ film, where }) =>
    text.sentence(film?.name, where, lightThrough(glass.vlt, film)),
  )
  const unseen = windowsUnseen(scene, view).flatMap(({ name, phrase }) => {
    const film = chosen.has(name) && onAll[name]
    // The film of all windows in view needs no word.
    return film && film !== shade ? text.unseen(film.name, phrase) : []
  })
  return {
    films,
    /** Those of the films that are mirrors. */
    mirrors: [...new Set(Object.values(films))].filter((film) => film !== null).filter(isMirror),
    /** The film of all windows, null for none; undefined where they differ. */
    shade,
    glass,
    adapted: chosen.has('eyes'),
    /** What the picture shows. */
    seen,
    /** The same of a picture that is filmed up to a line. */
    upToLine: text.upToLine(
      groups.map(({ film, where }) => {
        const name = film?.name ?? text.bare.toLowerCase()
        return where === text.everywhere ? name : `${name} ${where}`
      }),
      glass.name,
    ),
    /** That, and what other views show. */
    sentences: [...seen, ...unseen],
    /** Of an inquiry. */
    details: scene.views.length > 1 ? [glass.name, view.label] : [glass.name],
  }
}
