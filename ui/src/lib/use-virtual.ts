'use client'

import { measureElement, observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'

/** Used on a server, until the box is measured, and where there is no layout, as in jsdom. */
const unmeasured = { width: 0, height: 800 }

interface VirtualOptions {
  count: number
  /** Whether only what is in view is rendered. */
  isVirtual: boolean
  /** The height of one before any is measured, in px. */
  estimate: number
  /** How far one that is scrolled to stays from the edges of the box, in px. */
  margin?: number | undefined
  /** What scrolls them; null until it is mounted. */
  box(): HTMLElement | null
}

/** Which of many in a list are rendered, and the heights of those before and after them, in px. */
function useVirtual({ count, isVirtual, estimate, margin = 0, box }: VirtualOptions) {
  // The estimate is the mean of those measured: wrong estimates cause a second render.
  const measured = useRef({ sum: 0, count: 0 })
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    enabled: isVirtual,
    getScrollElement: box,
    initialRect: unmeasured,
    observeElementRect: (instance, note) =>
      observeElementRect(instance, (rect) => note(rect.height > 0 ? rect : unmeasured)),
    estimateSize: () => {
      const { sum, count } = measured.current
      return count === 0 ? estimate : Math.round(sum / count)
    },
    measureElement: (...one) => {
      const height = measureElement(...one) || estimate
      measured.current.sum += height
      measured.current.count++
      return height
    },
    overscan: 6,
    scrollPaddingStart: margin,
    scrollPaddingEnd: margin,
  })
  const items = virtualizer.getVirtualItems()
  const first = isVirtual ? (items[0]?.index ?? 0) : 0
  return {
    /** The indexes of those to render. */
    places: Array.from({ length: isVirtual ? items.length : count }, (_, at) => first + at),
    before: isVirtual ? (items[0]?.start ?? 0) : 0,
    after: isVirtual ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) : 0,
    /** The ref of each that is rendered; each has its index as `data-index`. */
    measure: isVirtual ? virtualizer.measureElement : undefined,
    virtualizer,
  }
}

export { useVirtual }
