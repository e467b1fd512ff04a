'use client'

import { type RefObject, useLayoutEffect } from 'react'

const locks = new Map<Document, { count: number; readonly unlock: () => void }>()

/**
 * Keeps the page around an element from scrolling while the component is there. The room of its scrollbar stays, so that nothing moves.
 * Radix's own lock takes that room from the body alone, and needs a style sheet that a strict policy forbids.
 */
function useScrollLock(place: RefObject<Element | null>) {
  useLayoutEffect(() => {
    const document = place.current?.ownerDocument
    if (!document) return
    const held = locks.get(document) ?? { count: 0, unlock: lock(document) }
    held.count++
    locks.set(document, held)
    return () => {
      if (--held.count > 0) return
      held.unlock()
      locks.delete(document)
    }
  }, [place])
}

function lock({ documentElement: root, body, defaultView }: Document) {
  // The viewport takes the overflow of the body if the root has none.
  const scroller = getComputedStyle(root).overflow === 'visible' ? body : root
  const hasScrollbar = (defaultView?.innerWidth ?? 0) > root.clientWidth
  const hasGutter = getComputedStyle(root).scrollbarGutter !== 'auto'
  const before = [scroller.style.overflow, root.style.scrollbarGutter] as const
  if (hasScrollbar && !hasGutter) root.style.scrollbarGutter = 'stable'
  scroller.style.overflow = 'hidden'
  return () => {
    ;[scroller.style.overflow, root.style.scrollbarGutter] = before
  }
}

export { useScrollLock }
