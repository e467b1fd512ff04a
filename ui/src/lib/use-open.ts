'use client'

import { useEffect, useEffectEvent, useReducer, useRef } from 'react'

interface OpenProps {
  /** Whether it is open, for an app that keeps it. */
  open?: boolean | undefined
  /** Whether it is open at first. Default: `false`. */
  defaultOpen?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

/**
 * For what the browser opens and closes by itself, also before hydration: brings it into the state that
 * the app gives, and returns a function to report its state, as often as one likes.
 * @param apply opens or closes the element if it is not so already
 */
function useOpen(
  { open, defaultOpen = false, onOpenChange }: OpenProps,
  apply: (open: boolean) => void,
) {
  const reported = useRef(open ?? defaultOpen)
  const [declined, decline] = useReducer((times: number) => times + 1, 0)
  const bring = useEffectEvent((to: boolean | undefined) => {
    if (to !== undefined) apply(to)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: an app that keeps `open` as it was has declined
  useEffect(() => bring(open), [open, declined])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at first
  useEffect(() => bring(open ?? (defaultOpen || undefined)), [])

  return (now: boolean) => {
    if (now === reported.current) return
    reported.current = now
    if (now === open) return
    onOpenChange?.(now)
    if (open !== undefined) decline()
  }
}

export { type OpenProps, useOpen }
