import { loadingPage } from '@duskpane/content/navigation'
import { use, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { Backend } from '../backend/backend'
import { BackendProvider } from '../backend/context'
import { CartProvider } from '../cart/cart-context'
import { UnsavedNotesProvider } from '../desk/unsaved-notes'
import { SentFormsProvider } from '../forms/sent-forms'
import { SiteLayout } from '../layout/site-layout'
import { ErrorBoundary } from '../router/error-boundary'
import { NavigationProvider } from '../router/navigation'
import { usePageFocus } from '../router/use-page-focus'
import { useScrollRestoration } from '../router/use-scroll-restoration'
import { PageTransition } from '../sections/page-transition'
import { SlidesPlayingProvider } from '../sections/slides-playing'
import { ErrorPage } from './error-page'
import { NotFound, type Page, pageAt, preload } from './pages'

interface AppProps {
  readonly backend: Backend
  /** Called once the page answers to events. */
  readonly onReady?: () => void
}

/** The whole site: what outlives a page, and the page. Needs a router around it. */
export function App({ backend, onReady }: AppProps) {
  // An effect of the outermost component runs last: everything inside listens by then.
  useEffect(() => onReady?.(), [onReady])
  return (
    <BackendProvider value={backend}>
      <CartProvider>
        <SentFormsProvider>
          <UnsavedNotesProvider>
            <SlidesPlayingProvider>
              <Root />
            </SlidesPlayingProvider>
          </UnsavedNotesProvider>
        </SentFormsProvider>
      </CartProvider>
    </BackendProvider>
  )
}

/** The page at the current address, and what goes along with a change of page. */
function Root() {
  usePageFocus()
  useScrollRestoration()
  const { key, pathname } = useLocation()
  const page = pageAt(pathname)
  const view = <PageView key={page?.id} page={page} />
  const errorPage = (error: unknown) => <ErrorPage error={error} />
  return (
    <NavigationProvider preload={preload} loadingLabel={loadingPage}>
      {page?.standsAlone ? (
        // The page has no frame, but its error page needs one.
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
