import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** The visit's latest stop, kept outside because an error replaces the whole page and this with it. */
let landed: string | undefined

/**
 * After a click inside the site the browser neither moves the focus nor says where we are. This
 * gives the focus to the new page's heading, or to the part its anchor names, so that it is read out.
 */
export function PageFocus() {
  const { pathname, hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each page arrived at
  useEffect(() => {
    const arrived = landed !== undefined && landed !== key
    landed = key
    if (!arrived) return
    const target = hash
      ? document.getElementById(decodeURIComponent(hash.slice(1)))
      : document.querySelector<HTMLElement>('h1')
    if (!target) return
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [pathname, hash, key])

  return null
}
