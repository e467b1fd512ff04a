'use client'

import { useLayoutEffect } from 'react'

let locks = 0
let unlock = () => {}

/**
 * Keeps the page from scrolling while the component is there. The room of its scrollbar stays, so that nothing moves.
 * Radix's own lock takes that room from the body alone, and needs a style sheet that a strict policy forbids.
 */
function useScrollLock() {
  useLayoutEffect(() => {
    if (locks++ === 0) unlock = lock()
    return () => {
      if (--locks === 0) unlock()
    }
  }, [])
}

function lock() {
  const { documentElement: root, body } = document
  // The viewport takes the overflow of the body if the root has none.
  const scroller = getComputedStyle(root).overflow === 'visible' ? body : root
  const hasScrollbar = window.innerWidth > root.clientWidth
  const hasGutter = getComputedStyle(root).scrollbarGutter !== 'auto'
  const before = [scroller.style.overflow, root.style.scrollbarGutter] as const
  if (hasScrollbar && !hasGutter) root.style.scrollbarGutter = 'stable'
  scroller.style.overflow = 'hidden'
  return () => {
    ;[scroller.style.overflow, root.style.scrollbarGutter] = before
  }
}

export { useScrollLock }
