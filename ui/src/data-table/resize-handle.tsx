'use client'

import { type PointerEvent, useRef } from 'react'
import { clampWidthRem } from './layout.ts'

interface ResizeHandleProps {
  /** `undefined` gives the column its own width again. */
  onResize(widthRem: number | undefined): void
}

/**
 * The edge of a header, by which a pointer drags the column wider; a double click resets it. Hidden
 * from the keyboard and from assistive technology, for which the column menu has a slider.
 */
function ResizeHandle({ onResize }: ResizeHandleProps) {
  const drag = useRef<{ readonly x: number; readonly width: number; readonly sign: 1 | -1 }>(
    undefined,
  )

  function start(event: PointerEvent<HTMLSpanElement>) {
    const header = event.currentTarget.closest('th')
    if (!header || event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    const sign = getComputedStyle(header).direction === 'rtl' ? -1 : 1
    drag.current = { x: event.clientX, width: header.getBoundingClientRect().width, sign }
  }

  function move({ buttons, clientX, currentTarget }: PointerEvent) {
    // A move without the button is of a mouse whose release went elsewhere.
    if (!drag.current || buttons === 0) return
    const { x, width, sign } = drag.current
    const { documentElement: root } = currentTarget.ownerDocument
    const pxPerRem = Number.parseFloat(getComputedStyle(root).fontSize)
    onResize(clampWidthRem((width + sign * (clientX - x)) / pxPerRem))
  }

  const end = () => {
    drag.current = undefined
  }

  return (
    <span
      aria-hidden="true"
      data-slot="data-table-resize"
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => onResize(undefined)}
      className={[
        'absolute inset-y-0 end-0 z-2 w-2.5 cursor-col-resize touch-none @max-2xl/table:hidden',
        'after:absolute after:inset-y-2 after:end-0 after:w-px after:bg-dp-line hover:after:w-0.5 hover:after:bg-dp-text',
      ].join(' ')}
    />
  )
}

export { ResizeHandle }
