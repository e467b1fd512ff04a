import { limitText, longDate, windowNames } from '@duskpane/content/laws/sentences'
import { verdictText } from '@duskpane/content/laws/text'
import type { ConditionalLimit, LimitsVersion, TintLaw } from '@duskpane/content/laws/tint-law'
import { lawPage } from '@duskpane/content/pages/law'
import { Container } from '@duskpane/ui/container'
import { Heading } from '@duskpane/ui/heading'
import { Section } from '@duskpane/ui/section'
import { SectionHeading } from '@duskpane/ui/section-heading'

const text = lawPage.words

/** What the numbers leave out, one subject after the other. */
export function LawWords({ law }: { readonly law: TintLaw }) {
  const { windshield, conditional = [], exemptions, notes = [], otherVersions = [] } = law
  const subjects = [
    { title: text.windshield, sentences: [windshield] },
    { title: text.conditions, sentences: conditional.map(conditionOf) },
    { title: text.reflectance, sentences: reflectanceOf(law) },
    { title: text.exemptions, sentences: [exemptions] },
    { title: text.notes, sentences: notes },
    { title: text.versions, sentences: otherVersions.map(versionOf) },
  ].filter(({ sentences }) => sentences.length > 0)
  return (
    <Section id="words" className="border-t border-line">
      <Container className="grid gap-x-16 gap-y-5 lg:grid-cols-[1fr_2fr]">
        <SectionHeading title={text.title} className="mb-0 self-start" />
        <div className="grid gap-6 md:gap-8">
          {subjects.map(({ title, sentences }) => (
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

function conditionOf({ vehicle, window, when, limit }: ConditionalLimit): string {
  const name = verdictText.windows[window]
  const where = vehicle === 'any' ? name : `${name} ${text.vehicleOnly[vehicle]}`
  return text.conditional(where, limitText(limit), when)
}

function reflectanceOf({ reflectance: { side, rear } }: TintLaw): string[] {
  const sentences = [
    side !== null && text.reflects(text.sides, side),
    rear !== null && text.reflects(text.rear, rear),
  ].filter((sentence) => sentence !== false)
  return sentences.length > 0 ? sentences : [text.noReflectance]
}

function versionOf({ from, until, car, mpv }: LimitsVersion): string {
  const span = [from && text.from(longDate(from)), until && text.until(longDate(until))]
  const limits = (vehicle: typeof car) =>
    windowNames
      .map((window) => text.limit(verdictText.windows[window], limitText(vehicle[window])))
      .join(', ')
  return text.version(span.filter(Boolean).join(' '), limits(car), limits(mpv))
}
