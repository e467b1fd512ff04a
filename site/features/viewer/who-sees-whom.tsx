import type { Model } from '@duskpane/content/films/catalog'
import { sights } from '@duskpane/content/scenes/sights'
import { sightsText as text } from '@duskpane/content/sights'
import { cn } from '@duskpane/ui/cn'
import { Container } from '@duskpane/ui/container'
import { FieldSet } from '@duskpane/ui/field'
import { RadioGroup, RadioGroupItem } from '@duskpane/ui/radio-group'
import { Section } from '@duskpane/ui/section'
import { SectionHeading } from '@duskpane/ui/section-heading'
import { useNear } from '@duskpane/ui/use-near'
import { useRef, useState } from 'react'
import { chunk } from '../../load/chunk'
import { PartFailure } from '../../load/part-failure'
import { useChunk } from '../../load/use-chunk'
import { useChoice } from '../../router/use-choice'
import { SightGrid, SightNote, SightStill } from './sight-grid'

export interface WhoSeesWhomProps {
  /** The line's name. */
  readonly line: string
  readonly models: readonly Model[]
  /** Per cent of visible light. */
  readonly reflectance: { readonly inside: number; readonly outside: number }
}

const sightPictures = chunk(() => import('./sight-pictures'))

/**
 * A mirror film from the street and from the room, by day and after dark: stills of bare glass and of one
 * film, and the pictures of the line's own models once the visitor comes near, touches them or has opened
 * a link with a choice.
 */
export default function WhoSeesWhom(props: WhoSeesWhomProps) {
  const place = useRef<HTMLDivElement>(null)
  const [chosen, choose] = useChoice()
  const near = useNear(place)
  const [touched, setTouched] = useState(false)
  const pictures = useChunk(sightPictures, near || touched || chosen.has('sight'), {
    place,
    onArrival() {
      const still = place.current?.querySelector<HTMLInputElement>('[name=sight]:checked')
      if (still?.value === 'none') choose({ sight: 'none' })
    },
  })
  const Pictures = typeof pictures === 'object' ? pictures.SightPictures : undefined

  return (
    <Section theme="ink" id="who-sees-whom" className="print:hidden">
      <Container>
        <SectionHeading title={text.title} text={text.lead} />
        <div
          // An element anew, without the `:has` of the stills: see `ViewerSection`.
          key={Pictures ? 'pictures' : 'stills'}
          ref={place}
          onChange={() => setTouched(true)}
          className={cn('grid gap-8', !Pictures && 'group/sights')}
        >
          {Pictures ? (
            <Pictures {...props} />
          ) : (
            <>
              {/* As high as the list that replaces it, so that nothing below moves. */}
              <div className="min-h-44 sm:min-h-26">
                <FieldSet name="sight" label={text.legend}>
                  <RadioGroup defaultValue="film">
                    <RadioGroupItem value="none">{text.bare}</RadioGroupItem>
                    <RadioGroupItem value="film">{text.film(sights.still)}</RadioGroupItem>
                  </RadioGroup>
                </FieldSet>
              </div>
              {pictures === 'failed' && <PartFailure text={text.failure} />}
              <SightGrid views={sights.views}>
                {(view) => (
                  <div className="overflow-clip rounded-lg">
                    {/* One of them in view: that whose radio is checked, by CSS alone. */}
                    <SightStill
                      view={view}
                      sights={sights}
                      film={false}
                      className="hidden group-has-[[name=sight][value=none]:checked]/sights:block"
                    />
                    <SightStill
                      view={view}
                      sights={sights}
                      film
                      className="group-has-[[name=sight][value=none]:checked]/sights:hidden"
                    />
                  </div>
                )}
              </SightGrid>
              {/* The link that follows it in the end, or stands beside it, is as high. */}
              <SightNote className="mb-20 lg:mb-0" />
            </>
          )}
        </div>
      </Container>
    </Section>
  )
}
