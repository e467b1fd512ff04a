'use client'

import {
  type FocusEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'

const controls = 'a, button, input, [data-slot=data-table-open]'

/** What may have been opened from a row, or act on it. */
const around =
  '[data-slot=data-table], dialog, [popover], [role=dialog], [role=alertdialog], [role=menu]'

interface FocusedRow {
  readonly id: string
  readonly index: number
  /** Which of the controls of the row. */
  readonly control: number
  readonly element: Element
}

/**
 * When the row with the focus is removed, or one whose menu a pointer has opened, the row in its place gets the focus, or
 * else the table. A row that moves out of view is scrolled to, and rows that only load again have place and focus as
 * before. Spread the result on what scrolls the rows.
 * @param isLoading whether rows that are gone may return
 */
function useRowFocus<Row>(
  region: HTMLElement | null,
  rows: readonly Row[],
  getRowId: (row: Row) => string,
  isLoading: boolean,
  scrollTo: RefObject<((index: number) => void) | undefined>,
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
    const isMoved = index >= 0 && isLost && !last.element.isConnected
    if (index >= 0 && !wasAway && !isMoved) return
    if (isMoved && !wasAway) scrollTo.current?.(index)
    if (index < 0) focused.current = undefined
    if (!isLost && !(wasAway && activeElement === region)) return
    const place = index < 0 ? Math.min(last.index, rows.length - 1) : index
    // Of many rows those at another place are rendered with one of the next frames.
    const focus = (frames: number) => {
      const { activeElement } = region.ownerDocument
      if (activeElement !== body && activeElement !== region) return
      const row = region.querySelector(`[data-index="${place}"]`)
      if (!row && frames > 0) return void requestAnimationFrame(() => focus(frames - 1))
      const found = row?.querySelectorAll<HTMLElement>(controls)
      const target = found?.[index < 0 ? 0 : last.control] ?? found?.[0] ?? region
      target.focus({ preventScroll: wasAway })
    }
    focus(wasAway || isMoved ? 5 : 0)
  }, [region, rows, getRowId, isLoading, scrollTo])

  // What the user has gone on to loses its focus by itself.
  useEffect(() => {
    const document = region?.ownerDocument
    const forget = ({ target }: Event) => {
      if (!(target as Element).closest(around)) focused.current = undefined
    }
    document?.addEventListener('focusin', forget)
    return () => document?.removeEventListener('focusin', forget)
  }, [region])

  function note({ target }: SyntheticEvent<Element>) {
    const element = (target as Element).closest<HTMLElement>('[data-slot=data-table-row]')
    const index = Number(element?.dataset.index)
    const row = rows[index]
    if (!element || !row) return
    const found = [...element.querySelectorAll(controls)]
    const control = found.findIndex((one) => one.contains(target as Element))
    focused.current = { id: getRowId(row), index, control, element }
  }

  return {
    onScroll() {
      if (!region || isAway.current) return
      top.current = region.scrollTop
      // One that is scrolled away by hand is not scrolled back to.
      requestAnimationFrame(() => {
        if (!isAway.current && focused.current?.element.isConnected === false)
          focused.current = undefined
      })
    },
    onFocus: note,
    // The button of a menu has the focus only once the menu closes.
    onPointerDown: note,
    onBlur({ relatedTarget }: FocusEvent) {
      // The focus left for nothing, such as by a click beside the table. If it went to a dialog, the row still counts.
      if (!relatedTarget) focused.current = undefined
    },
  }
}

export { useRowFocus }
