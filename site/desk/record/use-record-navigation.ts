import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { keyOf, type StoredRecord } from '../../backend/backend'
import type { PrivateChoice } from '../../router/use-private-choice'

const OPENERS = '[data-slot=data-table-open]'

/**
 * Opens and closes records, from row to row. Which one is open, the tab's history keeps.
 * @param region holds the table, to whose row the focus returns
 */
export function useRecordNavigation(
  items: readonly StoredRecord[],
  openKey: string | undefined,
  choose: PrivateChoice[1],
  region: RefObject<HTMLElement | null>,
) {
  const place = items.findIndex((item) => keyOf(item) === openKey)
  const closed = useRef<number>(undefined)
  const [takesFocus, setTakesFocus] = useState(false)

  function open(item: StoredRecord, history: 'push' | 'replace' = 'push') {
    setTakesFocus(true)
    choose({ record: keyOf(item) }, history)
  }

  function close() {
    closed.current = place
    choose({ record: null })
  }

  const leave = useEffectEvent(close)
  useEffect(() => {
    if (openKey === undefined) return
    const press = ({ key, keyCode, target, defaultPrevented, isComposing }: KeyboardEvent) => {
      // In Safari the code alone says that an input method is left by it.
      if (key !== 'Escape' || defaultPrevented || isComposing || keyCode === 229) return
      // Some browsers clear a search by it.
      if (target instanceof HTMLInputElement && target.type === 'search' && target.value) return
      leave()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [openKey])

  // Back to the row, which on a phone is not there before the record has gone.
  useEffect(() => {
    if (openKey !== undefined || closed.current === undefined) return
    const row = `[data-index="${closed.current}"] ${OPENERS}`
    closed.current = undefined
    const target =
      region.current?.querySelector<HTMLElement>(row) ??
      region.current?.querySelector<HTMLElement>('[role=region]')
    target?.focus()
  }, [openKey, region])

  /** To the record above or below, if there is one. */
  function stepTo(by: 1 | -1) {
    const next = place < 0 ? undefined : items[place + by]
    return next && (() => open(next, 'replace'))
  }

  return {
    open,
    close,
    stepTo,
    /** Whether the record is to take the focus: not where the arrow keys move along the rows. */
    takesFocus,
    /** Shows another record while the focus stays in the table. */
    follow(item: StoredRecord) {
      setTakesFocus(false)
      if (openKey !== undefined) choose({ record: keyOf(item) }, 'replace')
    },
  }
}
