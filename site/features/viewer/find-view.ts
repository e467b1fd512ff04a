import type { Scene, SceneView } from '@duskpane/content/schema'

/** The view of this name; the first where there is none. */
export function findView({ views }: Scene, name: string | null): SceneView {
  return views.find((view) => view.name === name) ?? views[0]
}
