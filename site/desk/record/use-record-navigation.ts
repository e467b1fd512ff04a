import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { keyOf, type StoredRecord } from '../../backend/backend'
import type { PrivateChoice } from '../../router/use-private-choice'

const OPENERS = '[data-slot=data-table-open]'

/**
 * Opens and closes records, and steps from row to row. The history of the tab keeps the open one.
 * @param region holds the table; the focus returns to its row
 */
export function useRecordNavigation(
  items: readonly StoredRecord[],
  openKey: string | undefined,
  choose: PrivateChoice[1],
  region: RefObject<HTMLElement | null>,
) {
  const place = items.findIndex((item) => keyOf(item) === openKey)
  const isLeaving = useRef(false)
  const before = useRef(openKey)
  const [takesFocus, setTakesFocus] = useState(false)

  function open(item: StoredRecord, history: 'push' | 'replace' = 'push') {
    setTakesFocus(true)
    choose({ record: keyOf(item) }, history)
  }

  function close() {
    isLeaving.current = true
    choose({ record: null })
  }

  const leave = useEffectEvent(close)
  useEffect(() => {
    if (openKey === undefined) return
    const press = ({ key, keyCode, target, defaultPrevented, isComposing }: KeyboardEvent) => {
      // In Safari only the key code tells that Escape ends an input method.
      if (key !== 'Escape' || defaultPrevented || isComposing || keyCode === 229) return
      // Escape clears a search field in some browsers.
      if (target instanceof HTMLInputElement && target.type === 'search' && target.value) return
      leave()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [openKey])

  const find = (selector: string) => region.current?.querySelector<HTMLElement>(selector)

  const returnFocus = useEffectEvent((key: string) => {
    const index = items.findIndex((item) => keyOf(item) === key)
    const row = find(`[data-index="${index}"] ${OPENERS}`)
    if (isLeaving.current) (row ?? find('[role=region]'))?.focus()
    // Back took the record away with the focus in it. A tab or a filter that closes it has the focus itself.
    else if (document.activeElement === document.body) row?.focus()
    isLeaving.current = false
  })
  // Return to the row, which on a phone is hidden until the record has closed.
  useEffect(() => {
    const key = before.current
    before.current = openKey
    if (openKey === undefined && key !== undefined) returnFocus(key)
  }, [openKey])

  /** Opens the record above or below, if there is one. */
  function stepTo(by: 1 | -1) {
    const next = place < 0 ? undefined : items[place + by]
    return next && (() => open(next, 'replace'))
  }

  return {
    open,
    close,
    stepTo,
    /** Puts the focus on the rows, for a button that goes with its click. */
    focusRows: () => find('[role=region]')?.focus({ preventScroll: true }),
    /** Whether the record takes the focus: not while arrow keys move along the rows. */
    takesFocus,
    /** Shows another record while the focus stays in the table. */
    follow(item: StoredRecord) {
      setTakesFocus(false)
      if (openKey !== undefined) choose({ record: keyOf(item) }, 'replace')
    },
  }
}
