import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { anchored } from './decoded'

/**
 * After a click inside the site the browser neither moves the focus nor says where we are. This
 * gives the focus to the new page's heading, or to the part its anchor names, so that it is read out.
 */
export function PageFocus() {
  const { hash, key } = useLocation()
  const landed = useRef<string>(undefined)

  useEffect(() => {
    const arrived = landed.current !== undefined && landed.current !== key
    landed.current = key
    if (!arrived) return
    const target = hash ? anchored(hash) : document.querySelector<HTMLElement>('h1')
    if (!target) return
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [hash, key])

  return null
}
