import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router-dom'
import { anchored } from './decoded'

const STORAGE_KEY = 'scroll-positions'

/** How far down each page of the visit was left, in CSS px. */
type Positions = Record<string, number>

/**
 * The router calls the first entry of every visit "default", so that one page would take the
 * position of another; its path tells them apart.
 */
function positionKey({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key
}

/** What this tab's earlier pages left; an address that was typed or followed is no return to it. */
function storedPositions(): Positions {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  try {
    const positions: Positions = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')
    if (visit?.type === 'navigate') delete positions[location.pathname]
    return positions
  } catch {
    // Storage is blocked: then pages start at their top.
    return {}
  }
}

function store(positions: Positions) {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions))
  } catch {
    // As above.
  }
}

/** Puts a page back where it was left on Back and on reload; a page just opened starts at its top. */
export function PageScroll() {
  const location = useLocation()
  const { hash } = location
  const page = positionKey(location)
  const returning = useNavigationType() === 'POP'
  const positions = useRef<Positions>(null)
  const landed = useRef<string>(undefined)

  useLayoutEffect(() => {
    positions.current ??= storedPositions()
    const first = landed.current === undefined
    if (landed.current === page) return
    landed.current = page
    const left = returning ? positions.current[page] : undefined
    if (left !== undefined) scrollTo(0, left)
    // The browser has seen to the first page, and a visitor may have begun to read it.
    else if (first) return
    else if (hash) anchored(hash)?.scrollIntoView()
    else scrollTo(0, 0)
  }, [page, hash, returning])

  useEffect(() => {
    const note = () => {
      if (positions.current) positions.current[page] = scrollY
    }
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [page])

  useEffect(() => {
    const takeOver = () => {
      history.scrollRestoration = 'manual'
    }
    const leave = () => {
      store(positions.current ?? {})
      history.scrollRestoration = 'auto'
    }
    takeOver()
    addEventListener('pageshow', takeOver)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pageshow', takeOver)
      removeEventListener('pagehide', leave)
    }
  }, [])

  return null
}
