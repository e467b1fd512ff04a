import { brand, phoneLink } from '../brand'
import { type Country, countries } from '../countries'
import { dealers } from '../pages/dealers'
import { paths } from '../paths'
import { type Dealer, type DealerPlace, plain } from '../schema'
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

/** The dealer, of several the first, or head office that answers for a country; undefined if there is none yet. */
export function dealerOf(country: Country): Dealer | 'office' | undefined {
  if (dealers.office.countries.some((name) => name === country)) return 'office'
  return dealers.cards.find((dealer) => dealer.countries.includes(country))
}

/** The ways to reach a dealer, the one that needs the least of both first. */
export function contactsOf({ email, phone, website }: Pick<Dealer, 'email' | 'phone' | 'website'>) {
  const ways = { email, phone, website }
  return (Object.keys(ways) as (keyof typeof ways)[]).flatMap((way) => {
    const stated = ways[way]
    if (stated === undefined) return []
    const text = plain(stated)
    const to = {
      email: `mailto:${text}`,
      phone: `tel:${text.replace(/[^+\d]/g, '')}`,
      website: text,
    }
    return { way, name: text.replace(/^https?:\/\/(?:www\.)?|\/$/g, ''), to: to[way] }
  })
}

/** The first way to reach a dealer; the page of all where none is stated. */
export const contactOf = (dealer: Dealer) =>
  contactsOf(dealer)[0] ?? { name: dealers.title, to: paths.dealers }

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
  return {
    title: dealers.ask.dealer(country),
    name: plain(dealer.name),
    clock: clockOf(dealer.places[0]),
    contact: contactOf(dealer),
  }
}

/** The dealers that answer for a country as well as the first. */
export const otherDealersOf = (country: Country): readonly Dealer[] =>
  dealerOf(country) === 'office'
    ? []
    : dealers.cards.filter((dealer) => dealer.countries.includes(country)).slice(1)

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

/** The hours of a dealer's place, where they are stated, and its city. */
export const clockOf = ({ location, timeZone, hours }: DealerPlace) => ({
  city: plain(location),
  timeZone: plain(timeZone),
  ...(hours !== undefined && { hours: plain(hours) }),
})
