import { loadLaw } from '@duskpane/content/laws'
import type { TintLaw } from '@duskpane/content/laws/tint-law'
import { useEffect, useState } from 'react'
import { lawOn, today } from './verdict'

/** The law of a place as it is today: undefined until it has loaded, null where it could not. */
export function useLaw(slug: string | undefined): TintLaw | null | undefined {
  const [loaded, setLoaded] = useState<{ readonly slug: string; readonly law: TintLaw | null }>()
  useEffect(() => {
    if (slug === undefined) return
    let wanted = true
    const show = (law: TintLaw | null) => wanted && setLoaded({ slug, law })
    loadLaw(slug).then(
      (law) => show(law ? lawOn(law, today()) : null),
      () => show(null),
    )
    return () => {
      wanted = false
    }
  }, [slug])
  return loaded && loaded.slug === slug ? loaded.law : undefined
}
