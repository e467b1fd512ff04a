import type { TintLaw } from '@duskpane/content/laws/tint-law'
import { subjectsOf } from '@duskpane/content/laws/words'
import { lawPage } from '@duskpane/content/pages/law'
import { Container } from '@duskpane/ui/container'
import { Heading } from '@duskpane/ui/heading'
import { Section } from '@duskpane/ui/section'
import { SectionHeading } from '@duskpane/ui/section-heading'

const text = lawPage.words

/** What the numbers leave out, one subject after the other. */
export function LawWords({ law }: { readonly law: TintLaw }) {
  return (
    <Section id="words" className="border-t border-line">
      <Container className="grid gap-x-16 gap-y-5 lg:grid-cols-[1fr_2fr]">
        <SectionHeading title={text.title} className="mb-0 self-start" />
        <div className="grid gap-6 md:gap-8">
          {subjectsOf(law).map(({ title, sentences }) => (
            <div key={title} className="grid gap-3 border-t border-line-strong pt-5">
              <Heading level={3} size="lg">
                {title}
              </Heading>
              {sentences.map((sentence) => (
                <p key={sentence} className="max-w-reading">
                  {sentence}
                </p>
              ))}
            </div>
          ))}
        </div>
      </Container>
    </Section>
  )
}
