import { paths } from '../paths'
import type { PageMeta } from '../schema'

export const meta = {
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
