import { useEffect } from 'react'
import type { Backend } from '../backend/backend'
import { BackendProvider } from '../backend/context'
import { CartProvider } from '../cart/cart-context'
import { SentFormsProvider } from '../forms/sent-forms'
import { Root } from './root'

/** The whole site: what outlives a page, and the page. Needs a router around it. */
export function App({ backend }: { readonly backend: Backend }) {
  // An effect of the outermost component runs last: everything inside listens by then.
  useEffect(() => window.replayEarlyTaps?.(), [])
  return (
    <BackendProvider value={backend}>
      <CartProvider>
        <SentFormsProvider>
          <Root />
        </SentFormsProvider>
      </CartProvider>
    </BackendProvider>
  )
}
