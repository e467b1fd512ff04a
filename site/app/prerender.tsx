import { brand } from '@duskpane/content/brand'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import type { Backend } from '../backend/backend'
import { NOT_FOUND, screenAt, screens } from '../router/routes'
import { App } from './app'

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

/** The address of every screen. */
export const screenPaths = screens.map(({ path }) => path)

export { brand, NOT_FOUND }

/**
 * Renders one address to static markup.
 * @returns the tags for the head, the markup of the body, and the id of the screen that matched
 * @throws what a component throws: no page is built with an error screen in its place
 */
export async function render(path: string, kind: Backend['kind']) {
  const screen = screenAt(path)
  await screen?.load()
  const history = createMemoryHistory({ initialEntries: [path] })

  const { prelude } = await prerender(
    <StrictMode>
      <App backend={buildTimeBackend(kind)} history={history} />
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
    screen: screen?.id ?? NOT_FOUND,
  }
}
