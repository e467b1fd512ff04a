import './public.css'
import { StrictMode, startTransition } from 'react'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { createBackend } from '#backend'
import { App } from './app'
import { forgetPositionOfNewVisit } from './layout/page-scroll'
import { routes } from './routes'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

const matches = matchRoutes(routes, location.pathname) ?? []

/** Puts the current screen into the route table, so that the first render is whole. */
async function inlineCurrentScreen() {
  for (const { route } of matches) {
    if (typeof route.lazy !== 'function') continue
    // On failure the route stays lazy: the router tries again and shows the error screen.
    const loaded = await route.lazy().catch(() => undefined)
    if (loaded) {
      Object.assign(route, loaded)
      delete route.lazy
    }
  }
}

/** Lets the browser answer a tap before the next long piece of work. */
const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    port2.postMessage(null)
  })

forgetPositionOfNewVisit()
await inlineCurrentScreen()
await nextTask()
// Evaluated in a task of its own; the file itself is here already.
const { createRoot, hydrateRoot } = await import('react-dom/client')
await nextTask()

// Data given, though there is none: without it the router takes the page for a new one and
// scrolls a visitor who has begun to read back to the top.
const router = createBrowserRouter(routes, { hydrationData: { loaderData: {} } })

const app = (
  <StrictMode>
    <App backend={createBackend()} routes={routes}>
      <RouterProvider router={router} />
    </App>
  </StrictMode>
)

// The host answers an unknown address with 404.html, and the development server every one with an
// empty page: only markup that was rendered for this very screen can be hydrated.
const screenId = matches.at(-1)?.route.id ?? 'not-found'
const ready = matches.every(({ route }) => !route.lazy)
if (ready && container.dataset.screen === screenId) {
  // A transition hydrates in slices: a tap in between is answered first.
  startTransition(() => {
    hydrateRoot(container, app)
  })
} else {
  createRoot(container).render(app)
}
