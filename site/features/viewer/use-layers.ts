import type { LightLayers } from '@duskpane/content/light-layers'
import { useEffect, useState } from 'react'
import { chunk } from '../../load/chunk'
import { useChunk } from '../../load/use-chunk'

interface LayeredView {
  readonly load: () => Promise<{ readonly light: LightLayers }>
}

type Layers = LightLayers | 'failed'

/** Finds the layers of a view once they are wanted: the addresses of their pictures and what they multiply. */
export function useLayers(view: LayeredView, wanted: boolean): Layers | undefined {
  const found = useChunk(chunk(view.load), wanted)
  return typeof found === 'object' ? found.light : found
}

/**
 * Finds the layers of several views, each by itself.
 * @param views the same list in every rendering
 * @returns by the name of the view, what has arrived or failed so far
 */
export function useLayersOfAll(
  views: readonly (LayeredView & { readonly name: string })[],
): Readonly<Record<string, Layers>> {
  const [found, setFound] = useState<Readonly<Record<string, Layers>>>({})
  useEffect(() => {
    const ends = views.map(({ name, load }) =>
      chunk(load).watch((it) =>
        setFound((others) => ({ ...others, [name]: it === 'failed' ? it : it.light })),
      ),
    )
    return () => {
      for (const end of ends) end()
    }
  }, [views])
  return found
}
