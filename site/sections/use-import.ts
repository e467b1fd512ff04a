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
    return loadUntilFound(load, (it) => {
      if (it !== 'failed') onArrival(it)
      setFound({ load, it })
    })
  }, [load, wanted])

  return found?.load === load ? found.it : undefined
}

/**
 * Loads something; what fails is asked for again once the browser is back online or a visitor asks for it.
 * @param tell called after each attempt
 * @returns ends it
 */
export function loadUntilFound<T>(
  load: () => Promise<T>,
  tell: (it: T | 'failed') => void,
): () => void {
  let current = true
  let forget = () => {}
  const end = (it: T | 'failed') => {
    if (!current) return
    forget()
    if (it === 'failed') forget = onRetry(attempt)
    tell(it)
  }
  const attempt = () => void load().then(end, () => end('failed'))
  attempt()
  return () => {
    current = false
    forget()
  }
}
