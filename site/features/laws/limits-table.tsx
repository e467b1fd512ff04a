import { limitText, windowNames } from '@duskpane/content/laws/sentences'
import { verdictText } from '@duskpane/content/laws/text'
import type { TintLaw } from '@duskpane/content/laws/tint-law'
import { lawPage } from '@duskpane/content/pages/law'
import { Container } from '@duskpane/ui/container'
import { Section } from '@duskpane/ui/section'
import { SectionHeading } from '@duskpane/ui/section-heading'
import { SpecTable } from '@duskpane/ui/spec-table'

const text = lawPage.table

/** The limits of cars and larger vehicles, and what they count. */
export function LimitsTable({ law }: { readonly law: TintLaw }) {
  const { basis, car, mpv, tolerance, filmFloor } = law
  const counted = [
    text.text[basis],
    tolerance !== null && text.tolerance(tolerance),
    filmFloor !== null && text.floor(filmFloor),
  ]
  return (
    <Section id="limits" className="border-t border-line">
      <Container className="grid gap-x-16 gap-y-5 lg:grid-cols-[1fr_2fr]">
        <SectionHeading
          title={text.title}
          text={counted.filter(Boolean).join(' ')}
          className="mb-0 self-start"
        />
        <SpecTable
          caption={text.caption}
          columns={[
            { key: 'window', header: text.window },
            { key: 'car', header: verdictText.vehicles.car },
            { key: 'mpv', header: verdictText.vehicles.mpv },
          ]}
          rows={windowNames.map((window) => ({
            window: verdictText.windows[window],
            car: limitText(car[window]),
            mpv: limitText(mpv[window]),
          }))}
        />
      </Container>
    </Section>
  )
}
