import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { anchorOf } from './anchor'
import { isChoice } from './use-choice'

/**
 * After a client-side navigation, focuses the heading of the new page or the element its hash names, so
 * that screen readers announce it: the browser does so only for pages it loads itself. A change of the
 * query alone is a choice on the page, whose control keeps the focus.
 */
export function usePageFocus() {
  const { hash, key, pathname, search } = useLocation()
  const focused = useRef({ key, pathname, search })

  useEffect(() => {
    const before = focused.current
    focused.current = { key, pathname, search }
    if (before.key === key || isChoice(before, focused.current)) return
    const target = hash ? anchorOf(hash) : document.querySelector<HTMLElement>('h1')
    if (!target) return
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [hash, key, pathname, search])
}
