'use client'

import { type RefObject, useEffect, useState } from 'react'

/** The element counts as near within a quarter of the viewport's height. */
const NEAR = '25% 0px'

interface NearOptions {
  /** Applies even when the browser saves data, for content that is small or cannot be requested otherwise. */
  readonly whileSavingData?: boolean | undefined
  /** As of an `IntersectionObserver`. Default: a quarter of the viewport's height around it. */
  readonly rootMargin?: string | undefined
  /** As of an `IntersectionObserver`. */
  readonly threshold?: number | undefined
}

/** Whether an element that is displayed has been near the viewport; never, where data is saved. */
function useNear(
  ref: RefObject<HTMLElement | null>,
  { whileSavingData = false, rootMargin = NEAR, threshold = 0 }: NearOptions = {},
): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const saved = !whileSavingData && (navigator as DataSavingNavigator).connection?.saveData
    if (!ref.current || saved) return
    // Without layout, as in jsdom, all is near.
    if (typeof IntersectionObserver === 'undefined') return setNear(true)
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin,
      threshold,
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, whileSavingData, rootMargin, threshold])
  return near
}

/** TypeScript lacks the types of https://wicg.github.io/savedata/. */
type DataSavingNavigator = Navigator & { readonly connection?: { readonly saveData?: boolean } }

export { type NearOptions, useNear }
