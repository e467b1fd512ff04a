import { dealerInquiryForm } from '@duskpane/content/forms/dealer-inquiry'
import { INQUIRY_ID } from '@duskpane/content/inquiry'
import { dealers, meta } from '@duskpane/content/pages/dealers'
import { paths } from '@duskpane/content/paths'
import { plain } from '@duskpane/content/schema'
import { Card, CardContent, CardTitle } from '@duskpane/ui/card'
import { Eyebrow } from '@duskpane/ui/heading'
import { Icon } from '@duskpane/ui/icon'
import { Link } from '@duskpane/ui/link'
import { DealerInquiryForm } from '../forms/dealer-inquiry-form'
import { useChoice } from '../router/use-choice'
import { Page } from '../sections/page'
import { TitledSection } from '../sections/titled-section'
import { CountryChoice } from './dealers/country-choice'

export default function DealersPage() {
  const { hero, title, cards, illustrativeNote } = dealers
  return (
    <Page path={paths.dealers} meta={meta} hero={hero} heroContent={<CountryChoice />}>
      <TitledSection title={title}>
        <ul className="grid gap-4 sm:gap-6 lg:grid-cols-3">
          {cards.map((dealer) => {
            const email = plain(dealer.email)
            return (
              <li key={dealer.region}>
                <Card className="h-full">
                  <CardContent>
                    <Eyebrow>{dealer.region}</Eyebrow>
                    <CardTitle>{plain(dealer.name)}</CardTitle>
                    <p className="flex items-center gap-2 text-text-muted">
                      <Icon name="map-pin" label={dealers.locationLabel} />
                      <span>{plain(dealer.location)}</span>
                    </p>
                    <p className="flex items-center gap-2">
                      <Icon name="mail" label={dealers.emailLabel} />
                      <Link href={`mailto:${email}`} className="wrap-anywhere">
                        {email}
                      </Link>
                    </p>
                  </CardContent>
                </Card>
              </li>
            )
          })}
        </ul>
        <p className="mt-6 text-sm text-text-muted">{illustrativeNote}</p>
      </TitledSection>
      <Inquiry />
    </Page>
  )
}

/** The form, under a heading that fits who comes from another page with a message. */
function Inquiry() {
  const [chosen] = useChoice()
  const { title, intro, carried } = dealerInquiryForm
  const heading = chosen.has('message')
    ? carried
    : { eyebrow: dealers.elsewhere.title, title, intro }
  return (
    <TitledSection
      id={INQUIRY_ID}
      className="border-t border-line"
      heading="beside"
      eyebrow={heading.eyebrow}
      title={heading.title}
      text={heading.intro}
    >
      <DealerInquiryForm title={heading.title} />
    </TitledSection>
  )
}
