import { type ReactNode, use } from 'react'
import { Outlet, Route, Routes, useLocation, useParams } from 'react-router-dom'
import { SiteLayout } from '../layout/site-layout'
import { ErrorBoundary } from '../router/error-boundary'
import { NavigationProvider } from '../router/navigation'
import { usePageFocus } from '../router/use-page-focus'
import { useScrollRestoration } from '../router/use-scroll-restoration'
import { PageTransition } from '../sections/page-transition'
import { ErrorPage } from './error-page'
import { adminPages, lawPage, lawRoute, NotFound, type Page, preload, sitePages } from './pages'

/** Every route, and what goes along with a change of page. Needs a router around it. */
export function Root() {
  usePageFocus()
  useScrollRestoration()
  return (
    <NavigationProvider preload={preload}>
      <Routes>
        <Route element={<SiteRoutes />}>
          {sitePages.map(routeOf)}
          <Route path={lawRoute} caseSensitive element={<LawView />} />
          <Route
            path="*"
            element={
              <PageTransition>
                <NotFound />
              </PageTransition>
            }
          />
        </Route>
        <Route element={<AdminRoutes />}>{adminPages.map(routeOf)}</Route>
      </Routes>
    </NavigationProvider>
  )
}

function SiteRoutes() {
  return (
    <SiteLayout>
      <SafeOutlet fallback={(error) => <ErrorPage error={error} />} />
    </SiteLayout>
  )
}

/** The admin's pages bring their own frame; their errors get the site's. */
function AdminRoutes() {
  return (
    <SafeOutlet
      fallback={(error) => (
        <SiteLayout>
          <ErrorPage error={error} />
        </SiteLayout>
      )}
    />
  )
}

function SafeOutlet({ fallback }: { readonly fallback: (error: unknown) => ReactNode }) {
  const { key } = useLocation()
  return (
    <ErrorBoundary page={key} fallback={fallback}>
      <Outlet />
    </ErrorBoundary>
  )
}

const routeOf = (page: Page) => (
  <Route
    key={page.id}
    path={page.path}
    caseSensitive
    element={<PageView key={page.id} page={page} />}
  />
)

function LawView() {
  const page = lawPage(useParams().slug)
  return <PageView key={page.id} page={page} />
}

function PageView({ page }: { readonly page: Page }) {
  const { default: Component } = use(page.chunk.attempt())
  return (
    <PageTransition>
      <Component />
    </PageTransition>
  )
}
