import type { TintLaw } from '@duskpane/content/laws/tint-law'
import { subjectsOf } from '@duskpane/content/laws/words'
import { lawPage } from '@duskpane/content/pages/law'
import { Heading } from '@duskpane/ui/heading'
import { TitledSection } from '../../sections/titled-section'

const text = lawPage.words

/** What the numbers leave out, one subject after the other. */
export function LawWords({ law }: { readonly law: TintLaw }) {
  return (
    <TitledSection id="words" className="border-t border-line" heading="beside" title={text.title}>
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
    </TitledSection>
  )
}
