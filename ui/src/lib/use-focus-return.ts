'use client'

import { useRef } from 'react'
import { composeHandlers } from './compose-handlers.ts'
import { isElement } from './realm.ts'
import { topmostLayer } from './use-layer.ts'

/** The app's handler of the content. */
type OnCloseAutoFocus = ((event: Event) => void) | undefined

/** Where the focus was before the layer that is closing now, for the layer that opens in its place. */
let left: readonly (Element | null)[] = []

/**
 * Returns the focus to where it was before a Radix dialog has opened, also when no trigger but a key or the item of a
 * menu has opened it, and when its content takes the focus itself. Radix alone would leave it on the page.
 */
function useFocusReturn(onCloseAutoFocus: OnCloseAutoFocus) {
  const before = useRef<readonly (Element | null)[]>([])
  return {
    /** Call it once with the content, before anything in it has the focus. */
    noteFocus: (content: Element) => {
      const root = content.getRootNode() as Document | ShadowRoot
      const focused = root.activeElement
      const trigger = openerOf(focused, root)
      // A button that is clicked does not get the focus in Safari. Radix knows it, if it is the trigger.
      before.current =
        focused === content.ownerDocument.body ? left : [focused, trigger, ...holdersOf(trigger)]
    },
    /** Call it when the content is removed. */
    passOn: () => {
      left = before.current
      setTimeout(() => {
        left = []
      })
    },
    onCloseAutoFocus: composeHandlers(onCloseAutoFocus, (event) => {
      // The trigger may be disabled by now.
      const takes = (element: Element | null | undefined) => {
        if (!isElement(element) || element.matches(toasts)) return false
        // Focusing a trigger in a sticky header would scroll the page to its static position.
        element.focus({ preventScroll: true })
        return hasFocus(element.ownerDocument)
      }
      // The action that closed the layer may have moved the focus, such as a link that opens a page.
      const { ownerDocument } = event.target as Element
      if (hasFocus(ownerDocument) || [...before.current, topmostLayer(ownerDocument)].some(takes))
        event.preventDefault()
    }),
  }
}

/** Whether anything in a page has the focus. */
const hasFocus = ({ activeElement, body }: Document) => activeElement !== body

type FocusReturn = ReturnType<typeof useFocusReturn>

/** Toasts pass the focus of a removed one on to the next, and may all be gone. */
const toasts = ':is([data-slot=toast-viewport], :has(> [data-slot=toast-viewport]))'

/** An element, or the button of the menus that it stands in: an item goes with its menu, which is named by its button. */
function openerOf(element: Element | null, root: Document | ShadowRoot): Element | null {
  const menu = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const opener = root.getElementById(menu ?? '')
  return opener ? openerOf(opener, root) : element
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
function returnUnlessMoved(onCloseAutoFocus: OnCloseAutoFocus) {
  return composeHandlers(onCloseAutoFocus, (event) => {
    if (hasFocus((event.target as Element).ownerDocument)) event.preventDefault()
  })
}

export { type FocusReturn, returnUnlessMoved, useFocusReturn }
