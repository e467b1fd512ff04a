import type { LightLayers } from '@duskpane/content/light-layers'
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
