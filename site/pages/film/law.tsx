import type { Film, Model } from '@duskpane/content/films/catalog'
import { filmText } from '@duskpane/content/films/text'
import { lawsLink } from '@duskpane/content/navigation'
import { cn } from '@duskpane/ui/cn'
import { Container } from '@duskpane/ui/container'
import { Section } from '@duskpane/ui/section'
import { SectionHeading } from '@duskpane/ui/section-heading'
import { useNear } from '@duskpane/ui/use-near'
import { useRef } from 'react'
import { chunk } from '../../load/chunk'
import { late } from '../../load/late'
import { PartFailure } from '../../load/part-failure'
import { useChunk } from '../../load/use-chunk'
import { TextLink } from '../../sections/text-link'

const text = filmText.law

/** The anchor of the tint-law tool. */
export const LAW_ID = 'tint-law'

// Its chunk has the limits of all places, which prerendered markup does not need until the visitor chooses.
const LegalPlaces = late(() => import('../../features/laws/legal-places'), {
  fallback: <p className="text-text-muted">{text.text}</p>,
  failure: null,
  until: 'changed',
})

const tintLawTool = chunk(() => import('../../features/laws/tint-law-tool'))

interface LawProps {
  readonly film: Film
  readonly model: Model | undefined
}

/** Where a line is legal: in how many states, if it has shades, and in the place that a visitor chooses. */
export function Law({ film, model }: LawProps) {
  const { thicknesses, goesOn } = film.traits
  const isForWindshield = goesOn.includes('windshield')
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place, { whileSavingData: true })
  const tool = useChunk(tintLawTool, near)
  return (
    <Section
      theme="ink"
      spacing="sm"
      id={LAW_ID}
      // No padding below another ink section.
      className="[[data-theme=ink]+&]:pt-0 print:hidden"
    >
      <Container>
        <SectionHeading title={text.title}>
          <TextLink variant="standalone" to={lawsLink.to}>
            {lawsLink.name}
          </TextLink>
        </SectionHeading>
        <div className="grid gap-6">
          {model && thicknesses.length === 0 && (
            <div>
              <LegalPlaces models={film.models} />
            </div>
          )}
          {/* As high as the tool before a place is chosen, so that nothing below moves. */}
          <div
            ref={place}
            className={cn(
              'noscript:hidden',
              model
                ? 'min-h-[25.3rem] min-[22rem]:min-h-[19.5rem] sm:min-h-[14.15rem] lg:min-h-[8.3rem]'
                : 'min-h-[13.65rem] sm:min-h-[8.3rem]',
            )}
          >
            {tool === 'failed' && <PartFailure />}
            {typeof tool === 'object' && (
              <tool.default
                {...(model && { models: film.models, model: model.name })}
                {...(isForWindshield && { windows: ['windshield'] })}
              />
            )}
          </div>
        </div>
      </Container>
    </Section>
  )
}
