'use client'

import { type RefObject, useEffect, useState } from 'react'

/** A quarter of the viewport's height below or above it. */
const NEAR = '25% 0px'

interface NearOptions {
  /** Also where the visitor's browser saves data, for what is small or cannot be asked for otherwise. */
  readonly whileSavingData?: boolean
}

/** Whether an element that is displayed has been near the viewport; never, where data is saved. */
function useNear(
  ref: RefObject<HTMLElement | null>,
  { whileSavingData = false }: NearOptions = {},
): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const saved = !whileSavingData && (navigator as DataSavingNavigator).connection?.saveData
    if (!ref.current || saved) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: NEAR,
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, whileSavingData])
  return near
}

/** https://wicg.github.io/savedata/, which TypeScript does not know. */
type DataSavingNavigator = Navigator & { readonly connection?: { readonly saveData?: boolean } }

export { type NearOptions, useNear }
