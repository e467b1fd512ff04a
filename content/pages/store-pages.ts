import { needsScript } from '../forms/without-script'
import boxKit from '../images/box-kit.jpg?picture'
import share from '../images/store-reflective.jpg?share'
import { dealersLink } from '../navigation'
import { paths } from '../paths'
import type { PageMeta, Product, Stated } from '../schema'
import { plain } from '../schema'

export const storeMeta = {
  title: 'Auto Store',
  description:
    'The demo store: nano ceramic, reflective, windshield, paint and headlight films. Nothing is charged and nothing is shipped.',
  share: {
    source: share,
    alt: 'A roll of silver reflective film, its end curling up.',
  },
} as const satisfies PageMeta

/** Meters with two digits. */
const meters = (inches: number) => (inches * 0.0254).toFixed(2)

/** A fact as it is shown. */
const fact = <T>(label: string, stated: Stated<T>, text: (value: T) => string) => ({
  label,
  text: text(plain(stated)),
})

/** What one buys of a product: the piece, its shade or thickness, how long it lasts. */
export function factsOf({ piece, film, lastsYears }: Product) {
  const { model, ...value } = plain(film)
  const inLine = (text: string) => (model ? `${model}, ${text}` : text)
  return {
    piece: fact('Piece', piece, ({ widthInches: width, lengthFeet: length }) =>
      [`${width} in × ${length} ft`, `(${meters(width)} × ${meters(length * 12)} m)`].join(' '),
    ),
    film:
      'vlt' in value
        ? fact('Shade', film, () => inLine(`${value.vlt}% VLT`))
        : fact('Thickness', film, () => inLine(`${value.thicknessMil} mil`)),
    lasts: fact('Lasts', lastsYears, ([from, to]) => `${from} to ${to} years`),
  }
}

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
  /** Said when a product was added. */
  added: (product: string, quantity: number) => `${product} added to cart. Quantity ${quantity}.`,
  /** Said when adding was undone. */
  takenBack: (product: string, quantity: number) => `${product} taken back. Quantity ${quantity}.`,
  /** Said instead when the cart has as many as it may have. */
  most: (product: string, most: number) => `${product}: ${most} is the most in one order.`,
  illustrativeNote:
    'Pieces, shades and thicknesses are illustrative, and so are lifetimes other than the usual 5 to 10 years of window film.',
} as const

export const cartMeta = {
  title: 'Cart',
  description:
    'The films in your cart at the demo store, with quantities and the total in US dollars.',
} as const satisfies PageMeta

export const cart = {
  headline: 'Cart',
  empty: 'Your cart is empty.',
  emptyAction: { name: 'Go to the Store', to: paths.store },
  quantity: 'Quantity',
  quantityLabel: (product: string) => `Quantity of ${product}`,
  less: (product: string) => `Decrease quantity of ${product}`,
  more: (product: string) => `Increase quantity of ${product}`,
  most: (most: number) => `${most} is the most in one order.`,
  least: (least: number) => `${least} is the least: Remove takes the product out.`,
  each: (price: string) => `${price} each`,
  remove: 'Remove',
  removeLabel: (product: string) => `Remove ${product}`,
  removed: (product: string) => `${product} removed from cart.`,
  clear: 'Clear cart',
  undo: 'Undo',
  cleared: 'All products removed from cart.',
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
  change: { name: 'Edit cart', to: paths.cart },
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
  picture: {
    source: boxKit,
    alt: 'An open ink-blue box with a roll of dark film in it, held by an amber band.',
    focus: '50% 60%',
  },
  ways: [{ name: 'Back to Store', to: paths.store }, dealersLink],
  order: 'What you ordered',
  next: {
    title: 'What happens next',
    items: [
      {
        title: 'Nothing is charged',
        text: 'This is a demo store: no payment was asked for, and none is taken.',
      },
      {
        title: 'Nothing ships',
        text: 'Your name, email and address were not stored and reached no one.',
      },
      {
        title: 'The real film comes with its installer',
        text: 'A dealer measures your glass, cuts the film and lays it to the edge.',
      },
    ],
  },
} as const
