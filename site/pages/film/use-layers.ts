import type { LightLayers } from '@duskpane/content/light-layers'
import { useImport } from '../../sections/use-import'

/** Finds the layers of a view once they are wanted: the addresses of their pictures and what they multiply. */
export function useLayers(
  view: { readonly load: () => Promise<{ readonly light: LightLayers }> },
  wanted: boolean,
): LightLayers | 'failed' | undefined {
  const found = useImport(view.load, wanted)
  return typeof found === 'object' ? found.light : found
}
