'use client'

import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { onPrinting } from '../lib/on-printing.ts'

/** Whether the page is being printed. What scrolls on the screen returns to its place afterwards. */
function usePrinting(region: HTMLElement | null): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    if (!region) return
    let top: number | undefined
    const change = (on: boolean) => {
      // On paper nothing scrolls, and the events come in any order.
      const scrolls = getComputedStyle(region).overflowY !== 'visible'
      if (on && scrolls) top = region.scrollTop
      // The browser prints what is there when its event returns.
      flushSync(() => setPrinting(on))
      if (on || !scrolls || top === undefined) return
      region.scrollTop = top
      top = undefined
    }
    return onPrinting(region, change)
  }, [region])
  return isPrinting
}

export { usePrinting }
