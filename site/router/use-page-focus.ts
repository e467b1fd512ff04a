import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { anchorOf } from './anchor'

/**
 * After a client-side navigation, focuses the heading of the new page or the element its hash names, so
 * that screen readers announce it: the browser does so only for pages it loads itself.
 */
export function usePageFocus() {
  const { hash, key } = useLocation()
  const focused = useRef(key)

  useEffect(() => {
    if (focused.current === key) return
    focused.current = key
    const target = hash ? anchorOf(hash) : document.querySelector<HTMLElement>('h1')
    if (!target) return
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [hash, key])
}
