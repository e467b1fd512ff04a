import { dealersLink } from '../navigation'
import { filmText } from '../pages/film'
import { formatPrice } from '../shop/cart'
import { offerPath, offersOf } from '../shop/offers'
import type { Film, Line } from './catalog'

const text = filmText.glance

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

/** Every thickness of a line, beside the thickest, and what is said of them together. */
export function thicknessesOf({ traits: { thicknesses } }: Line) {
  const thickest = Math.max(...thicknesses.map(({ thicknessMil }) => thicknessMil))
  return {
    tiles: thicknesses.map(({ name, thicknessMil, use }) => ({
      name,
      value: filmText.thickness(thicknessMil),
      use,
      /** Per cent of the thickest. */
      height: (thicknessMil / thickest) * 100,
    })),
    note: text.thicknesses(thicknesses.some(({ illustrative }) => illustrative)),
  }
}
