import { useEffect } from 'react'
import type { Backend } from '../backend/backend'
import { CartProvider } from '../cart/cart-context'
import { SentFormsProvider } from '../forms/sent-forms'
import { Root } from '../router/root'
import { screenAt, screens } from '../router/routes'
import { ScreensProvider } from '../router/screens-context'
import { type SiteHistory, SiteRouter } from '../router/site-router'
import { BackendProvider } from './backend-context'

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
        <SentFormsProvider>
          <ScreensProvider value={screenAt}>
            <SiteRouter history={history} onLeave={forgetFailures}>
              <Root />
            </SiteRouter>
          </ScreensProvider>
        </SentFormsProvider>
      </CartProvider>
    </BackendProvider>
  )
}
