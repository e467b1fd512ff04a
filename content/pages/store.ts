import { needsScript } from '../forms/without-script'
import share from '../images/store-reflective.jpg?share'
import { dealersLink } from '../navigation'
import type { PageMeta } from '../schema'

export const meta = {
  title: 'Auto Store',
  description:
    'The demo store: nano ceramic, reflective, windshield, paint and headlight films. Nothing is charged and nothing is shipped.',
  share: {
    source: share,
    alt: 'A roll of silver reflective film, its end curling up.',
  },
} as const satisfies PageMeta

export const store = {
  headline: 'Auto Store',
  lead: 'Five films by the roll. A demo store: nothing is charged, nothing ships.',
  add: 'Add to Cart',
  withoutScript: needsScript('The cart'),
  install: {
    title: 'Rather have it installed?',
    text: 'A dealer measures your glass, cuts the film and lays it to the edge.',
    action: dealersLink,
  },
  line: 'Film line',
  inCart: (quantity: number) => `${quantity} in cart`,
  /** Announced when a product was added. */
  added: (product: string, quantity: number) => `${product} added to cart. Quantity ${quantity}.`,
  /** Announced when adding was undone. */
  takenBack: (product: string, quantity: number) => `${product} taken back. Quantity ${quantity}.`,
  /** Announced instead when the cart is full. */
  most: (product: string, most: number) => `${product}: ${most} is the most in one order.`,
} as const
