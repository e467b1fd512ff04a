import { loadLaw } from '@duskpane/content/laws'
import type { TintLaw } from '@duskpane/content/laws/tint-law'
import { useCallback } from 'react'
import { importAgain } from '../import-again'
import { useImport } from '../sections/use-import'
import { lawOn, today } from './verdict'

/** The law of a place as it is today: undefined until it has loaded, null where it could not. */
export function useLaw(slug: string | undefined): TintLaw | null | undefined {
  const load = useCallback(async () => {
    const law = slug === undefined ? undefined : await loadLaw(slug, importAgain)
    return law ? lawOn(law, today()) : null
  }, [slug])
  const found = useImport(load, slug !== undefined)
  return found === 'failed' ? null : found
}
