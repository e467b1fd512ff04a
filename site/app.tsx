import { type ReactNode, useEffect } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { Backend } from './backend/backend'
import { BackendProvider } from './backend-context'
import { CartProvider } from './cart/cart-context'
import { RoutesProvider } from './layout/routes-context'

interface AppProps {
  readonly backend: Backend
  readonly routes: RouteObject[]
  /** The router, which differs between the browser and the prerender. */
  readonly children: ReactNode
}

/** What outlives a page: the backend, the cart and the route table. */
export function App({ backend, routes, children }: AppProps) {
  // After the effects of everything inside, which then listens.
  useEffect(() => window.replayEarlyTaps?.(), [])
  return (
    <BackendProvider value={backend}>
      <CartProvider>
        <RoutesProvider value={routes}>{children}</RoutesProvider>
      </CartProvider>
    </BackendProvider>
  )
}
