import { about, meta } from '../../content/pages/about'
import { heroPicture } from '../first-picture'
import { PageHead } from '../page-head'
import { paths } from '../paths'
import { CallToAction } from '../sections/call-to-action'
import { PageHero } from '../sections/page-hero'
import { TextSection, TextSections } from '../sections/text-section'
import { breadcrumbs } from '../structured-data'

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
