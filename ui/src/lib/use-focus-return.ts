'use client'

import { useRef } from 'react'
import { composeHandlers } from './compose-handlers.ts'
import { topmostLayer } from './use-layer.ts'

/** The app's handler of the content. */
type OnCloseAutoFocus = ((event: Event) => void) | undefined

/**
 * Returns the focus to where it was before a Radix dialog has opened, also when no trigger but a key or the item of a
 * menu has opened it, and when its content takes the focus itself. Radix alone would leave it on the page.
 */
function useFocusReturn(onCloseAutoFocus: OnCloseAutoFocus) {
  const before = useRef<readonly (Element | null)[]>([])
  return {
    /** To be called with the content, once, before anything in it has the focus. */
    noteFocus: (content: Element) => {
      const root = content.getRootNode() as Document | ShadowRoot
      const focused = root.activeElement
      // An item may go with its menu, which is named by its button.
      const menu = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
      const trigger = root.getElementById(menu ?? '') ?? focused
      // A button that is clicked does not get the focus in Safari. Radix knows it, if it is the trigger.
      before.current = focused === document.body ? [] : [focused, trigger, ...holdersOf(trigger)]
    },
    onCloseAutoFocus: composeHandlers(onCloseAutoFocus, (event) => {
      const isLeft = (element: Element | null) => element?.isConnected && !element.matches(toasts)
      const there = before.current.find(isLeft) ?? topmostLayer()
      if (!(there instanceof HTMLElement)) return
      event.preventDefault()
      // What closed it may have given it away, as a link does to the page that it opens.
      if (document.activeElement !== document.body) return
      // A trigger in a sticky header would scroll the page to where it stands without it.
      there.focus({ preventScroll: true })
    }),
  }
}

/** They take the focus of one of them that goes, and may all be gone. */
const toasts = ':is([data-slot=toast-viewport], :has(> [data-slot=toast-viewport]))'

/** What takes the focus around an element, from the inside out: it stays where a row goes with its button. */
function holdersOf(element: Element | null): Element[] {
  const holder = element?.parentElement?.closest('[tabindex]')
  return holder ? [holder, ...holdersOf(holder)] : []
}

/**
 * A handler for the content of a menu or a popover: what has got the focus meanwhile keeps it. Radix gives it back in a
 * later task, by when a key may have opened a dialog.
 */
function returnUnlessMoved(onCloseAutoFocus: OnCloseAutoFocus) {
  return composeHandlers(onCloseAutoFocus, (event) => {
    if (document.activeElement !== document.body) event.preventDefault()
  })
}

export { returnUnlessMoved, useFocusReturn }
