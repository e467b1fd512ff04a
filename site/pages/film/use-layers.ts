import type { LightLayers } from '@duskpane/content/light-layers'
import type { SceneView } from '@duskpane/content/schema'
import { useEffect, useState } from 'react'

/** Finds the layers of a view once they are wanted: the addresses of their pictures and what they multiply. */
export function useLayers(view: SceneView, wanted: boolean) {
  const [found, setFound] = useState<{ view: SceneView; light: LightLayers | 'failed' }>()

  useEffect(() => {
    if (!wanted) return
    let current = true
    const keep = (light: LightLayers | 'failed') => current && setFound({ view, light })
    view.load().then(
      ({ light }) => keep(light),
      () => keep('failed'),
    )
    return () => {
      current = false
    }
  }, [view, wanted])

  return found?.view === view ? found.light : undefined
}
