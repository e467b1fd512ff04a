import { about, meta } from '../../content/pages/about'
import { Container } from '../../ui/container'
import { Section } from '../../ui/section'
import { heroPicture } from '../first-picture'
import { PageHead } from '../page-head'
import { paths } from '../paths'
import { ActionLinks } from '../sections/action-links'
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
      <Section theme="ink" spacing="md">
        <Container>
          <ActionLinks links={about.actions} />
        </Container>
      </Section>
    </>
  )
}
