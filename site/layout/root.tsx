import { Outlet, useNavigation } from 'react-router-dom'
import { PageFocus } from './page-focus'
import { PageScroll } from './page-scroll'

/** Around every screen: focus, scroll, and a sign that the next one is on its way. */
export function Root() {
  const navigating = useNavigation().state === 'loading'
  return (
    <>
      {navigating && (
        <div
          role="progressbar"
          aria-label="Loading page"
          className="fixed inset-x-0 top-0 z-50 h-0.5 origin-left animate-pulse bg-accent"
        />
      )}
      <Outlet />
      <PageFocus />
      <PageScroll />
    </>
  )
}
