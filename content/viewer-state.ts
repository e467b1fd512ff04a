import { groupByFilm, lightThrough, windowsUnseen } from './film-light'
import type { Model } from './films/catalog'
import type { Scene, SceneView } from './schema'
import { viewerText as text } from './viewer'

/** What an address asks of the viewer: a film for each window by name, the glass, and used eyes. */
export function readViewer(
  scene: Scene,
  view: SceneView,
  models: readonly Model[],
  chosen: URLSearchParams,
) {
  const { windows } = view
  const filmOn = (name: string) => models.find((it) => it.name === chosen.get(name)) ?? null
  const films = Object.fromEntries(windows.map(({ name }) => [name, filmOn(name)]))
  const glass = scene.glass.find(({ vlt }) => String(vlt) === chosen.get('glass')) ?? scene.glass[0]
  const seen = groupByFilm(windows, films).map(({ film, windows: its }) =>
    text.sentence(
      film?.name,
      its.length === windows.length ? text.everywhere : text.list(its.map(({ phrase }) => phrase)),
      lightThrough(glass.vlt, film),
    ),
  )
  const unseen = windowsUnseen(scene, view).flatMap(({ name, phrase }) => {
    const film = filmOn(name)
    return film ? text.unseen(film.name, phrase) : []
  })
  return {
    films,
    glass,
    adapted: chosen.has('eyes'),
    /** What the picture shows. */
    seen,
    /** That, and what other views show. */
    sentences: [...seen, ...unseen],
    /** Of an inquiry. */
    details: scene.views.length > 1 ? [glass.name, view.label] : [glass.name],
  }
}
