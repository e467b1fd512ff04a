'use client'

import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed. What scrolls on the screen returns to its place afterwards. */
function usePrinting(region: HTMLElement | null): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const window = region?.ownerDocument.defaultView
    if (!window) return
    let top: number | undefined
    const change = (on: boolean) => {
      // On paper nothing scrolls, and the events come in any order.
      const scrolls = window.getComputedStyle(region).overflowY !== 'visible'
      if (on && scrolls) top = region.scrollTop
      // The browser prints what is there when its event returns.
      flushSync(() => setPrinting(on))
      if (on || !scrolls || top === undefined) return
      region.scrollTop = top
      top = undefined
    }
    const controller = new AbortController()
    const { signal } = controller
    window.addEventListener('beforeprint', () => change(true), { signal })
    window.addEventListener('afterprint', () => change(false), { signal })
    // Tools that emulate paper send no events. Environments without layout have no media queries.
    window
      .matchMedia?.('print')
      .addEventListener('change', ({ matches }) => change(matches), { signal })
    return () => controller.abort()
  }, [region])
  return isPrinting
}

export { usePrinting }
