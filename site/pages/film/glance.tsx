import type { Film } from '@duskpane/content/films/catalog'
import { priceOf, thicknessesOf } from '@duskpane/content/films/glance'
import { filmText } from '@duskpane/content/pages/film'
import type { Link as LinkContent } from '@duskpane/content/schema'
import { cn } from '@duskpane/ui/cn'
import { Container } from '@duskpane/ui/container'
import { Heading } from '@duskpane/ui/heading'
import { Section } from '@duskpane/ui/section'
import type { ReactNode } from 'react'
import { late } from '../../load/late'
import { TextLink } from '../../sections/text-link'

const text = filmText.glance

/** The anchor of the tint-law tool. */
export const LAW_ID = 'tint-law'

// The limits of all places, which the markup of the page does not need again.
const LegalPlaces = late(() => import('../../features/laws/legal-places'), {
  fallback: <p className="text-text-muted">{text.lawText}</p>,
  inert: true,
})

/** What people ask of a line: what it costs, where it is legal, its warranty. */
export function Glance({ film }: { readonly film: Film }) {
  const { market } = film
  const { warranty = text.lasts } = film.traits
  return (
    <Section id="glance" spacing="none" className="py-8 md:py-10">
      <Container className="grid gap-x-10 gap-y-4 md:grid-flow-col md:auto-cols-fr">
        <Fact title={text.price} {...priceOf(film)} />
        {market === 'automotive' && (
          <Fact title={text.law} link={{ name: text.lawLink, to: `#${LAW_ID}` }}>
            <Legal film={film} />
          </Fact>
        )}
        <Fact title={text.warranty} answer={warranty.title} text={warranty.text} />
      </Container>
    </Section>
  )
}

/** The useful sentence about the law, as far as it can be said of a whole line. */
function Legal({ film: { models, traits } }: { readonly film: Film }) {
  return models.length > 0 && traits.thicknesses.length === 0 ? (
    <LegalPlaces models={models} />
  ) : (
    <p className="text-text-muted">{text.lawText}</p>
  )
}

/** Every thickness of a line, drawn to one scale. */
export function Thicknesses({ film }: { readonly film: Film }) {
  const { tiles, title, note } = thicknessesOf(film)
  if (tiles.length === 0) return null
  return (
    <Section spacing="none" className="py-8 md:py-10">
      <Container className="grid gap-4 md:gap-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <Heading level={2} size="2xl">
            {title}
          </Heading>
          <p className="text-sm text-text-muted">{note}</p>
        </div>
        <ul
          className={cn(
            'grid gap-x-3 gap-y-4 md:grid-flow-col md:auto-cols-fr md:grid-cols-none',
            // On a phone none stands alone in its row.
            tiles.length === 4 ? 'grid-cols-2' : 'grid-cols-3',
          )}
        >
          {tiles.map(({ name, value, height }) => (
            <li key={name} className="grid min-w-0 gap-0.5 text-sm wrap-anywhere">
              <span className="mb-1.5 flex h-14 flex-col justify-end md:h-24">
                <span
                  aria-hidden
                  className="block bg-text/70 forced-colors:bg-[CanvasText]"
                  style={{ height: `${height}%` }}
                />
              </span>
              <span className="font-semibold">{name}</span>
              <span className="text-text-muted tabular-nums">{value}</span>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  )
}

interface FactProps {
  readonly title: string
  readonly answer?: string | undefined
  readonly text?: string
  readonly link?: LinkContent
  readonly children?: ReactNode
}

function Fact({ title, answer, text, link, children }: FactProps) {
  return (
    <div className="grid content-start gap-1 border-t border-line-strong pt-3 md:gap-1.5 md:pt-4">
      <h2 className="text-sm font-semibold text-text-muted">{title}</h2>
      {answer && <p className="text-xl font-semibold">{answer}</p>}
      {text && <p className="text-text-muted">{text}</p>}
      {children}
      {link && (
        <p className="print:hidden">
          <TextLink to={link.to}>{link.name}</TextLink>
        </p>
      )}
    </div>
  )
}
