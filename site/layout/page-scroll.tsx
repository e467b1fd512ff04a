import { type Location, ScrollRestoration } from 'react-router-dom'

const STORAGE_KEY = 'scroll-positions'

/**
 * The router calls the first entry of every visit "default", so that one page would take the
 * position of another; its path tells them apart.
 */
function positionKey({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string {
  return key === 'default' ? pathname : key
}

/** Puts a page back where it was left on Back and on reload; a page just opened starts at its top. */
export function PageScroll() {
  return <ScrollRestoration storageKey={STORAGE_KEY} getKey={positionKey} />
}

/** Call before the first render: an address that was typed or followed is no return to the page. */
export function forgetPositionOfNewVisit() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'navigate') return
  try {
    const { [location.pathname]: _left, ...positions } = JSON.parse(
      sessionStorage.getItem(STORAGE_KEY) ?? '{}',
    )
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions))
  } catch {
    // Storage is blocked: then there is nothing to forget.
  }
}
