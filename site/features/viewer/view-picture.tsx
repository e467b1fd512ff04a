import { type FilmsOnWindows, lightThrough, lightValues } from '@duskpane/content/light/film-light'
import type { LightLayers } from '@duskpane/content/light/layers'
import { viewerText as text } from '@duskpane/content/light/viewer-text'
import type { Scene, SceneView } from '@duskpane/content/schema'
import { cn } from '@duskpane/ui/cn'
import { adaptedExposure } from '@duskpane/ui/film/light'
import type { ReactNode } from 'react'
import { LitView } from './lit-view'
import { WindowChips } from './window-chips'

interface ViewPictureProps {
  readonly scene: Scene
  readonly view: SceneView
  /** VLT of the glass, per cent. */
  readonly glass: number
  readonly films: FilmsOnWindows
  /** Exposed for eyes that are used to the light. */
  readonly adapted?: boolean
  /** Says on each window how much light comes through. */
  readonly chips?: boolean
  /** What the picture shows. */
  readonly label: string
  /** What the still shows. */
  readonly caption: string
  readonly pictureClassName?: string
  /** The still, which is there until the picture is drawn. */
  readonly children: ReactNode
}

/** A view with films on its windows, whose light is computed. */
export function ViewPicture({
  scene,
  view,
  glass,
  films,
  adapted = false,
  chips = false,
  ...props
}: ViewPictureProps) {
  function draw(light: LightLayers) {
    const values = lightValues(light, view, glass, films)
    const bare = lightValues(light, view, scene.glass[0].vlt, {})
    return { values, exposure: adapted ? adaptedExposure(light.layers, values, bare) : 1 }
  }
  return (
    <div className="relative">
      <LitView view={view} wanted active draw={draw} failure={text.failure} {...props} />
      {chips && (
        <WindowChips
          windows={view.windows}
          className={cn(
            'peer-data-[state=failed]/picture:hidden forced-colors:hidden print:hidden',
            props.pictureClassName,
          )}
        >
          {({ name }) => text.percent(lightThrough(glass, films[name] ?? null))}
        </WindowChips>
      )}
    </div>
  )
}
