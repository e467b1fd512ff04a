import { useEffect } from 'react'
import type { Backend } from './backend/backend'
import { BackendProvider } from './backend-context'
import { CartProvider } from './cart/cart-context'
import { ScreensProvider } from './layout/screens-context'
import { type SiteHistory, SiteRouter } from './layout/site-router'
import { Root } from './root'
import { screenAt, screens } from './routes'

interface AppProps {
  readonly backend: Backend
  readonly history: SiteHistory
}

/** Every page gets a new try at the parts that did not arrive. */
function forgetFailures() {
  for (const screen of screens) screen.forget()
}

/** The whole site: what outlives a page, and the page. */
export function App({ backend, history }: AppProps) {
  // After the effects of everything inside, which then listens.
  useEffect(() => window.replayEarlyTaps?.(), [])
  return (
    <BackendProvider value={backend}>
      <CartProvider>
        <ScreensProvider value={screenAt}>
          <SiteRouter history={history} onLeave={forgetFailures}>
            <Root />
          </SiteRouter>
        </ScreensProvider>
      </CartProvider>
    </BackendProvider>
  )
}
