import { dealerInquiryForm } from '@duskpane/content/forms/dealer-inquiry'
import { INQUIRY_ID } from '@duskpane/content/inquiry'
import { dealers, meta } from '@duskpane/content/pages/dealers'
import { paths } from '@duskpane/content/paths'
import { plain } from '@duskpane/content/schema'
import { Card, CardContent, CardTitle } from '@duskpane/ui/card'
import { Container } from '@duskpane/ui/container'
import { Eyebrow } from '@duskpane/ui/heading'
import { Icon } from '@duskpane/ui/icon'
import { Link } from '@duskpane/ui/link'
import { Section } from '@duskpane/ui/section'
import { SectionHeading } from '@duskpane/ui/section-heading'
import { DealerInquiryForm } from '../forms/dealer-inquiry-form'
import { Page } from '../sections/page'
import { CountryChoice } from './dealers/country-choice'

export default function DealersPage() {
  const { hero, title, cards, illustrativeNote, elsewhere } = dealers
  return (
    <Page path={paths.dealers} meta={meta} hero={hero} heroContent={<CountryChoice />}>
      <Section>
        <Container>
          <SectionHeading title={title} />
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
                        {plain(dealer.location)}
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
        </Container>
      </Section>
      <Section id={INQUIRY_ID} className="border-t border-line">
        <Container className="grid gap-x-16 gap-y-5 lg:grid-cols-[1fr_2fr]">
          <SectionHeading
            eyebrow={elsewhere.title}
            title={dealerInquiryForm.title}
            text={dealerInquiryForm.intro}
            className="mb-0 self-start"
          />
          <DealerInquiryForm />
        </Container>
      </Section>
    </Page>
  )
}
