import type { LightLayers } from '@duskpane/content/light-layers'
import { useEffect, useState } from 'react'

interface View {
  readonly load: () => Promise<{ readonly light: LightLayers }>
}

/** Finds the layers of a view once they are wanted: the addresses of their pictures and what they multiply. */
export function useLayers(view: View, wanted: boolean) {
  const [found, setFound] = useState<{ view: View; light: LightLayers | 'failed' }>()

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
