'use client'

import { type RefObject, useEffect } from 'react'
import { goTo, isMisled, targetOf } from './fragment.ts'

/** Follows links by fragment to what is hidden in a box, where the browser or a router would be misled. */
function useLinksInto(box: RefObject<Element | null>) {
  useEffect(() => {
    const root = box.current?.getRootNode()
    const follow = (event: Event) => {
      const { ownerDocument } = box.current as Element
      const isOurs = isMisled(ownerDocument) && !event.defaultPrevented
      const target = isOurs ? targetOf(event as MouseEvent) : null
      if (!target || !box.current?.contains(target)) return
      event.preventDefault()
      goTo(target)
    }
    // Before a router, which would take it for the link of a page.
    root?.addEventListener('click', follow, true)
    return () => root?.removeEventListener('click', follow, true)
  }, [box])
}

export { useLinksInto }
