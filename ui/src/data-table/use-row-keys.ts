'use client'

import { type KeyboardEvent, useCallback, useRef } from 'react'
import { letterOf } from '../lib/letter-of.ts'
import { isElement } from '../lib/realm.ts'

interface RowKeys {
  count: number
  idAt(index: number): string | undefined
  /** The element of a row, or null if it is not rendered. */
  rowAt(index: number): HTMLElement | null
  /** Scrolls to a row that is not rendered. */
  scrollTo(index: number): void
  /** Called when the focus has moved from one row to another. */
  onMove(from: string, to: string, range: boolean): void
}

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  j: 1,
  ArrowUp: -1,
  k: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

const openButton = '[data-slot=data-table-open]'

/**
 * Moves the focus between rows by the arrow keys, j, k, Home and End; with Shift for a range. Spread
 * `onKeyDown` on what is around the rows; the button of each calls `focusWhenRendered` from its `ref`.
 */
function useRowKeys({ count, idAt, rowAt, scrollTo, onMove }: RowKeys) {
  const awaited = useRef<{ readonly id: string; readonly index: number }>(undefined)
  const focusWhenRendered = useCallback((id: string, button: HTMLElement | null) => {
    if (!button || awaited.current?.id !== id) return
    awaited.current = undefined
    button.focus({ preventScroll: true })
  }, [])
  return {
    onKeyDown(event: KeyboardEvent) {
      const { target, shiftKey } = event
      const step = steps[letterOf(event)]
      if (step === undefined || event.defaultPrevented) return
      if (event.ctrlKey || event.metaKey || event.altKey || !isElement(target)) return
      const row = target.closest<HTMLElement>('[data-slot=data-table-row]')
      // Controls in which the user types or chooses need these keys themselves.
      if (
        !row ||
        !target.matches(`:is(a, button, input[type=checkbox]):not([role]), ${openButton}`)
      )
        return
      event.preventDefault()
      // A key may be pressed before the row that the last one led to is rendered.
      const from = awaited.current?.index ?? Number(row.dataset.index)
      const to = Math.min(count - 1, Math.max(0, from + step))
      const [fromId, toId] = [idAt(from), idAt(to)]
      if (fromId === undefined || toId === undefined) return
      onMove(fromId, toId, shiftKey)
      const button = rowAt(to)?.querySelector<HTMLElement>(openButton)
      awaited.current = button ? undefined : { id: toId, index: to }
      if (button) return button.focus()
      scrollTo(to)
    },
    /** Focuses the button of a row that had to be scrolled to first. */
    focusWhenRendered,
  }
}

export { useRowKeys }
