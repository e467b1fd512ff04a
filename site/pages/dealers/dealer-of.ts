import type { Country } from '@duskpane/content/countries'
import { dealers } from '@duskpane/content/pages/dealers'
import type { Dealer } from '@duskpane/content/schema'

/** Who answers for a country: its region's dealer, the head office, or nobody yet. */
export function dealerOf(country: Country): Dealer | 'office' | undefined {
  if (dealers.office.countries.some((name) => name === country)) return 'office'
  return dealers.cards.find((dealer: Dealer) => dealer.countries.includes(country))
}
