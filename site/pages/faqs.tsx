import { faq, meta } from '@duskpane/content/pages/faq'
import { paths } from '@duskpane/content/paths'
import { Container } from '@duskpane/ui/container'
import { Disclosure, DisclosureGroup } from '@duskpane/ui/disclosure'
import { Section } from '@duskpane/ui/section'
import { CallToAction } from '../sections/call-to-action'
import { PageHead } from '../sections/page-head'
import { PageHero } from '../sections/page-hero'
import { breadcrumbs, faqPage } from '../sections/structured-data'

export default function FaqsPage() {
  const trail = [{ name: meta.title, to: paths.faqs }]
  return (
    <>
      <PageHead meta={meta} path={paths.faqs} data={[breadcrumbs(trail), faqPage(faq.questions)]} />
      <PageHero title={meta.title} {...faq.hero} />
      <Section>
        <Container>
          <DisclosureGroup numbering="decimal">
            {faq.questions.map(({ question, answer }) => (
              <Disclosure key={question} summary={question}>
                {answer}
              </Disclosure>
            ))}
          </DisclosureGroup>
        </Container>
      </Section>
      <CallToAction
        title={faq.closing.title}
        text={faq.closing.text}
        links={[faq.closing.action]}
      />
    </>
  )
}
