import { useEffect, useEffectEvent, useState } from 'react'
import { onRetry } from '../retry'

/**
 * Loads something once it is wanted; what fails is asked for again once the browser is back online.
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
    let forget = () => {}
    const keep = (it: T | 'failed') => {
      if (!current) return
      forget()
      if (it === 'failed') forget = onRetry(attempt)
      else onArrival(it)
      setFound({ load, it })
    }
    const attempt = () => void load().then(keep, () => keep('failed'))
    attempt()
    return () => {
      current = false
      forget()
    }
  }, [load, wanted])

  return found?.load === load ? found.it : undefined
}
