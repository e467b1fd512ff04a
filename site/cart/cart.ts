import type { Product } from '@duskpane/content/schema'

/** A product in the cart. Memory only: a reload empties it. */
export interface LineItem {
  readonly product: Product
  /** A whole number, at least 1. */
  readonly quantity: number
}

export type Cart = readonly LineItem[]

export type CartAction =
  | { readonly type: 'add'; readonly product: Product }
  | { readonly type: 'set-quantity'; readonly id: number; readonly quantity: string }
  | { readonly type: 'remove'; readonly id: number }
  | { readonly type: 'clear' }

/** Parses a typed quantity: never below 1, and 1 for anything that is not a number. */
export function parseQuantity(typed: string): number {
  const quantity = Math.trunc(Number(typed))
  return Number.isSafeInteger(quantity) && quantity >= 1 ? quantity : 1
}

/** The cart after an action. */
export function cartReducer(cart: Cart, action: CartAction): Cart {
  switch (action.type) {
    case 'add': {
      const known = cart.some(({ product }) => product.id === action.product.id)
      if (!known) return [...cart, { product: action.product, quantity: 1 }]
      return cart.map((item) =>
        item.product.id === action.product.id ? { ...item, quantity: item.quantity + 1 } : item,
      )
    }
    case 'set-quantity':
      return cart.map((item) =>
        item.product.id === action.id
          ? { ...item, quantity: parseQuantity(action.quantity) }
          : item,
      )
    case 'remove':
      return cart.filter(({ product }) => product.id !== action.id)
    case 'clear':
      return []
  }
}

/** The total of quantities. */
export function itemCount(cart: Cart): number {
  return cart.reduce((count, { quantity }) => count + quantity, 0)
}

/** The sum of price times quantity in cents, with no tax and no shipping. */
export function totalCents(cart: Cart): number {
  return cart.reduce((total, { product, quantity }) => total + product.priceCents * quantity, 0)
}

/** Integer cents as dollars, "$1,200.00". */
export function formatPrice(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}
