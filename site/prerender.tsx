import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { brand } from '../content/brand'
import { App } from './app'
import type { Backend } from './backend/backend'
import { routes, screenPaths } from './routes'

/** Nothing is stored or listed while a page is rendered at build; only its `kind` is read. */
function buildTimeBackend(kind: Backend['kind']): Backend {
  const refuse = async () => {
    throw new Error('The backend was called while prerendering.')
  }
  return {
    kind,
    submissions: { prepare() {}, submit: refuse, list: refuse, erase: refuse },
    admin: { signIn: refuse, signOut: refuse, restore: refuse },
  }
}

export { brand, screenPaths }

/**
 * Renders one address to static markup.
 * @returns the tags for the head, the markup of the body, the id of the screen that matched, and why
 * it did not
 */
export async function render(path: string, kind: Backend['kind']) {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} answered instead of rendering`)
  const router = createStaticRouter(handler.dataRoutes, context)

  const { prelude } = await prerender(
    <StrictMode>
      <App backend={buildTimeBackend(kind)} routes={routes}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>
    </StrictMode>,
    // No part may be sent behind a script: the page must be whole without one.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const markup = await new Response(prelude).text()

  // React emits what belongs into the head first.
  const head = /^(?:<(?:title)[^>]*>.*?<\/title>|<(?:meta|link)[^>]*>)*/s.exec(markup)?.[0] ?? ''
  return {
    head,
    body: markup.slice(head.length),
    errors: context.errors,
    screen: context.errors ? 'not-found' : (context.matches.at(-1)?.route.id ?? 'not-found'),
  }
}
