import { type RefObject, useEffect, useRef, useState } from 'react'
import type { DeskItem } from '../backend/desk'
import type { Choice } from '../router/use-choice'
import { idOf } from './record'

const OPENERS = '[data-slot=data-table-open]'

/**
 * Opens and closes records, from row to row. Which one is open stands in the address.
 * @param region holds the table, to whose row the focus returns
 */
export function useSteps(
  items: readonly DeskItem[],
  openId: string | undefined,
  choose: Choice[1],
  region: RefObject<HTMLElement | null>,
) {
  const place = items.findIndex((item) => idOf(item) === openId)
  const closed = useRef<number>(undefined)
  const [takesFocus, setTakesFocus] = useState(false)

  function open(item: DeskItem, history: 'push' | 'replace' = 'push') {
    setTakesFocus(true)
    choose({ record: idOf(item) }, history)
  }

  function close() {
    closed.current = place
    choose({ record: null })
  }

  // Back to the row, which on a phone is not there before the letter has gone.
  useEffect(() => {
    if (openId !== undefined || closed.current === undefined) return
    const row = `[data-index="${closed.current}"] ${OPENERS}`
    closed.current = undefined
    const target =
      region.current?.querySelector<HTMLElement>(row) ??
      region.current?.querySelector<HTMLElement>('[role=region]')
    target?.focus()
  }, [openId, region])

  const beside = (step: 1 | -1) => (place < 0 ? undefined : items[place + step])

  return {
    open,
    close,
    beside,
    /** Whether the letter is to take the focus: not where the arrow keys move along the rows. */
    takesFocus,
    /** Shows another record while the focus stays in the table. */
    follow(item: DeskItem) {
      setTakesFocus(false)
      if (openId !== undefined) choose({ record: idOf(item) }, 'replace')
    },
    /** To the record below or above; into the table where none is open. */
    step(by: 1 | -1) {
      const next = beside(by)
      if (next) open(next, 'replace')
      else if (openId === undefined) region.current?.querySelector<HTMLElement>(OPENERS)?.focus()
    },
  }
}
