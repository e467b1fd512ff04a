import './site.css'
import { StrictMode, startTransition } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { createBackend } from '#backend'
import { NOT_FOUND, screenAt } from '../router/routes'
import { App } from './app'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

const screen = screenAt(location.pathname)

/** Lets the browser answer a tap before the next long piece of work. */
const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    port2.postMessage(null)
  })

// First, so that the first render is whole. What fails is asked for again by that render, and shows.
const ready = await screen?.load().catch(() => undefined)
await nextTask()
// Evaluated in a task of its own; the file itself is here already.
const { createRoot, hydrateRoot } = await import('react-dom/client')
await nextTask()

const app = (
  <StrictMode>
    <App backend={createBackend()} history={createBrowserHistory({ v5Compat: true })} />
  </StrictMode>
)

// The host answers an unknown address with 404.html, and the development server every one with an
// empty page: only markup that was rendered for this very screen can be hydrated.
if ((ready || !screen) && container.dataset.screen === (screen?.id ?? NOT_FOUND)) {
  // A transition hydrates in slices: a tap in between is answered first.
  startTransition(() => {
    hydrateRoot(container, app)
  })
} else {
  createRoot(container).render(app)
}
