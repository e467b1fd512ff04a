import { lawsLink } from '@duskpane/content/navigation'
import { faq, meta } from '@duskpane/content/pages/faq'
import { paths } from '@duskpane/content/paths'
import { faqPage } from '@duskpane/content/structured-data'
import { Container } from '@duskpane/ui/container'
import { Heading } from '@duskpane/ui/heading'
import { Section } from '@duskpane/ui/section'
import { CallToAction } from '../sections/call-to-action'
import { Page } from '../sections/page'
import { TextLink } from '../sections/text-link'

export default function FaqsPage() {
  return (
    <Page path={paths.faqs} meta={meta} hero={faq.hero} data={[faqPage(faq.questions)]}>
      <Section>
        <Container>
          <nav aria-label={faq.contents} className="print:hidden">
            <ol className="list-decimal gap-x-12 ps-6 marker:text-text-muted sm:columns-2 lg:columns-3">
              {faq.questions.map(({ id, question }) => (
                <li key={id} className="break-inside-avoid py-1 ps-1">
                  <TextLink to={`#${id}`}>{question}</TextLink>
                </li>
              ))}
            </ol>
          </nav>
          <ol className="mt-8 list-decimal ps-10 *:border-t *:border-line print:*:border-0">
            {faq.questions.map(({ id, question, answer }) => (
              <li
                key={id}
                id={id}
                className="py-6 ps-1 marker:text-xl marker:font-semibold marker:text-text-muted md:py-8 print:break-inside-avoid print:py-1"
              >
                <div className="grid grid-cols-1 gap-x-12 gap-y-2 lg:grid-cols-[1fr_2fr]">
                  <Heading level={2} size="xl">
                    {question}
                  </Heading>
                  <p className="max-w-reading text-lg">{answer}</p>
                </div>
              </li>
            ))}
          </ol>
        </Container>
      </Section>
      <CallToAction
        title={faq.closing.title}
        text={faq.closing.text}
        links={[faq.closing.action, lawsLink]}
      />
    </Page>
  )
}
