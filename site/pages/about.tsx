import { about, meta } from '@duskpane/content/pages/about'
import { paths } from '@duskpane/content/paths'
import { CallToAction } from '../sections/call-to-action'
import { heroPicture } from '../sections/first-picture'
import { PageHead } from '../sections/page-head'
import { PageHero } from '../sections/page-hero'
import { breadcrumbs } from '../sections/structured-data'
import { TextSection, TextSections } from '../sections/text-section'

export const firstPicture = heroPicture(about.hero)

export default function AboutPage() {
  const trail = [{ name: meta.title, to: paths.about }]
  return (
    <>
      <PageHead meta={meta} path={paths.about} data={[breadcrumbs(trail)]} />
      <PageHero title={meta.title} {...about.hero} />
      <TextSections>
        {about.sections.map((section) => (
          <TextSection key={section.id} {...section} />
        ))}
      </TextSections>
      <CallToAction
        title={about.closing.title}
        text={about.closing.text}
        links={about.closing.actions}
      />
    </>
  )
}
