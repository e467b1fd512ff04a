import { describe, expect, it } from 'vitest'
import type { Product } from '../../content/schema'
import { products } from '../../content/store'
import { type Cart, cartReducer, formatPrice, itemCount, parseQuantity, totalCents } from './cart'

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

  it('writes dollars', () => {
    expect(formatPrice(120_000)).toBe('$1,200.00')
  })
})
