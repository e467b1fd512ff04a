import { useEffect } from 'react'
import type { Backend } from '../backend/backend'
import { BackendProvider } from '../backend/context'
import { CartProvider } from '../cart/cart-context'
import { SentFormsProvider } from '../forms/sent-forms'
import { Root } from './root'

interface AppProps {
  readonly backend: Backend
  /** The page answers to events. */
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
          <Root />
        </SentFormsProvider>
      </CartProvider>
    </BackendProvider>
  )
}
