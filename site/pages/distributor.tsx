import { distributorForm } from '@duskpane/content/forms/distributor'
import { distributor, meta } from '@duskpane/content/pages/distributor'
import { paths } from '@duskpane/content/paths'
import { Container } from '@duskpane/ui/container'
import { Section } from '@duskpane/ui/section'
import { SectionHeading } from '@duskpane/ui/section-heading'
import { TitledList } from '@duskpane/ui/titled-list'
import { DistributorForm } from '../forms/distributor-form'
import { Page } from '../sections/page'
import { TitledSection } from '../sections/titled-section'

export default function DistributorPage() {
  const { hero, offer, asked, steps } = distributor
  return (
    <Page path={paths.distributor} meta={meta} hero={hero}>
      <Section>
        <Container className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
          <div>
            <SectionHeading title={offer.title} />
            <TitledList items={offer.items} layout="column" />
          </div>
          <div>
            <SectionHeading title={asked.title} />
            <TitledList items={asked.items} layout="column" />
          </div>
        </Container>
      </Section>
      <TitledSection theme="ink" title={steps.title}>
        <TitledList items={steps.items} numbered />
      </TitledSection>
      <TitledSection
        title={distributorForm.title}
        text={distributorForm.intro}
        heading="beside"
        className="has-data-[slot=form-success]:**:data-[slot=lead]:hidden"
      >
        <div className="min-w-0">
          <DistributorForm />
        </div>
      </TitledSection>
    </Page>
  )
}
