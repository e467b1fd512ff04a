import { paths } from '@duskpane/content/paths'
import type { FilmLine, Link, ListingCard, PageMeta, Picture } from '@duskpane/content/schema'
import { Container } from '@duskpane/ui/container'
import { Section } from '@duskpane/ui/section'
import { CallToAction } from './call-to-action'
import { FilmCard } from './film-card'
import { heroOfMarket } from './first-picture'
import { Page } from './page'

interface ListingProps {
  readonly meta: PageMeta
  readonly content: {
    readonly hero: { readonly headline: string; readonly lead: string; readonly picture: Picture }
    readonly linkName: string
    readonly cards: readonly ListingCard[]
    readonly closing: {
      readonly title: string
      readonly text: string
      readonly links: readonly Link[]
    }
  }
  readonly market: FilmLine['market']
}

/** A page that lists the film lines of one market. */
export function Listing({ meta, content, market }: ListingProps) {
  const { hero, linkName, cards, closing } = content
  return (
    <Page path={paths[market]} meta={meta} hero={{ ...hero, variant: heroOfMarket[market] }}>
      <Section>
        <Container>
          <ul className="grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
            {cards.map(({ title, description, picture, link }) => (
              <li key={link}>
                <FilmCard
                  film={{ name: title, summary: description, picture }}
                  to={link}
                  linkText={linkName}
                  level={2}
                />
              </li>
            ))}
          </ul>
        </Container>
      </Section>
      <CallToAction {...closing} />
    </Page>
  )
}
