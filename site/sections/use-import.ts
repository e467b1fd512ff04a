import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Loads something once it is wanted.
 * @param load the same function in every rendering; another one loads again
 * @param arriving called just before what has arrived is rendered
 * @returns undefined until it has arrived, `failed` when it does not
 */
export function useImport<T>(
  load: () => Promise<T>,
  wanted: boolean,
  arriving: (it: T) => void = () => {},
): T | 'failed' | undefined {
  const [found, setFound] = useState<{ readonly load: typeof load; readonly it: T | 'failed' }>()
  const onArrival = useEffectEvent(arriving)

  useEffect(() => {
    if (!wanted) return
    let current = true
    const keep = (it: T | 'failed') => {
      if (!current) return
      if (it !== 'failed') onArrival(it)
      setFound({ load, it })
    }
    load().then(keep, () => keep('failed'))
    return () => {
      current = false
    }
  }, [load, wanted])

  return found?.load === load ? found.it : undefined
}
