import { about, meta } from '../../content/pages/about'
import { Container } from '../../ui/container'
import { Heading } from '../../ui/heading'
import { Section } from '../../ui/section'
import { heroPicture } from '../first-picture'
import { PageHead } from '../page-head'
import { paths } from '../paths'
import { ActionLinks } from '../sections/action-links'
import { PageHero } from '../sections/page-hero'
import { breadcrumbs } from '../structured-data'

export const firstPicture = heroPicture(about.hero)

export default function AboutPage() {
  const trail = [{ name: meta.title, to: paths.about }]
  return (
    <>
      <PageHead meta={meta} path={paths.about} data={[breadcrumbs(trail)]} />
      <PageHero title={meta.title} {...about.hero} />
      {about.sections.map(({ id, title, text }, index) => (
        <Section key={id} id={id} spacing="none" aria-labelledby={`${id}-title`}>
          <Container>
            <div
              className={`grid gap-x-12 gap-y-4 py-12 md:grid-cols-[1fr_2fr] md:py-16 ${index > 0 ? 'border-t border-line' : ''}`}
            >
              <Heading level={2} size="2xl" id={`${id}-title`}>
                {title}
              </Heading>
              <div className="grid max-w-reading gap-5 text-lg">
                {text.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </div>
          </Container>
        </Section>
      ))}
      <Section theme="ink" spacing="md">
        <Container>
          <ActionLinks links={about.actions} />
        </Container>
      </Section>
    </>
  )
}
