import { loadLaw } from '@duskpane/content/laws/load-law'
import type { TintLaw } from '@duskpane/content/laws/tint-law'
import { lawOn, today } from '@duskpane/content/laws/verdict'
import { useCallback } from 'react'
import { importAgain } from '../../import-again'
import { useImport } from '../../sections/use-import'

/** The law of a place as it is today: undefined until it has loaded, null where it could not. */
export function useLaw(slug: string | undefined): TintLaw | null | undefined {
  const load = useCallback(async () => {
    const law = slug === undefined ? undefined : await loadLaw(slug, importAgain)
    return law ? lawOn(law, today()) : null
  }, [slug])
  const found = useImport(load, slug !== undefined)
  return found === 'failed' ? null : found
}
