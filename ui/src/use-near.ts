'use client'

import { type RefObject, useEffect, useState } from 'react'

/** A quarter of the viewport's height below or above it. */
const NEAR = '25% 0px'

/** Whether an element that is displayed has been near the viewport; never, where data is saved. */
function useNear(ref: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!ref.current || (navigator as DataSavingNavigator).connection?.saveData) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: NEAR,
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return near
}

/** https://wicg.github.io/savedata/, which TypeScript does not know. */
type DataSavingNavigator = Navigator & { readonly connection?: { readonly saveData?: boolean } }

export { useNear }
