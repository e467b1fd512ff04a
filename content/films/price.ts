import { dealersLink } from '../navigation'
import { formatPrice } from '../shop/cart'
import { offerPath, offersOf } from '../shop/offers'
import type { Film } from './catalog'
import { filmText } from './text'

const text = filmText.priceAndWarranty

/** What the store asks for the line; else who names the price, or that it is not yet sold. */
export function priceOf(film: Film) {
  const { sections = [] } = film
  const [offer] = offersOf(film)
  if (offer) {
    return {
      answer: text.sold(
        formatPrice(offer.priceCents).replace('.00', ''),
        offer.model ?? offer.name,
      ),
      link: { name: text.inStore, to: offerPath(offer) },
    }
  }
  const later = sections.find(({ disabledAction }) => disabledAction)
  return later ? { answer: later.disabledAction, link: dealersLink } : text.quoted
}
