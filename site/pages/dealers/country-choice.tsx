import { type Country, countries, shownCountry } from '@duskpane/content/countries'
import { INQUIRY_ID } from '@duskpane/content/forms/inquiry'
import {
  answererFor,
  contactOf,
  countryIn,
  dealerOf,
  otherDealersOf,
} from '@duskpane/content/forms/inquiry-country'
import { dealers } from '@duskpane/content/pages/dealers'
import { paths } from '@duskpane/content/paths'
import { plain } from '@duskpane/content/schema'
import { Button } from '@duskpane/ui/button'
import { Heading } from '@duskpane/ui/heading'
import { Link } from '@duskpane/ui/link'
import { AppLink } from '../../router/app-link'
import { useChoice, useHydrated } from '../../router/use-choice'
import { ChoiceField } from '../../sections/choice-field'
import { Hours } from './hours'

const { ask: text, cards, office } = dealers

/** The visitor's country, kept in the address as `country`, and who answers for it. */
export function CountryChoice() {
  const [chosen, choose] = useChoice()
  const hydrated = useHydrated()
  const country = countryIn(chosen)
  return (
    <div className="grid gap-5 noscript:hidden">
      <ChoiceField
        name="where"
        label={text.label}
        className="max-w-md"
        value={country ?? ''}
        placeholder={text.placeholder}
        options={countries.map((name) => [name, shownCountry(name)] as const)}
        disabled={!hydrated}
        autoComplete="country-name"
        onChoose={(value) => choose({ country: value || null })}
      />
      {/* As high as most answers, so that little below moves. */}
      <div className="min-h-64 sm:min-h-42 lg:min-h-58">
        <div role="status">{country && <CountryAnswer country={country} />}</div>
        {!country && <Regions />}
      </div>
    </div>
  )
}

/** Before a choice: the regions that have a dealer. */
function Regions() {
  return (
    <div className="grid max-w-md gap-4">
      <p className="text-text-on-ink">{text.elsewhere}</p>
      <dl className="grid border-t border-line">
        {cards.map(({ region, name, places: [{ location }] }) => (
          <div
            key={`${region} ${plain(name)}`}
            className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 border-b border-line py-2.5"
          >
            <dt className="min-w-0 font-semibold wrap-anywhere">{region}</dt>
            <dd className="min-w-0 text-text-muted wrap-anywhere">{plain(location)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Who answers for a country, when, and the way to them. */
function CountryAnswer({ country }: { readonly country: Country }) {
  const [chosen] = useChoice()
  const answerer = answererFor(country)
  // The contact form would not have the message that came with the visitor.
  const isWritten = dealerOf(country) === 'office' && !chosen.has('message')
  return (
    <div className="grid items-end justify-items-start gap-x-8 gap-y-5 border-s-2 border-accent ps-6 sm:max-lg:grid-cols-[1fr_auto]">
      <div className="grid gap-2">
        <Heading level={2} size="lg" className="text-text-muted">
          {answerer?.title ?? text.nobody(country)}
        </Heading>
        {answerer ? (
          <>
            <p className="text-xl font-semibold">{answerer.name}</p>
            <Hours {...answerer.clock} />
            <p>
              <Link href={answerer.contact.to} className="wrap-anywhere">
                {answerer.contact.name}
              </Link>
            </p>
            {otherDealersOf(country).map((dealer) => (
              <p key={plain(dealer.name)}>
                <span>{`${plain(dealer.name)}, ${plain(dealer.places[0].location)}: `}</span>
                <Link href={contactOf(dealer).to} className="wrap-anywhere">
                  {contactOf(dealer).name}
                </Link>
              </p>
            ))}
          </>
        ) : (
          <p className="text-text-muted">{text.nobodyText}</p>
        )}
      </div>
      <Button asChild>
        {isWritten ? (
          <AppLink to={office.form}>{text.write}</AppLink>
        ) : (
          // The form takes the country from the address.
          <AppLink to={`${paths.dealers}${location.search}#${INQUIRY_ID}`}>{text.form}</AppLink>
        )}
      </Button>
    </div>
  )
}
