import { brand, phoneLink } from '@duskpane/content/brand'
import { INQUIRY_ID } from '@duskpane/content/forms/inquiry'
import { clockOf, inquiryHeading } from '@duskpane/content/forms/inquiry-country'
import { footer } from '@duskpane/content/navigation'
import { dealers, meta } from '@duskpane/content/pages/dealers'
import { paths } from '@duskpane/content/paths'
import { type Dealer, plain } from '@duskpane/content/schema'
import { Card, CardContent, CardTitle } from '@duskpane/ui/card'
import { Container } from '@duskpane/ui/container'
import { Eyebrow, Heading } from '@duskpane/ui/heading'
import { Icon } from '@duskpane/ui/icon'
import { Link } from '@duskpane/ui/link'
import { Section } from '@duskpane/ui/section'
import { SectionHeading } from '@duskpane/ui/section-heading'
import { Mail, MapPin } from 'lucide'
import { DealerInquiryForm } from '../forms/dealer-inquiry-form'
import { useChoice } from '../router/use-choice'
import { OfficeAddress } from '../sections/office-address'
import { Page } from '../sections/page'
import { TitledSection } from '../sections/titled-section'
import { CountryChoice } from './dealers/country-choice'
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
        <ul className="grid gap-4 sm:gap-6 lg:grid-cols-3">
          {cards.map((dealer) => (
            <li key={dealer.region}>
              <DealerCard dealer={dealer} />
            </li>
          ))}
        </ul>
        <p className="mt-6 text-sm text-text-muted">{illustrativeNote}</p>
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

function DealerCard({ dealer }: { readonly dealer: Dealer }) {
  const [location, email] = [plain(dealer.location), plain(dealer.email)]
  return (
    <Card className="h-full">
      <CardContent>
        <Eyebrow>{dealer.region}</Eyebrow>
        <CardTitle>{plain(dealer.name)}</CardTitle>
        <p className="flex items-center gap-2">
          <Icon icon={MapPin} label={dealers.locationLabel} />
          <span>{location}</span>
        </p>
        <p className="flex items-center gap-2">
          <Icon icon={Mail} label={dealers.emailLabel} />
          <Link href={`mailto:${email}`} className="wrap-anywhere">
            {email}
          </Link>
        </p>
        {/* As high as with the time. */}
        <div className="min-h-14 text-sm">
          <Hours {...clockOf(dealer)} city={location.split(',')[0] ?? location} />
        </div>
      </CardContent>
    </Card>
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
