import { brand, phoneLink } from '@duskpane/content/brand'
import type { Country } from '@duskpane/content/countries'
import { INQUIRY_ID } from '@duskpane/content/inquiry'
import { dealerOf } from '@duskpane/content/inquiry-country'
import { dealers } from '@duskpane/content/pages/dealers'
import { paths } from '@duskpane/content/paths'
import { type Dealer, plain } from '@duskpane/content/schema'
import { Button } from '@duskpane/ui/button'
import { Heading } from '@duskpane/ui/heading'
import { Link } from '@duskpane/ui/link'
import type { ReactElement, ReactNode } from 'react'
import { AppLink } from '../../router/app-link'
import { useChoice } from '../../router/use-choice'
import { Hours } from './hours'

const { ask: text, office } = dealers

/** Who answers for a country, when, and the way to them. */
export function CountryAnswer({ country }: { readonly country: Country }) {
  const dealer = dealerOf(country)
  if (dealer === 'office') return <Office country={country} />
  return dealer ? (
    <DealerAnswer country={country} dealer={dealer} />
  ) : (
    <Answer title={text.nobody(country)} action={<ToForm />}>
      <p className="text-text-muted">{text.nobodyText}</p>
    </Answer>
  )
}

interface DealerAnswerProps {
  readonly country: Country
  readonly dealer: Dealer
}

function DealerAnswer({ country, dealer }: DealerAnswerProps) {
  const [location, email] = [plain(dealer.location), plain(dealer.email)]
  return (
    <Answer title={text.dealer(country)} action={<ToForm />}>
      <p className="text-xl font-semibold">{plain(dealer.name)}</p>
      <Hours city={location} timeZone={plain(dealer.timeZone)} hours={plain(dealer.hours)} />
      <p>
        <Link href={`mailto:${email}`} className="wrap-anywhere">
          {email}
        </Link>
      </p>
    </Answer>
  )
}

function Office({ country }: { readonly country: Country }) {
  const { city, region } = brand.address
  const phone = brand.phone.value
  const [chosen] = useChoice()
  const write = (
    <Button asChild>
      <AppLink to={office.form}>{text.write}</AppLink>
    </Button>
  )
  return (
    // The contact form would not have the message that came with the visitor.
    <Answer title={text.office(country)} action={chosen.has('message') ? <ToForm /> : write}>
      <p className="text-xl font-semibold">{brand.legalName}</p>
      <Hours city={`${city}, ${region}`} timeZone={office.timeZone} hours={office.hours} />
      <p>
        <Link href={phoneLink}>{phone}</Link>
      </p>
    </Answer>
  )
}

/** To the form, which takes the country from the address. */
function ToForm() {
  return (
    <Button asChild>
      <AppLink to={`${paths.dealers}${location.search}#${INQUIRY_ID}`}>{text.form}</AppLink>
    </Button>
  )
}

interface AnswerProps {
  readonly title: string
  /** The one thing to do next. */
  readonly action: ReactElement
  readonly children: ReactNode
}

function Answer({ title, action, children }: AnswerProps) {
  return (
    <div className="grid items-end justify-items-start gap-x-8 gap-y-5 border-s-2 border-accent ps-6 sm:max-lg:grid-cols-[1fr_auto]">
      <div className="grid gap-2">
        <Heading level={2} size="lg" className="text-text-muted">
          {title}
        </Heading>
        {children}
      </div>
      {action}
    </div>
  )
}
