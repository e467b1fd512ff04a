import { type FilmsOnWindows, lightThrough, lightValues } from '@duskpane/content/film-light'
import type { Scene, SceneView } from '@duskpane/content/schema'
import { viewerText as text } from '@duskpane/content/viewer'
import { adaptedExposure } from '@duskpane/ui/film/light'
import { LightView } from '@duskpane/ui/film/light-view'
import type { ReactNode } from 'react'
import { useLayers } from './use-layers'
import { WaitingStill } from './waiting-still'
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

/** A view with films on its windows, whose light is computed; the still until its layers have come. */
export function ViewPicture({ chips = false, ...props }: ViewPictureProps) {
  const { view, glass, films, pictureClassName, children } = props
  const light = useLayers(view, true)
  return (
    <div className="relative">
      {typeof light === 'object' ? (
        <LitView {...props} light={light} />
      ) : (
        <WaitingStill failed={light === 'failed'} failure={text.failure}>
          <div className={pictureClassName}>{children}</div>
        </WaitingStill>
      )}
      {chips && (
        <WindowChips
          windows={view.windows}
          className="peer-data-[state=failed]/picture:hidden forced-colors:hidden print:hidden"
        >
          {({ name }) => text.percent(lightThrough(glass, films[name] ?? null))}
        </WindowChips>
      )}
    </div>
  )
}

interface LitViewProps extends ViewPictureProps {
  readonly light: Exclude<ReturnType<typeof useLayers>, 'failed' | undefined>
}

function LitView({ scene, view, light, glass, films, adapted = false, ...props }: LitViewProps) {
  const values = lightValues(light, view, glass, films)
  const bare = lightValues(light, view, scene.glass[0].vlt, {})
  return (
    <LightView
      // A canvas of its own: the picture of one view must not stand under the name of another.
      key={view.name}
      className="peer/picture"
      scene={light}
      values={values}
      exposure={adapted ? adaptedExposure(light.layers, values, bare) : 1}
      active
      failure={text.failure}
      {...props}
    />
  )
}
