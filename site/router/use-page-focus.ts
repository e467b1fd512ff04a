import { useLayoutEffect, useRef } from 'react'
import { type Location, useLocation } from 'react-router-dom'

/**
 * After a client-side navigation, focuses the heading of the new page or the element its hash names, so
 * that screen readers announce it: the browser does so only for pages it loads itself. A choice on the
 * page leaves the focus with its control.
 */
export function usePageFocus() {
  const location = useLocation()
  const focused = useRef(location)

  // Focus with the page, not after its transition: by then the visitor may be typing.
  useLayoutEffect(() => {
    const before = focused.current
    focused.current = location
    if (before.key === location.key || isChoice(before, location)) return
    const target = anchorOf(location.hash) ?? document.querySelector<HTMLElement>('h1')
    if (!target) return
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [location])
}

/** The element that the hash of an address names, `#` included. */
export function anchorOf(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  try {
    return document.getElementById(decodeURIComponent(id))
  } catch {
    return document.getElementById(id)
  }
}

/** Whether only what is chosen on the page differs between two entries of the history. */
export function isChoice(before: Location, after: Location): boolean {
  const isSamePage = before.pathname === after.pathname
  return isSamePage && (before.search !== after.search || before.state !== after.state)
}
