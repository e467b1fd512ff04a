import { type Country, countries } from './countries'
import { dealerInquiryForm } from './forms/dealer-inquiry'
import { dealers } from './pages/dealers'
import type { Dealer } from './schema'

/** The country in an address, if it names one. */
export function countryIn(chosen: URLSearchParams): Country | undefined {
  const name = chosen.get('country')
  return countries.find((country) => country === name)
}

const listed: readonly string[] = dealerInquiryForm.options.country
const OTHER = 'Other'

/** A country as the inquiry takes it: its list has a few, and the message names the others. */
export function inquiryFrom(country: Country) {
  return listed.includes(country)
    ? { country }
    : { country: OTHER, message: dealers.ask.from(country) }
}

/** Who answers for a country: its region's dealer, the head office, or nobody yet. */
export function dealerOf(country: Country): Dealer | 'office' | undefined {
  if (dealers.office.countries.some((name) => name === country)) return 'office'
  return dealers.cards.find((dealer: Dealer) => dealer.countries.includes(country))
}
