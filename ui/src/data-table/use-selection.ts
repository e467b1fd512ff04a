'use client'

import { useLayoutEffect, useMemo, useRef } from 'react'
import { idsBetween, selectedAmong, withSelected } from './select-rows.ts'

type Ids = ReadonlySet<string>

/**
 * Selects rows one by one, by range and all at once. Of the selection only what is among the rows counts: users act on
 * it, and should see everything that they act on. What has gone is given up with the next change, so that rows which
 * load again are still selected.
 */
function useSelection<Row>(
  matching: readonly Row[],
  getRowId: (row: Row) => string,
  selected: Ids | undefined,
  onSelectedChange: ((selected: Ids) => void) | undefined,
) {
  // With ten thousand rows this takes a while, and most tables have nothing selected.
  const isUsed = selected !== undefined && selected.size > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: getRowId gives the same ids
  const visible = useMemo(
    () => (isUsed ? selectedAmong(selected, matching.map(getRowId)) : selected),
    [isUsed, matching, selected],
  )

  // Before the next render several may be selected, as by those who selected them before hydration.
  const latest = useRef(visible)
  useLayoutEffect(() => {
    latest.current = visible
  })

  /** The row where a range begins, and the selection before it. */
  const start = useRef<{ readonly id: string; readonly before: Ids }>(undefined)
  const ids = () => matching.map(getRowId)
  const count = visible?.size ?? 0

  return {
    selected: visible,
    all: visible && (count === 0 ? false : count === matching.length || ('some' as const)),
    toggle(id: string, range: boolean) {
      const before = latest.current
      if (!before) return
      const from = range ? start.current?.id : undefined
      latest.current = withSelected(before, idsBetween(ids(), from, id), !before.has(id))
      onSelectedChange?.(latest.current)
      start.current = { id, before }
    },
    toggleAll() {
      // While the rows load there is nothing to select, and what was selected stays so.
      if (matching.length === 0) return
      onSelectedChange?.(count < matching.length ? new Set(ids()) : new Set())
    },
    /** Deselects what a filter hides. */
    keep(rows: readonly Row[]) {
      if (!visible) return
      const kept = selectedAmong(visible, rows.map(getRowId))
      if (kept !== visible) onSelectedChange?.(kept)
    },
    /** Selects the rows from where Shift was first held, and deselects those left again on the way back. */
    extend(from: string, to: string) {
      if (!visible) return
      start.current ??= { id: from, before: visible }
      const { id, before } = start.current
      onSelectedChange?.(withSelected(before, idsBetween(ids(), id, to), true))
    },
    /** Makes the next range begin elsewhere. */
    endRange() {
      start.current = undefined
    },
  }
}

type Selection = ReturnType<typeof useSelection>

export { type Selection, useSelection }
