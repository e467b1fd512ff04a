import { footer, header } from '@duskpane/content/navigation'
import { errors, meta } from '@duskpane/content/pages/errors'
import type { Link as LinkContent } from '@duskpane/content/schema'
import { Button } from '@duskpane/ui/button'
import { Container } from '@duskpane/ui/container'
import { Eyebrow, Heading } from '@duskpane/ui/heading'
import { Link } from '@duskpane/ui/link'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Logo } from '../layout/logo'
import { PageHead } from '../sections/page-head'
import { AppLink } from './app-link'
import { PartError } from './part'

const NEAREST = 3

/** Every page worth suggesting, each once. */
const knownPages: readonly LinkContent[] = [
  ...new Map(
    [
      ...errors.others,
      ...header.menu.items.flatMap(({ name, to, dropdown = [] }) => [{ name, to }, ...dropdown]),
      header.action,
      ...header.topBar.links,
      ...footer.quickLinks.links,
      ...footer.legalLinks,
    ].map((link) => [link.to, link]),
  ).values(),
]

/** The nearest pages to the current address, worked out in the browser: 404.html serves them all. */
function useNearestPages(): readonly LinkContent[] {
  const { pathname } = useLocation()
  const [pages, setPages] = useState(knownPages.slice(0, NEAREST))
  useEffect(() => {
    import('./nearest-pages').then(
      ({ nearestPages }) => setPages([...nearestPages(pathname, knownPages, NEAREST)]),
      // The pages shown so far are as good a way on.
      () => {},
    )
  }, [pathname])
  return pages
}

function errorText(error: unknown): string {
  if (typeof error === 'string') return error
  return error instanceof Error && error.message ? error.message : errors.unknown
}

/**
 * Replaces the page when it cannot be shown: an unknown address, a part that did not load, a fault.
 * `error` is what was thrown, or the words to show.
 */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const pages = useNearestPages()
  return (
    <div data-theme="ink" className="grid min-h-dvh grid-rows-[auto_1fr] bg-surface">
      <PageHead meta={meta} />
      <header>
        <Container className="py-5">
          <Logo label={header.homeLabel} />
        </Container>
      </header>
      <main id="main">
        <Container className="grid gap-10 py-14 md:py-24">
          <div className="grid gap-4">
            <Eyebrow asChild className="tracking-normal normal-case">
              <h1>{errors.title}</h1>
            </Eyebrow>
            <p className="text-4xl font-semibold tracking-[-0.03em] wrap-anywhere">
              {errorText(error)}
            </p>
          </div>
          {error instanceof PartError && (
            <Button className="justify-self-start" onClick={() => location.reload()}>
              {errors.reload}
            </Button>
          )}
          <nav aria-labelledby="nearest" className="grid gap-4">
            <Heading level={2} size="lg" id="nearest">
              {errors.nearest}
            </Heading>
            <ul className="grid gap-2">
              {pages.map(({ name, to }) => (
                <li key={to}>
                  <Link variant="standalone" asChild>
                    <AppLink to={to}>{name}</AppLink>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </Container>
      </main>
    </div>
  )
}
