import type { LightLayers } from '@duskpane/content/light-layers'
import type { SceneView } from '@duskpane/content/schema'
import { LightView } from '@duskpane/ui/film/light-view'
import type { ComponentProps } from 'react'
import { chunk } from '../../load/chunk'
import { useChunk } from '../../load/use-chunk'
import { WaitingStill } from './waiting-still'

type LightViewProps = ComponentProps<typeof LightView>

interface LitViewProps extends Omit<LightViewProps, 'scene' | 'values' | 'exposure'> {
  readonly view: Pick<SceneView, 'name' | 'load'>
  /** Loads the layers: their addresses, and what they multiply. */
  readonly wanted: boolean
  readonly draw: (light: LightLayers) => Pick<LightViewProps, 'values' | 'exposure'>
}

/** A view whose light is computed; its still until the layers have come, and when they do not, which it says. */
export function LitView({ view, wanted, draw, children, ...props }: LitViewProps) {
  const found = useChunk(chunk(view.load), wanted)
  if (typeof found !== 'object') {
    return (
      <WaitingStill failed={found === 'failed'} failure={props.failure}>
        <div className={props.pictureClassName}>{children}</div>
      </WaitingStill>
    )
  }
  return (
    <LightView
      // A canvas of its own: the picture of one view must not stand under the name of another.
      key={view.name}
      className="peer/picture"
      scene={found.light}
      {...draw(found.light)}
      {...props}
    >
      {children}
    </LightView>
  )
}
