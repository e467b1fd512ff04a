import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../tests/support/nasty-text'
import type { Product } from '../schema'
import {
  type Cart,
  type CartAction,
  cartReducer,
  formatPrice,
  itemCount,
  parseQuantity,
  quantities,
  totalCents,
} from './cart'
import { products } from './store'

const [film, tint] = products as readonly Product[]
if (!film || !tint) throw new Error('the store is empty')

const add = (cart: Cart, product: Product) => cartReducer(cart, { type: 'add', product })

describe('cartReducer', () => {
  it('adds a new item once and counts up one that is there', () => {
    const cart = add(add(add([], film), tint), film)
    expect(cart.map(({ product, quantity }) => [product.id, quantity])).toEqual([
      [film.id, 2],
      [tint.id, 1],
    ])
  })

  it('sets a quantity on its own line only', () => {
    const cart = cartReducer(add(add([], film), tint), {
      type: 'set-quantity',
      id: tint.id,
      quantity: '7',
    })
    expect(cart.map(({ quantity }) => quantity)).toEqual([1, 7])
  })

  it('removes a line and clears all', () => {
    const cart = add(add([], film), tint)
    expect(cartReducer(cart, { type: 'remove', id: film.id })).toEqual([
      { product: tint, quantity: 1 },
    ])
    expect(cartReducer(cart, { type: 'clear' })).toEqual([])
  })

  it('restores what is gone in its place, and leaves what has changed since', () => {
    const before = add(add(add([], film), film), tint)
    const removed = cartReducer(before, { type: 'remove', id: film.id })
    const changed = cartReducer(removed, { type: 'set-quantity', id: tint.id, quantity: '7' })
    expect(cartReducer(changed, { type: 'restore', before })).toEqual([
      { product: film, quantity: 2 },
      { product: tint, quantity: 7 },
    ])
    expect(cartReducer([], { type: 'restore', before })).toEqual(before)
    expect(cartReducer(removed, { type: 'restore', before: [] })).toEqual(removed)
  })

  it('stops counting up at the most an order may have', () => {
    const cart = cartReducer(add([], film), { type: 'set-quantity', id: film.id, quantity: '99' })
    expect(add(cart, film)).toEqual([{ product: film, quantity: 99 }])
  })

  it('leaves the cart it was given alone', () => {
    const cart = Object.freeze(add([], film))
    expect(add(cart, film)).not.toBe(cart)
    expect(cart).toEqual([{ product: film, quantity: 1 }])
  })
})

describe('parseQuantity', () => {
  it.each([
    ['3', 3],
    ['0', 1],
    ['-4', 1],
    ['', 1],
    ['two', 1],
    ['2.9', 2],
    ['NaN', 1],
    ['Infinity', 1],
    ['1e999', 1],
    ['99', 99],
    ['100', 99],
    ['1e308', 99],
    ['9007199254740991', 99],
  ])('reads %j as %i', (typed, quantity) => {
    expect(parseQuantity(typed)).toBe(quantity)
  })
})

describe('totals', () => {
  it('sums price times quantity in cents', () => {
    const cart = add(add(add([], film), film), tint)
    expect(totalCents(cart)).toBe(2 * film.priceCents + tint.priceCents)
    expect(itemCount(cart)).toBe(3)
    expect(totalCents([])).toBe(0)
  })

  it('writes dollars as the browser would', () => {
    expect(formatPrice(120_000)).toBe('$1,200.00')
    const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
    fc.assert(
      fc.property(fc.nat(10 ** 12), (cents) => {
        expect(formatPrice(cents)).toBe(dollars.format(cents / 100))
      }),
    )
  })
})

describe('whatever is done to it', () => {
  const id = fc.constantFrom(...products.map((product) => product.id), -1)
  const typed = fc.oneof(anyText, fc.integer().map(String), fc.double().map(String))
  const action: fc.Arbitrary<CartAction> = fc.oneof(
    fc.record({ type: fc.constant('add' as const), product: fc.constantFrom(...products) }),
    fc.record({ type: fc.constant('set-quantity' as const), id, quantity: typed }),
    fc.record({ type: fc.constant('remove' as const), id }),
    fc.record({
      type: fc.constant('restore' as const),
      before: fc.constant([{ product: tint, quantity: 3 }]),
    }),
  )

  it('has each product once, in whole numbers from 1 to 99', () => {
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        const cart = actions.reduce(cartReducer, [])
        const ids = cart.map(({ product }) => product.id)
        expect(new Set(ids).size).toBe(ids.length)
        for (const { quantity } of cart) {
          expect(Number.isSafeInteger(quantity)).toBe(true)
          expect(quantity).toBeGreaterThanOrEqual(1)
          expect(quantity).toBeLessThanOrEqual(99)
        }
        expect(formatPrice(totalCents(cart))).toMatch(/^\$[\d,]+\.\d\d$/)
      }),
      { numRuns: 1000 },
    )
  })

  it('adds up to the cent, however much it is', () => {
    const quantity = fc.integer(quantities).map(String)
    fc.assert(
      fc.property(fc.array(quantity, { minLength: 1, maxLength: products.length }), (all) => {
        const cart = all.reduce<Cart>((held, text, index) => {
          const product = products[index] as Product
          const added = add(held, product)
          return cartReducer(added, { type: 'set-quantity', id: product.id, quantity: text })
        }, [])
        const exact = all.reduce(
          (sum, text, index) => sum + BigInt(text) * BigInt(products[index]?.priceCents ?? 0),
          0n,
        )
        expect(BigInt(totalCents(cart))).toBe(exact)
      }),
    )
  })
})
