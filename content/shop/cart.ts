import type { Product } from '../schema'

/** A product in the cart. Memory only: a reload empties it. */
export interface LineItem {
  readonly product: Product
  /** A whole number within `quantities`. */
  readonly quantity: number
}

export type Cart = readonly LineItem[]

/** How many of one product an order may have. */
export const quantities = { min: 1, max: 99 } as const

export type CartAction =
  | { readonly type: 'add'; readonly product: Product }
  | { readonly type: 'set-quantity'; readonly id: number; readonly quantity: string }
  | { readonly type: 'remove'; readonly id: number }
  | { readonly type: 'clear' }
  /** Brings back the lines that are gone since `before`, each in its place. */
  | { readonly type: 'restore'; readonly before: Cart }

/** Parses a typed quantity: within `quantities`, and 1 for anything that is not a number. */
export function parseQuantity(typed: string): number {
  const quantity = Math.trunc(Number(typed))
  if (!Number.isFinite(quantity)) return quantities.min
  return Math.min(Math.max(quantity, quantities.min), quantities.max)
}

/** The cart after an action. */
export function cartReducer(cart: Cart, action: CartAction): Cart {
  switch (action.type) {
    case 'add': {
      const known = cart.some(({ product }) => product.id === action.product.id)
      if (!known) return [...cart, { product: action.product, quantity: 1 }]
      return cart.map((item) =>
        item.product.id === action.product.id
          ? { ...item, quantity: Math.min(item.quantity + 1, quantities.max) }
          : item,
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
    case 'restore': {
      const lineOf = (cart: Cart, id: number) => cart.find(({ product }) => product.id === id)
      return [
        ...action.before.map((item) => lineOf(cart, item.product.id) ?? item),
        ...cart.filter(({ product }) => !lineOf(action.before, product.id)),
      ]
    }
  }
}

/** How many of a product are in the cart. */
export function quantityOf(cart: Cart, id: number): number {
  return cart.find(({ product }) => product.id === id)?.quantity ?? 0
}

/** Price times quantity in cents. */
export function lineCents({ product, quantity }: LineItem): number {
  return product.priceCents * quantity
}

/** The total of quantities. */
export function itemCount(cart: Cart): number {
  return cart.reduce((count, { quantity }) => count + quantity, 0)
}

/** The sum of price times quantity in cents, with no tax and no shipping. */
export function totalCents(cart: Cart): number {
  return cart.reduce((total, item) => total + lineCents(item), 0)
}

/** Integer cents as dollars, "$1,200.00". Not by `Intl`: the first use of its data holds up a page's start. */
export function formatPrice(cents: number): string {
  return `$${(cents / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`
}
