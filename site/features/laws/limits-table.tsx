import { countedText, limitRows } from '@duskpane/content/laws/limit-rows'
import { verdictText } from '@duskpane/content/laws/text'
import type { TintLaw } from '@duskpane/content/laws/tint-law'
import { lawPage } from '@duskpane/content/pages/law'
import { SpecTable } from '@duskpane/ui/spec-table'
import { TitledSection } from '../../sections/titled-section'

const text = lawPage.table

/** The limits of cars and larger vehicles, and what they count. */
export function LimitsTable({ law }: { readonly law: TintLaw }) {
  return (
    <TitledSection
      id="limits"
      className="border-t border-line"
      heading="beside"
      title={text.title}
      text={countedText(law)}
    >
      <SpecTable
        caption={text.caption}
        columns={[
          { key: 'window', header: text.window },
          { key: 'car', header: verdictText.vehicles.car },
          { key: 'mpv', header: verdictText.vehicles.mpv },
        ]}
        rows={limitRows(law)}
      />
    </TitledSection>
  )
}
