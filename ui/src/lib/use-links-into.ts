'use client'

import type { RefObject } from 'react'
import { goTo, isMisled, targetOf } from './fragment.ts'
import { rootOf, useListener } from './use-listener.ts'

/** Follows links by fragment to what is hidden in a box, where the browser or a router would be misled. */
function useLinksInto(box: RefObject<Element | null>) {
  const follow = (event: MouseEvent) => {
    const { ownerDocument } = box.current as Element
    const isOurs = isMisled(ownerDocument) && !event.defaultPrevented
    const target = isOurs ? targetOf(event) : null
    if (!target || !box.current?.contains(target)) return
    event.preventDefault()
    goTo(target)
  }
  // Before a router, which would take it for the link of a page.
  useListener(box, rootOf, 'click', follow, true)
}

export { useLinksInto }
