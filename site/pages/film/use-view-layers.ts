import type { LightLayers } from '@duskpane/content/light-layers'
import type { SceneView } from '@duskpane/content/schema'
import { useEffect, useState } from 'react'

/** By the name of the view, its layers once they are found, each as soon as it is. */
export function useViewLayers(views: readonly SceneView[]) {
  const [found, setFound] = useState<Record<string, LightLayers | 'failed'>>({})

  useEffect(() => {
    let current = true
    for (const { name, load } of views) {
      const keep = (light: LightLayers | 'failed') =>
        current && setFound((others) => ({ ...others, [name]: light }))
      load().then(
        ({ light }) => keep(light),
        () => keep('failed'),
      )
    }
    return () => {
      current = false
    }
  }, [views])

  return found
}
