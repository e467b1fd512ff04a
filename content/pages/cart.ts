import { paths } from '../paths'
import type { PageMeta } from '../schema'

export const meta = {
  title: 'Cart',
  description:
    'The films in your cart at the demo store, with quantities and the total in US dollars.',
} as const satisfies PageMeta

export const cart = {
  headline: 'Cart',
  empty: 'Your cart is empty.',
  /** The cart lives in the memory of one tab. */
  ownTab:
    'A cart stays in its tab until that is closed or reloaded: what you put in elsewhere waits in the tab where you did.',
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
