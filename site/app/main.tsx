import './site.css'
import { cn } from '@duskpane/ui/cn'
import { StrictMode, startTransition } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { createBackend } from '#backend'
import { App } from './app'
import { rememberControls } from './counterparts'
import { surviveMovedNodes } from './moved-nodes'
import { NOT_FOUND, pageAt } from './pages'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

const page = pageAt(location.pathname)

/** Lets the browser answer input before the next long task. */
const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    port2.postMessage(null)
  })

await nextTask()
// The first call builds tailwind-merge's table, which would lengthen the first slice of hydration.
cn()
await nextTask()
// Before hydration, so that the first render does not suspend. A failure shows when the page is rendered.
const module = await page?.chunk.load().catch(() => undefined)
await nextTask()
// The page has preloaded it; a separate task evaluates it.
const { createRoot, hydrateRoot } = await import('react-dom/client').catch((error: unknown) => {
  window.showNoScript()
  throw error
})
await nextTask()
// A script inserted after the first paint runs even while the rest of the page is still arriving.
if (document.readyState === 'loading') {
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
}

surviveMovedNodes()
const { carryOver, counterpart } = rememberControls(container)

function takeOver() {
  carryOver()
  window.replayEarlyTaps?.(counterpart)
}

const app = (
  <StrictMode>
    <BrowserRouter>
      <App backend={createBackend()} onReady={takeOver} />
    </BrowserRouter>
  </StrictMode>
)

// The host answers an unknown address with 404.html, and the development server every one with an
// empty page: only markup that was rendered for this very page can be hydrated.
if ((module || !page) && container.dataset.page === (module?.id ?? page?.id ?? NOT_FOUND)) {
  // A transition hydrates in slices: input in between is answered first.
  startTransition(() => {
    hydrateRoot(container, app)
  })
} else {
  createRoot(container).render(app)
}
