import { about, meta } from '@duskpane/content/pages/about'
import { paths } from '@duskpane/content/paths'
import { CallToAction } from '../sections/call-to-action'
import { heroPicture } from '../sections/first-picture'
import { Page } from '../sections/page'
import { TextSection, TextSections } from '../sections/text-section'

export const firstPicture = heroPicture(about.hero.picture.source, 'paper')

export default function AboutPage() {
  return (
    <Page path={paths.about} meta={meta} hero={about.hero}>
      <TextSections>
        {about.sections.map((section) => (
          <TextSection key={section.id} {...section} />
        ))}
      </TextSections>
      <CallToAction {...about.closing} />
    </Page>
  )
}
