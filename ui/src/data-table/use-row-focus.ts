'use client'

import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * When the row with the focus is removed, the row in its place gets the focus, or else the table. Spread the
 * result on what is around the rows.
 */
function useRowFocus<Row>(
  region: HTMLElement | null,
  rows: readonly Row[],
  getRowId: (row: Row) => string,
) {
  const focused = useRef<{ readonly id: string; readonly index: number }>(undefined)
  useLayoutEffect(() => {
    const last = focused.current
    if (!last || rows.some((row) => getRowId(row) === last.id)) return
    focused.current = undefined
    if (document.activeElement !== document.body) return
    const row = region?.querySelector(`[data-index="${Math.min(last.index, rows.length - 1)}"]`)
    const neighbor = row?.querySelector<HTMLElement>('a, button, input') ?? region
    neighbor?.focus()
  }, [region, rows, getRowId])

  return {
    onFocus({ target }: FocusEvent) {
      const place = target.closest<HTMLElement>('[data-slot=data-table-row]')?.dataset.index
      const row = rows[Number(place)]
      if (row) focused.current = { id: getRowId(row), index: Number(place) }
    },
    onBlur({ relatedTarget }: FocusEvent) {
      // The focus left for nothing, such as by a click beside the table. If it went to a dialog, the row still counts.
      if (!relatedTarget) focused.current = undefined
    },
  }
}

export { useRowFocus }
