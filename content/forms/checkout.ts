import type { FormText } from '../schema'

/** The demo checkout; it stores nothing. */
export const checkoutForm = {
  title: 'Shipping details',
  intro: 'This is a demo store: nothing is charged or shipped, and no order is stored.',
  fields: {
    name: { label: 'Name' },
    email: { label: 'Email' },
    address: { label: 'Shipping address', hint: 'Street, city, postal code and country' },
  },
  /** Characters; the address is never stored, so no database rule repeats it. */
  addressLimit: 500,
  submit: 'Place Order',
  submitting: 'Placing Order...',
} as const satisfies FormText & Record<string, unknown>
