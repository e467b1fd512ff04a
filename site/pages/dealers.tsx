import { brand, phoneLink } from '@duskpane/content/brand'
import { INQUIRY_ID } from '@duskpane/content/forms/inquiry'
import { clockOf, contactsOf, inquiryHeading } from '@duskpane/content/forms/inquiry-country'
import { footer } from '@duskpane/content/navigation'
import { dealers, meta } from '@duskpane/content/pages/dealers'
import { paths } from '@duskpane/content/paths'
import { type Dealer, type DealerPlace, plain } from '@duskpane/content/schema'
import { Card, CardContent, CardTitle } from '@duskpane/ui/card'
import { Container } from '@duskpane/ui/container'
import { Eyebrow, Heading } from '@duskpane/ui/heading'
import { Icon } from '@duskpane/ui/icon'
import { Link } from '@duskpane/ui/link'
import { Section } from '@duskpane/ui/section'
import { SectionHeading } from '@duskpane/ui/section-heading'
import { Globe, Mail, MapPin, Phone } from 'lucide'
import { DealerInquiryForm } from '../forms/dealer-inquiry-form'
import { useChoice } from '../router/use-choice'
import { Footnote } from '../sections/footnote'
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

const contactIcons = { email: Mail, phone: Phone, website: Globe } as const
const contactLabels = {
  email: dealers.emailLabel,
  phone: dealers.phoneLabel,
  website: dealers.websiteLabel,
} as const

function DealerCard({ dealer }: { readonly dealer: Dealer }) {
  const [main, ...others] = dealer.places
  return (
    <Card className="h-full">
      <CardContent>
        <Eyebrow>{dealer.region}</Eyebrow>
        <CardTitle>{plain(dealer.name)}</CardTitle>
        <Address place={main} />
        {contactsOf(dealer).map(({ way, name, to }) => (
          <p key={way} className="flex items-center gap-2">
            <Icon icon={contactIcons[way]} label={contactLabels[way]} />
            <Link href={to} className="wrap-anywhere">
              {name}
            </Link>
          </p>
        ))}
        {/* As high as with the time. */}
        <div className="min-h-14 text-sm">
          <PlaceHours place={main} />
        </div>
        {others.map((place) => (
          <div
            key={`${plain(place.location)} ${plain(place.street ?? '')}`}
            className="grid gap-2 border-t border-line pt-4"
          >
            <Address place={place} />
            <div className="text-sm">
              <PlaceHours place={place} />
            </div>
          </div>
        ))}
      </CardContent>
    </Card>
  )
}

function Address({ place: { location, street } }: { readonly place: DealerPlace }) {
  return (
    <p className="flex items-center gap-2">
      <Icon icon={MapPin} label={dealers.locationLabel} />
      <span>{street ? `${plain(street)}, ${plain(location)}` : plain(location)}</span>
    </p>
  )
}

function PlaceHours({ place }: { readonly place: DealerPlace }) {
  const { city, ...clock } = clockOf(place)
  return <Hours {...clock} city={city.split(',')[0] ?? city} />
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
