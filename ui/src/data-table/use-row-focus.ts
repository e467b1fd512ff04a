'use client'

import { type FocusEvent, useLayoutEffect, useRef } from 'react'

const controls = 'a, button, input, [data-slot=data-table-open]'

interface FocusedRow {
  readonly id: string
  readonly index: number
  /** Which of the controls of the row. */
  readonly control: number
}

/**
 * When the row with the focus is removed, the row in its place gets the focus, or else the table. Rows that only load
 * again have place and focus as before. Spread the result on what scrolls the rows.
 * @param isLoading whether rows that are gone may return
 */
function useRowFocus<Row>(
  region: HTMLElement | null,
  rows: readonly Row[],
  getRowId: (row: Row) => string,
  isLoading: boolean,
) {
  const focused = useRef<FocusedRow>(undefined)
  const top = useRef(0)
  const isAway = useRef(false)

  useLayoutEffect(() => {
    if (!region) return
    const wasAway = isAway.current
    isAway.current = rows.length === 0 && isLoading
    if (wasAway && !isAway.current) region.scrollTop = top.current
    const last = focused.current
    const { activeElement, body } = region.ownerDocument
    const isLost = activeElement === body
    if (!last) return
    if (isAway.current) {
      if (isLost) region.focus({ preventScroll: true })
      return
    }
    const index = rows.findIndex((row) => getRowId(row) === last.id)
    if (index >= 0 && !wasAway) return
    if (index < 0) focused.current = undefined
    if (!isLost && !(wasAway && activeElement === region)) return
    const place = index < 0 ? Math.min(last.index, rows.length - 1) : index
    const focus = () => {
      const row = region.querySelector(`[data-index="${place}"]`)
      const found = row?.querySelectorAll<HTMLElement>(controls)
      const target = found?.[index < 0 ? 0 : last.control] ?? found?.[0] ?? region
      target.focus({ preventScroll: wasAway })
      return target !== region
    }
    // Of many rows those at the restored place are rendered with the next frame.
    if (!focus() && wasAway) requestAnimationFrame(focus)
  }, [region, rows, getRowId, isLoading])

  return {
    onScroll() {
      if (region && !isAway.current) top.current = region.scrollTop
    },
    onFocus({ target }: FocusEvent) {
      const element = target.closest<HTMLElement>('[data-slot=data-table-row]')
      const index = Number(element?.dataset.index)
      const row = rows[index]
      if (!element || !row) return
      const control = [...element.querySelectorAll(controls)].indexOf(target)
      focused.current = { id: getRowId(row), index, control }
    },
    onBlur({ relatedTarget }: FocusEvent) {
      // The focus left for nothing, such as by a click beside the table. If it went to a dialog, the row still counts.
      if (!relatedTarget) focused.current = undefined
    },
  }
}

export { useRowFocus }
