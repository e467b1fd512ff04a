import { faq, meta } from '../../content/pages/faq'
import { Container } from '../../ui/container'
import { Disclosure, DisclosureGroup } from '../../ui/disclosure'
import { Section } from '../../ui/section'
import { PageHead } from '../page-head'
import { paths } from '../paths'
import { CallToAction } from '../sections/call-to-action'
import { PageHero } from '../sections/page-hero'
import { breadcrumbs, faqPage } from '../structured-data'

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
