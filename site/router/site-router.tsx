import { type ReactNode, useLayoutEffect, useState, useTransition } from 'react'
import { Router, type UNSAFE_createBrowserHistory } from 'react-router-dom'

/** The addresses of a visit: the browser's, or one alone while a page is rendered at build. */
export type SiteHistory = ReturnType<typeof UNSAFE_createBrowserHistory>

const placeIn = ({ action, location }: SiteHistory) => ({ action, location })

interface SiteRouterProps {
  readonly history: SiteHistory
  /** Called before a page is left for another. */
  readonly onLeave?: () => void
  readonly children: ReactNode
}

/**
 * React Router in its declarative mode: no route of the site loads data, and the data router is five
 * times the size. The page that is left stays until the next one is there, under a sign that it is
 * on its way.
 */
export function SiteRouter({ history, onLeave, children }: SiteRouterProps) {
  const [{ action, location }, setPlace] = useState(() => placeIn(history))
  const [loading, startTransition] = useTransition()

  useLayoutEffect(
    () =>
      history.listen(() => {
        onLeave?.()
        startTransition(() => setPlace(placeIn(history)))
      }),
    [history, onLeave],
  )

  return (
    <>
      {loading && (
        <div
          role="progressbar"
          aria-label="Loading page"
          className="fixed inset-x-0 top-0 z-50 h-0.5 origin-left animate-pulse bg-accent"
        />
      )}
      <Router navigator={history} location={location} navigationType={action}>
        {children}
      </Router>
    </>
  )
}
