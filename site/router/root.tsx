import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from './error-boundary'
import { PageFocus } from './page-focus'
import { PageScroll } from './page-scroll'
import { Route } from './routes'

/** What stands at the current address, with its errors, its focus and its scroll. */
export function Root() {
  const { key, pathname } = useLocation()
  return (
    <>
      <ErrorBoundary page={key}>
        <Route pathname={pathname} />
      </ErrorBoundary>
      <PageFocus />
      <PageScroll />
    </>
  )
}
