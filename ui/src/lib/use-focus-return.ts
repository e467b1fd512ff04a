'use client'

import { useRef } from 'react'

/**
 * Handlers for the content of a Radix dialog: it returns the focus to where it was, also when no trigger but a key
 * or the item of a menu has opened it. Radix alone would leave it on the page.
 */
function useFocusReturn() {
  const before = useRef<Element>(null)
  return {
    onOpenAutoFocus: () => {
      const focused = document.activeElement
      // The item goes with its menu, which is named by its button.
      const menu = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
      before.current = menu ? document.getElementById(menu) : focused
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(before.current instanceof HTMLElement) || !before.current.isConnected) return
      event.preventDefault()
      before.current.focus()
    },
  }
}

export { useFocusReturn }
