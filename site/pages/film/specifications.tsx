import type { Film, Model } from '@duskpane/content/films/catalog'
import { filmText as text } from '@duskpane/content/films/text'
import { paths } from '@duskpane/content/paths'
import { Button } from '@duskpane/ui/button'
import { Container } from '@duskpane/ui/container'
import { Section } from '@duskpane/ui/section'
import { SectionHeading } from '@duskpane/ui/section-heading'
import { late } from '../../load/late'
import { TextLink } from '../../sections/text-link'
import { SPECIFICATIONS_ID } from './hero-facts'

const SpecSheet = late(() => import('./spec-sheet'), {
  fallback: <div className="min-h-screen" />,
  links: true,
})

interface SpecificationsProps {
  readonly film: Film
  /** What is compared; undefined where too little is known of each. */
  readonly model: Model | undefined
}

/** The values of a line, to compare, print or download. Its button works before the sheet's script has come, and without. */
export function Specifications({ film, model }: SpecificationsProps) {
  return (
    <Section id={SPECIFICATIONS_ID} theme="day" spacing="sm">
      <Container>
        <SectionHeading title={text.specifications}>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
            {model && (
              <TextLink to={`${paths.compare}?${new URLSearchParams({ film: model.name })}`}>
                {text.compare}
              </TextLink>
            )}
            <Button variant="outline" size="sm" className="noscript:hidden" onClick={() => print()}>
              {text.print}
            </Button>
          </div>
        </SectionHeading>
        <SpecSheet film={film} />
      </Container>
    </Section>
  )
}
