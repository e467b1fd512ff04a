import { brand } from '@duskpane/content/brand'
import { tintLawData } from '@duskpane/content/laws/law-data'
import { places } from '@duskpane/content/laws/places'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import type { Backend } from '../backend/backend'
import { App } from './app'
import { NOT_FOUND, pageAt, pages } from './pages'

/** The address of every page. */
export const pagePaths = [...pages, ...places].map(({ path }) => path)

export { brand, NOT_FOUND, tintLawData }

/**
 * Renders one address to static markup.
 * @returns the tags for the head, the markup of the body, and the id of the page at the address
 * @throws what a component throws: no page is built with an error in its place
 */
export async function render(path: string, kind: Backend['kind']) {
  const page = pageAt(path)
  const module = await page?.chunk.load()

  // Nothing else of it is read while pages are rendered.
  const backend = { kind } as Backend
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App backend={backend} />
      </StaticRouter>
    </StrictMode>,
    // Inlines every Suspense boundary: the page must be complete without script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  // React marks what `ViewTransition` names, for parts that are streamed later; here nothing is, and HTML has no such
  // attributes.
  const markup = (await new Response(prelude).text()).replaceAll(/ vt-[a-z]+="[^"]*"/g, '')

  // React emits the tags that belong into the head first.
  const head = /^(?:<(?:title)[^>]*>.*?<\/title>|<(?:meta|link)[^>]*>)*/s.exec(markup)?.[0] ?? ''
  return {
    head,
    body: markup.slice(head.length),
    page: module?.id ?? page?.id ?? NOT_FOUND,
  }
}
