import { lawsLink } from '@duskpane/content/navigation'
import { faq, meta } from '@duskpane/content/pages/faq'
import { paths } from '@duskpane/content/paths'
import { faqPage } from '@duskpane/content/structured-data'
import {
  Accordion,
  AccordionContent,
  AccordionItem,
  AccordionTrigger,
} from '@duskpane/ui/accordion'
import { Container } from '@duskpane/ui/container'
import { Section } from '@duskpane/ui/section'
import { CallToAction } from '../sections/call-to-action'
import { Page } from '../sections/page'

export default function FaqsPage() {
  return (
    <Page path={paths.faqs} meta={meta} hero={faq.hero} data={[faqPage(faq.questions)]}>
      <Section>
        <Container>
          <Accordion numbering="decimal">
            {faq.questions.map(({ question, answer }) => (
              <AccordionItem key={question}>
                <AccordionTrigger>{question}</AccordionTrigger>
                <AccordionContent>{answer}</AccordionContent>
              </AccordionItem>
            ))}
          </Accordion>
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
