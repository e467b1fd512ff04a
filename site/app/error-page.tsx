import { knownPages } from '@duskpane/content/known-pages'
import { errors, meta } from '@duskpane/content/pages/errors'
import type { Link as LinkContent } from '@duskpane/content/schema'
import { Button } from '@duskpane/ui/button'
import { Heading } from '@duskpane/ui/heading'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { ChunkLoadError, chunk, forgetFailures } from '../load/chunk'
import { useChunk } from '../load/use-chunk'
import { PageHead } from '../sections/page-head'
import { PageHero } from '../sections/page-hero'
import { TextLink } from '../sections/text-link'

const NEAREST = 3

const search = chunk(() => import('@duskpane/content/nearest-pages'))

/** The pages nearest to the current address, found in the browser: 404.html serves every address. */
function useNearestPages(): readonly LinkContent[] {
  const { pathname } = useLocation()
  const found = useChunk(search, true)
  return typeof found === 'object' ? found.nearestPages(pathname, knownPages, NEAREST) : []
}

function errorText(error: unknown): string {
  if (typeof error === 'string') return error
  if (error instanceof ChunkLoadError) return errors.chunkFailed(error.id)
  return error instanceof Error && error.message ? error.message : errors.unknown
}

/**
 * Replaces a page that cannot be shown: an unknown address, a chunk that did not load, a bug.
 * @param error what was thrown, or the text to show
 */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const nearest = useNearestPages()
  useEffect(() => forgetFailures, [])
  return (
    <>
      <PageHead meta={meta} />
      <PageHero
        variant="side"
        title={errors.title}
        headline={errorText(error)}
        picture={errors.picture}
      >
        {error instanceof ChunkLoadError && (
          <Button className="justify-self-start" onClick={() => location.reload()}>
            {errors.reload}
          </Button>
        )}
        <nav aria-labelledby="nearest" className="mt-4 grid gap-2">
          <Heading level={2} size="lg" id="nearest">
            {errors.nearest}
          </Heading>
          <div className="grid gap-x-6 sm:grid-cols-2">
            <Pages links={errors.first} className="border-t border-line" />
            {/* As high as what is found, so that nothing moves when it comes. */}
            <div className="min-h-[9.2rem] sm:border-t sm:border-line noscript:hidden">
              {nearest.length > 0 && <Pages links={nearest} />}
            </div>
          </div>
        </nav>
      </PageHero>
    </>
  )
}

interface PagesProps {
  readonly links: readonly LinkContent[]
  readonly className?: string
}

function Pages({ links, className }: PagesProps) {
  return (
    <ul className={className}>
      {links.map(({ name, to }) => (
        <li key={to} className="border-b border-line">
          <TextLink variant="standalone" className="min-h-12" to={to}>
            {name}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
