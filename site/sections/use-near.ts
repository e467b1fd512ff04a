import { type RefObject, useEffect, useState } from 'react'

/** How far below the viewport an element counts as near. */
const NEAR = '200px'

/** Whether the visitor has scrolled near an element, for what should not load before. */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true)
      },
      { rootMargin: NEAR },
    )
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return near
}
