'use client'

import { useRef } from 'react'
import { composeHandlers } from './compose-handlers.ts'

/** The app's handlers of the content. */
interface FocusHandlers {
  onOpenAutoFocus?: ((event: Event) => void) | undefined
  onCloseAutoFocus?: ((event: Event) => void) | undefined
}

/**
 * Handlers for the content of a Radix dialog: it returns the focus to where it was, also when no trigger but a key
 * or the item of a menu has opened it. Radix alone would leave it on the page.
 */
function useFocusReturn({ onOpenAutoFocus, onCloseAutoFocus }: FocusHandlers) {
  const before = useRef<readonly (Element | null)[]>([])
  return {
    onOpenAutoFocus: (event: Event) => {
      const root = (event.target as Element).getRootNode() as Document | ShadowRoot
      const focused = root.activeElement
      // An item may go with its menu, which is named by its button.
      const menu = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
      const trigger = root.getElementById(menu ?? '') ?? focused
      // A button that is clicked does not get the focus in Safari. Radix knows it, if it is the trigger.
      before.current = focused === document.body ? [] : [focused, trigger, ...holdersOf(trigger)]
      // Only now: it may move the focus itself, which then returns all the same.
      onOpenAutoFocus?.(event)
    },
    onCloseAutoFocus: composeHandlers(onCloseAutoFocus, (event) => {
      const there = before.current.find((element) => element?.isConnected)
      if (!(there instanceof HTMLElement)) return
      event.preventDefault()
      // What closed it may have given it away, as a link does to the page that it opens.
      if (document.activeElement !== document.body) return
      // A trigger in a sticky header would scroll the page to where it stands without it.
      there.focus({ preventScroll: true })
    }),
  }
}

/** What takes the focus around an element, from the inside out: it stays where a row goes with its button. */
function holdersOf(element: Element | null): Element[] {
  const holder = element?.parentElement?.closest('[tabindex]')
  return holder ? [holder, ...holdersOf(holder)] : []
}

/**
 * A handler for the content of a menu or a popover: what has got the focus meanwhile keeps it. Radix gives it back in a
 * later task, by when a key may have opened a dialog.
 */
function returnUnlessMoved(onCloseAutoFocus: FocusHandlers['onCloseAutoFocus']) {
  return composeHandlers(onCloseAutoFocus, (event) => {
    if (document.activeElement !== document.body) event.preventDefault()
  })
}

export { returnUnlessMoved, useFocusReturn }
