import { accessibility, meta } from '@duskpane/content/pages/accessibility'
import { paths } from '@duskpane/content/paths'
import { TitledList } from '@duskpane/ui/titled-list'
import { ContactWays } from '../sections/contact-ways'
import { PageHead } from '../sections/page-head'
import { PageHero } from '../sections/page-hero'
import { breadcrumbs } from '../sections/structured-data'
import { TextSection, TextSections } from '../sections/text-section'

export default function AccessibilityPage() {
  const { hero, standard, tests, limits, report, about, illustrativeNote } = accessibility
  const trail = [{ name: meta.title, to: paths.accessibility }]
  return (
    <>
      <PageHead meta={meta} path={paths.accessibility} data={[breadcrumbs(trail)]} />
      <PageHero title={meta.title} {...hero} />
      <TextSections>
        <TextSection {...standard} />
        <TextSection {...tests}>
          <TitledList items={tests.items} layout="column" />
        </TextSection>
        <TextSection {...limits}>
          <TitledList items={limits.items} layout="column" />
        </TextSection>
        <TextSection {...report}>
          <ContactWays />
        </TextSection>
        <TextSection {...about}>
          <p className="text-sm text-text-muted">{illustrativeNote}</p>
        </TextSection>
      </TextSections>
    </>
  )
}
