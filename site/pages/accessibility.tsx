import { accessibility, meta } from '@duskpane/content/pages/accessibility'
import { paths } from '@duskpane/content/paths'
import { TitledList } from '@duskpane/ui/titled-list'
import { ContactWays } from '../sections/contact-ways'
import { Footnote } from '../sections/footnote'
import { Page } from '../sections/page'
import { TextSection, TextSections } from '../sections/text-section'

export default function AccessibilityPage() {
  const { hero, standard, tests, browsers, limits, report, about, illustrativeNote } = accessibility
  return (
    <Page path={paths.accessibility} meta={meta} hero={hero}>
      <TextSections>
        <TextSection {...standard} />
        <TextSection {...tests}>
          <TitledList items={tests.items} layout="column" />
        </TextSection>
        <TextSection {...browsers} />
        <TextSection {...limits}>
          <TitledList items={limits.items} layout="column" />
        </TextSection>
        <TextSection {...report}>
          <ContactWays />
        </TextSection>
        <TextSection {...about}>
          <Footnote>{illustrativeNote}</Footnote>
        </TextSection>
      </TextSections>
    </Page>
  )
}
