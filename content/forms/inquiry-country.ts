import { brand, phoneLink } from '../brand'
import { type Country, countries } from '../countries'
import { dealers } from '../pages/dealers'
import { type Dealer, plain } from '../schema'
import { dealerInquiryForm } from './dealer-inquiry'

/** The country in an address, if it names one. */
export function countryIn(chosen: URLSearchParams): Country | undefined {
  const name = chosen.get('country')
  return countries.find((country) => country === name)
}

const listed: readonly string[] = dealerInquiryForm.options.country
const OTHER = 'Other'

/** The answers of the inquiry for a country. Its list has only a few; the message names the others. */
export function inquiryFrom(country: Country) {
  return listed.includes(country)
    ? { country }
    : { country: OTHER, message: dealers.ask.from(country) }
}

/** The dealer or head office that answers for a country; undefined if there is none yet. */
export function dealerOf(country: Country): Dealer | 'office' | undefined {
  if (dealers.office.countries.some((name) => name === country)) return 'office'
  return dealers.cards.find((dealer: Dealer) => dealer.countries.includes(country))
}

/** Tells a visitor who answers, when, and how to reach them; undefined if no dealer does yet. */
export function answererFor(country: Country) {
  const dealer = dealerOf(country)
  if (dealer === 'office') {
    const { city, region } = brand.address
    const { timeZone, hours } = dealers.office
    return {
      title: dealers.ask.office(country),
      name: brand.legalName,
      clock: { city: `${city}, ${region}`, timeZone, hours },
      contact: { name: plain(brand.phone), to: phoneLink },
    }
  }
  if (!dealer) return undefined
  const email = plain(dealer.email)
  return {
    title: dealers.ask.dealer(country),
    name: plain(dealer.name),
    clock: clockOf(dealer),
    contact: { name: email, to: `mailto:${email}` },
  }
}

/** The heading of the inquiry for a chosen `country` and `message`: who answers, when, and that a price follows. */
export function inquiryHeading(chosen: URLSearchParams) {
  const { title, intro, carried, asked, answers, price } = dealerInquiryForm
  const country = countryIn(chosen)
  const answerer = country && answererFor(country)
  const who = answerer ? answers.known(answerer.name, answerer.clock.hours) : answers.unknown
  const eyebrow = answerer?.title
  if (chosen.has('message')) {
    const text = `${carried.intro} ${who} ${price}`
    return { eyebrow: eyebrow ?? carried.eyebrow, title: carried.title, text }
  }
  if (answerer) return { eyebrow, title: asked(answerer.name), text: `${who} ${price}` }
  return { eyebrow: dealers.elsewhere.title, title, text: `${intro} ${price}` }
}

/** A dealer's hours and city. */
export const clockOf = ({ location, timeZone, hours }: Dealer) => ({
  city: plain(location),
  timeZone: plain(timeZone),
  hours: plain(hours),
})
