import { type FilmsOnWindows, lightThrough, lightValues } from '@duskpane/content/film-light'
import type { LightLayers } from '@duskpane/content/light-layers'
import type { Scene, SceneView } from '@duskpane/content/schema'
import { viewerText as text } from '@duskpane/content/viewer'
import { adaptedExposure } from '@duskpane/ui/film/light'
import { LightView } from '@duskpane/ui/film/light-view'
import { Stills } from './still-shades'
import { WaitingStill } from './waiting-still'
import { WindowChips } from './window-chips'

interface ViewPictureProps {
  readonly scene: Scene
  readonly view: SceneView
  /** Not there until the layers of the view are found. */
  readonly light: LightLayers | 'failed' | undefined
  /** VLT of the glass, per cent. */
  readonly glass: number
  readonly films: FilmsOnWindows
  /** Exposed for eyes that are used to the light. */
  readonly adapted: boolean
  /** Loads the layers at once. */
  readonly active: boolean
  /** What the picture shows. */
  readonly label: string
  /** The place of the still that stands for it. */
  readonly still: number
}

/** A view with its films, and on each window how much light comes through; the still until it is drawn. */
export function ViewPicture(props: ViewPictureProps) {
  const { view, light, glass, films, still } = props
  return (
    <div className="relative max-w-whole-picture">
      {typeof light === 'object' ? (
        <LitView {...props} light={light} />
      ) : (
        <WaitingStill failed={light === 'failed'} failure={text.failure}>
          <Stills view={view} first={still} />
        </WaitingStill>
      )}
      <WindowChips
        windows={view.windows}
        className="peer-data-[state=failed]/picture:hidden forced-colors:hidden print:hidden"
      >
        {({ name }) => text.percent(lightThrough(glass, films[name] ?? null))}
      </WindowChips>
    </div>
  )
}

interface LitViewProps extends ViewPictureProps {
  readonly light: LightLayers
}

function LitView(props: LitViewProps) {
  const { scene, view, light, glass, films, adapted, active, label, still } = props
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
      active={active}
      label={label}
      caption={text.stillCaption(view.stills[still]?.vlt ?? 100)}
      failure={text.failure}
    >
      <Stills view={view} first={still} />
    </LightView>
  )
}
