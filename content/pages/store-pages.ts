import { paths } from '../paths'
import type { PageMeta } from '../schema'

export const storeMeta = {
  title: 'Auto Store',
  description:
    'The demo store: nano ceramic, reflective, windshield, paint and headlight films. Nothing is charged and nothing is shipped.',
} as const satisfies PageMeta

export const store = {
  headline: 'Auto Store',
  lead: 'Five films by the roll. A demo store: nothing is charged, nothing ships.',
  add: 'Add to Cart',
  cart: { name: 'Cart', to: paths.cart },
  /** The accessible name of the cart button. */
  cartLabel: (count: number) => `Cart, ${count} ${count === 1 ? 'item' : 'items'}`,
  install: {
    title: 'Rather have it installed?',
    text: 'A dealer measures your glass, cuts the film and lays it to the edge.',
    action: { name: 'Find a Dealer', to: paths.dealers },
  },
  /** Announced when a product was added. */
  added: (product: string, quantity: number) => `${product} added to cart. Quantity ${quantity}.`,
} as const

export const cartMeta = {
  title: 'Cart',
  description:
    'The films in your cart at the demo store, with quantities and the total in US dollars.',
} as const satisfies PageMeta

export const cart = {
  headline: 'Cart',
  empty: 'Your cart is empty.',
  emptyAction: { name: 'Go to the store', to: paths.store },
  quantity: 'Quantity',
  quantityLabel: (product: string) => `Quantity of ${product}`,
  remove: 'Remove',
  removeLabel: (product: string) => `Remove ${product}`,
  removed: (product: string) => `${product} removed from cart.`,
  total: 'Total',
  totalNote: 'No tax, no shipping: this is a demo.',
  checkout: { name: 'Checkout', to: paths.checkout },
} as const

export const checkoutMeta = {
  title: 'Checkout',
  description:
    'The demo checkout: name, email and shipping address. No payment is taken and no order is stored.',
} as const satisfies PageMeta

export const checkout = {
  headline: 'Checkout',
  summary: 'Your order',
  total: 'Total',
  /** How long placing an order pretends to take. */
  delayMs: 1000,
} as const

export const thankYouMeta = {
  title: 'Thank You',
  description:
    'Your order at the demo store has been placed. Nothing was charged and nothing will ship.',
} as const satisfies PageMeta

export const thankYou = {
  headline: 'Thank you',
  text: 'Your order has been placed successfully.',
  back: { name: 'Back to Store', to: paths.store },
} as const
