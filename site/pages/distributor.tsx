import { distributorForm } from '@duskpane/content/forms/distributor'
import { distributor, meta } from '@duskpane/content/pages/distributor'
import { paths } from '@duskpane/content/paths'
import { Container } from '@duskpane/ui/container'
import { Heading } from '@duskpane/ui/heading'
import { Section } from '@duskpane/ui/section'
import { SectionHeading } from '@duskpane/ui/section-heading'
import { TitledList } from '@duskpane/ui/titled-list'
import { DistributorForm } from '../forms/distributor-form'
import { HeadedForm } from '../sections/headed-form'
import { Page } from '../sections/page'

export default function DistributorPage() {
  const { hero, offer, steps } = distributor
  return (
    <Page path={paths.distributor} meta={meta} hero={hero}>
      <Section>
        <Container>
          <SectionHeading title={offer.title} />
          <TitledList items={offer.items} />
        </Container>
      </Section>
      <Section className="border-t border-line">
        <Container className="grid gap-x-16 gap-y-12 lg:grid-cols-[2fr_1fr]">
          <HeadedForm title={distributorForm.title} intro={distributorForm.intro}>
            <DistributorForm />
          </HeadedForm>
          <aside aria-labelledby="steps-title">
            <Heading level={2} size="2xl" id="steps-title" className="mb-8">
              {steps.title}
            </Heading>
            <TitledList items={steps.items} numbered layout="column" />
          </aside>
        </Container>
      </Section>
    </Page>
  )
}
