import { loadLaw } from '@duskpane/content/laws/load-law'
import { places } from '@duskpane/content/laws/places'
import type { TintLaw } from '@duskpane/content/laws/tint-law'
import { lawOn, today } from '@duskpane/content/laws/verdict'
import { useMemo } from 'react'
import { chunk, loadChunk } from '../../load/chunk'
import { useChunk } from '../../load/use-chunk'

const laws = new Map(places.map(({ slug }) => [slug, chunk(() => loadLaw(slug, loadChunk))]))

/** The law of a place as of today: undefined until it has loaded, null if it could not load. */
export function useLaw(slug: string | undefined): TintLaw | null | undefined {
  const found = useChunk(laws.get(slug ?? ''), true)
  return useMemo(
    () => (found && found !== 'failed' ? lawOn(found, today()) : found && null),
    [found],
  )
}
