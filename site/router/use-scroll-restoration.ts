import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router-dom'
import { browserStorage } from '../load/browser-storage'
import { anchorOf, isChoice } from './use-page-focus'

/** How far down each entry of the tab's history was left, in CSS px. */
type Positions = Record<string, number>

const keptPositions = browserStorage<Positions>('scroll-positions', 'sessionStorage')

/** Returns what was stored before a reload, without the entry of a page that was opened by its address. */
function storedPositions(entry: string): Positions {
  // Browsers that resist fingerprinting tell no type; the page then counts as opened by its address.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isReturn = visit?.type === 'reload' || visit?.type === 'back_forward'
  const stored: readonly [string, unknown][] = Object.entries(keptPositions.read() ?? {})
  const positions = stored.filter((position): position is [string, number] => {
    const [key, top] = position
    return typeof top === 'number' && (key !== entry || isReturn)
  })
  return Object.fromEntries(positions)
}

/**
 * Scrolls a page to where it was left on Back, Forward and reload, to its anchor or to its top when it is
 * opened. React Router's own `ScrollRestoration` needs the data router, which is 15 KiB heavier.
 */
export function useScrollRestoration() {
  const location = useLocation()
  const { hash, key, pathname } = location
  // The router calls the first entry of every visit "default"; its path tells them apart.
  const entry = key === 'default' ? pathname : key
  const isReturn = useNavigationType() === 'POP'
  const positions = useRef<Positions>(null)
  const shown = useRef<{ entry: string; location: Location }>(undefined)

  useLayoutEffect(() => {
    positions.current ??= storedPositions(entry)
    const before = shown.current
    if (before?.entry === entry) return
    shown.current = { entry, location }
    // The browser would scroll before the page it returns to is rendered.
    history.scrollRestoration = 'manual'
    // A choice may have replaced the entry without a scroll event.
    if (before && !isReturn && isChoice(before.location, location)) {
      positions.current[entry] = scrollY
      return
    }
    const left = isReturn ? positions.current[entry] : undefined
    // On the first page the browser has scrolled already, and the visitor may have gone on since.
    if (!before && (scrollY > 0 || left === undefined)) return
    const anchor = anchorOf(hash)
    if (left !== undefined) scrollTo(0, left)
    else if (anchor) anchor.scrollIntoView()
    else scrollTo(0, 0)
  }, [entry, hash, isReturn, location])

  // Removed before the next page is scrolled: its scroll event would be noted for the page that is left.
  useLayoutEffect(() => {
    const note = () => {
      if (positions.current) positions.current[entry] = scrollY
    }
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [entry])

  useEffect(() => {
    const leave = () => {
      keptPositions.write(positions.current ?? {})
      // Stays on after leaving: WebKit restores a page from its back/forward cache by it.
      history.scrollRestoration = 'auto'
    }
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])
}
