import type { Scene, SceneView } from '@duskpane/content/schema'

/** How a view of a scene is framed: its first view as the scene says, the others whole. */
export const framingOf = (scene: Scene, view: SceneView): Scene['framing'] =>
  view === scene.views[0] ? scene.framing : 'whole'

/** The box of a picture in its frame, by framing: whole, or the band of a car's windows. */
export const framings = {
  whole: '',
  windows: 'w-[131.6%] max-w-none -ms-[29%] -mt-[10.4%] -mb-[16%]',
} as const satisfies Record<Scene['framing'], string>
