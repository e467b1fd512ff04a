'use client'

import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed. What scrolls on the screen returns to its place afterwards. */
function usePrinting(region: HTMLElement | null): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const window = region?.ownerDocument.defaultView
    if (!window) return
    let isOn = false
    let top = 0
    const change = (on: boolean) => {
      if (on && !isOn) top = region.scrollTop
      isOn = on
      // The browser prints what is there when its event returns.
      flushSync(() => setPrinting(on))
      if (!on) region.scrollTop = top
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
