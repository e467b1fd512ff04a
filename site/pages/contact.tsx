import { brand, phoneLink } from '@duskpane/content/brand'
import { contactForm } from '@duskpane/content/forms/contact'
import { newsletterForm } from '@duskpane/content/forms/newsletter'
import { contact, meta } from '@duskpane/content/pages/contact'
import { paths } from '@duskpane/content/paths'
import { plain } from '@duskpane/content/schema'
import { Container } from '@duskpane/ui/container'
import { Heading } from '@duskpane/ui/heading'
import { Link } from '@duskpane/ui/link'
import { Section } from '@duskpane/ui/section'
import { collections } from '../backend/collections'
import { ContactForm } from '../forms/contact-form'
import { ContactNewsletterForm } from '../forms/contact-newsletter-form'
import { ActionLinks } from '../sections/action-links'
import { Footnote } from '../sections/footnote'
import { HeadedForm } from '../sections/headed-form'
import { OfficeAddress } from '../sections/office-address'
import { Page } from '../sections/page'
import { TextLink } from '../sections/text-link'
import { MapFrame } from './contact/map-frame'

const { fields } = collections['contact-messages']
const intro = Object.values(fields).every(({ required }) => required)
  ? `${contactForm.everyRequired} ${contactForm.intro}`
  : contactForm.intro

export default function ContactPage() {
  const { hero, dealers } = contact
  return (
    <Page
      path={paths.contact}
      meta={meta}
      hero={{ headline: hero.headline, lead: hero.lead }}
      heroContent={<ActionLinks links={hero.actions} />}
    >
      <Section id={contact.formId} aria-label={contactForm.title}>
        <Container className="grid grid-cols-1 gap-x-16 gap-y-14 lg:grid-cols-[3fr_2fr]">
          <HeadedForm title={contactForm.title} intro={intro}>
            <ContactForm />
          </HeadedForm>
          <Office />
        </Container>
      </Section>
      <MapFrame />
      <Section>
        <Container className="grid grid-cols-1 gap-x-16 gap-y-14 md:grid-cols-2">
          <div className="grid content-start justify-items-start gap-4">
            <Heading level={2} size="2xl">
              {dealers.title}
            </Heading>
            <p className="text-text-muted">{dealers.text}</p>
            <TextLink variant="standalone" to={dealers.action.to}>
              {dealers.action.name}
            </TextLink>
          </div>
          <div className="grid content-start gap-4">
            <Heading level={2} size="2xl">
              {newsletterForm.title}
            </Heading>
            <p className="text-text-muted">{newsletterForm.intro}</p>
            <ContactNewsletterForm />
          </div>
        </Container>
      </Section>
    </Page>
  )
}

function Office() {
  const { office, social } = contact
  return (
    <div className="grid grid-cols-1 content-start gap-8 border-line lg:border-s lg:ps-12">
      <div className="grid gap-2">
        <Heading level={2} size="xl">
          {office.title}
        </Heading>
        <address className="not-italic">
          <OfficeAddress />
        </address>
      </div>
      <dl className="grid grid-cols-1 gap-4 wrap-break-word">
        {Object.entries({
          [office.hoursTitle]: office.hours,
          [office.emailLabel]: (
            <Link href={`mailto:${plain(brand.email)}`}>{plain(brand.email)}</Link>
          ),
          [office.phoneLabel]: <Link href={phoneLink}>{plain(brand.phone)}</Link>,
        }).map(([label, fact]) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-2">
        <Heading level={3} size="lg">
          {social.title}
        </Heading>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {brand.social.map(({ name, url }) => (
            <li key={name}>
              <Link href={plain(url)} rel="noreferrer">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <Footnote>{brand.illustrativeNote}</Footnote>
    </div>
  )
}
