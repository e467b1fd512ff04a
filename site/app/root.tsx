import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { SiteLayout } from '../layout/site-layout'
import { ErrorBoundary } from '../router/error-boundary'
import { NavigationProvider } from '../router/navigation'
import { usePageFocus } from '../router/use-page-focus'
import { useScrollRestoration } from '../router/use-scroll-restoration'
import { PageTransition } from '../sections/page-transition'
import { ErrorPage } from './error-page'
import { NotFound, type Page, pageAt, preload } from './pages'

/** The page at the current address, and what goes along with a change of page. Needs a router around it. */
export function Root() {
  usePageFocus()
  useScrollRestoration()
  const { key, pathname } = useLocation()
  const page = pageAt(pathname)
  const view = <PageView key={page?.id} page={page} />
  const errorPage = (error: unknown) => <ErrorPage error={error} />
  return (
    <NavigationProvider preload={preload}>
      {page?.standsAlone ? (
        // Its errors get the site's frame.
        <ErrorBoundary page={key} fallback={(error) => <SiteLayout>{errorPage(error)}</SiteLayout>}>
          {view}
        </ErrorBoundary>
      ) : (
        <SiteLayout>
          <ErrorBoundary page={key} fallback={errorPage}>
            {view}
          </ErrorBoundary>
        </SiteLayout>
      )}
    </NavigationProvider>
  )
}

function PageView({ page }: { readonly page: Page | undefined }) {
  const Component = page ? use(page.chunk.attempt()).default : NotFound
  return (
    <PageTransition>
      <Component />
    </PageTransition>
  )
}
