'use client'

import { type RefObject, useEffect } from 'react'
import { goTo, isMisled, targetOf } from './fragment.ts'
import { reveal } from './reveal.ts'

/** Follows links by fragment to what is hidden in a box, where the browser or a router would be misled. */
function useLinksInto(box: RefObject<Element | null>) {
  useEffect(() => {
    const document = box.current?.ownerDocument
    const follow = (event: MouseEvent) => {
      const isOurs = document && isMisled(document) && !event.defaultPrevented
      const target = isOurs ? targetOf(event) : null
      if (!target || !box.current?.contains(target)) return
      event.preventDefault()
      // What opens cannot be scrolled to while it grows; its question can.
      goTo(reveal(target)?.querySelector('summary') ?? target)
    }
    // Before a router, which would take it for the link of a page.
    document?.addEventListener('click', follow, true)
    return () => document?.removeEventListener('click', follow, true)
  }, [box])
}

export { useLinksInto }
