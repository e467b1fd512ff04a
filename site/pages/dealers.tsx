import { brand, phoneLink } from '@duskpane/content/brand'
import { INQUIRY_ID } from '@duskpane/content/forms/inquiry'
import { inquiryHeading } from '@duskpane/content/forms/inquiry-country'
import { footer } from '@duskpane/content/navigation'
import { dealers, meta } from '@duskpane/content/pages/dealers'
import { paths } from '@duskpane/content/paths'
import { plain } from '@duskpane/content/schema'
import { Container } from '@duskpane/ui/container'
import { Heading } from '@duskpane/ui/heading'
import { Link } from '@duskpane/ui/link'
import { Section } from '@duskpane/ui/section'
import { SectionHeading } from '@duskpane/ui/section-heading'
import { DealerInquiryForm } from '../forms/dealer-inquiry-form'
import { useChoice } from '../router/use-choice'
import { Footnote } from '../sections/footnote'
import { OfficeAddress } from '../sections/office-address'
import { Page } from '../sections/page'
import { TitledSection } from '../sections/titled-section'
import { CountryChoice } from './dealers/country-choice'
import { DealerCard } from './dealers/dealer-card'
import { Hours } from './dealers/hours'

export default function DealersPage() {
  const { hero, title, cards, illustrativeNote } = dealers
  return (
    <Page
      path={paths.dealers}
      meta={meta}
      hero={{ ...hero, variant: 'tall' }}
      heroContent={<CountryChoice />}
    >
      <TitledSection title={title}>
        <ul className="grid grid-cols-1 gap-4 sm:gap-6 lg:grid-cols-3">
          {cards.map((dealer) => (
            <li key={`${dealer.region} ${plain(dealer.name)}`}>
              <DealerCard dealer={dealer} />
            </li>
          ))}
        </ul>
        <Footnote className="mt-6">{illustrativeNote}</Footnote>
      </TitledSection>
      <Section id={INQUIRY_ID} className="border-t border-line">
        <Container className="grid gap-x-16 gap-y-14 lg:grid-cols-[3fr_2fr]">
          <Inquiry />
          <Office />
        </Container>
      </Section>
    </Page>
  )
}

/** The form, under a heading that fits who comes with a country, or from another page with a message. */
function Inquiry() {
  const [chosen] = useChoice()
  const heading = inquiryHeading(chosen)
  return (
    <div className="has-data-[slot=form-success]:**:data-[slot=section-heading]:hidden">
      <SectionHeading {...heading} />
      <DealerInquiryForm title={heading.title} />
    </div>
  )
}

/** Who answers where no dealer does. */
function Office() {
  const { office } = dealers
  return (
    <div className="grid content-start gap-4 border-line lg:border-s lg:ps-12">
      <Heading level={2} size="xl">
        {footer.office.title}
      </Heading>
      <address className="grid gap-4 not-italic">
        <span>
          <OfficeAddress />
        </span>
        <Link href={phoneLink} className="justify-self-start">
          {plain(brand.phone)}
        </Link>
      </address>
      <Hours city={brand.address.city} timeZone={office.timeZone} hours={office.hours} />
    </div>
  )
}
