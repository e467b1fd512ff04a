import type { LightLayers } from '@duskpane/content/light/layers'
import type { SceneView } from '@duskpane/content/schema'
import { LightView } from '@duskpane/ui/film/light-view'
import type { ComponentProps } from 'react'
import { chunk } from '../../load/chunk'
import { TryAgain } from '../../load/part-failure'
import { useChunk } from '../../load/use-chunk'

type LightViewProps = ComponentProps<typeof LightView>

interface LitViewProps extends Omit<LightViewProps, 'scene' | 'values' | 'exposure'> {
  readonly view: Pick<SceneView, 'name' | 'load'>
  /** Loads the layers: their addresses, and what they multiply. */
  readonly wanted: boolean
  readonly draw: (light: LightLayers) => Pick<LightViewProps, 'values' | 'exposure'>
}

/**
 * A view whose light is computed; its still until the layers have come, and when they do not, which it says with a way
 * to ask again.
 */
export function LitView({ view, wanted, draw, children, ...props }: LitViewProps) {
  const found = useChunk(chunk(view.load), wanted)
  if (typeof found !== 'object') {
    return (
      <div data-state={found} className="peer/picture">
        <div className="flow-root overflow-clip rounded-lg">
          <div className={props.pictureClassName}>{children}</div>
        </div>
        <p role="status" className="mt-2 text-sm text-danger empty:mt-0">
          {found && props.failure}
        </p>
        {found && (
          <div className="mt-2">
            <TryAgain />
          </div>
        )}
      </div>
    )
  }
  return (
    <LightView
      // The key gives each view its own canvas: a picture must not show under the name of another view.
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
