import { filmText } from '@duskpane/content/films/text'
import { formatPrice } from '@duskpane/content/shop/cart'
import { factsOf } from '@duskpane/content/shop/product-facts'
import { products } from '@duskpane/content/shop/store'
import { act, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { address, arrived, arrivedAt, enter, reload, visit } from './visit'

const main = () => within(screen.getByRole('main'))
const cartLink = () => main().getByRole('link', { name: /^Cart/ })
const quantity = () => main().getByLabelText('Quantity of Reflective Solar Tint')
const total = () => main().getByText('Total').nextElementSibling
const line = (product: string) =>
  within(main().getByRole('heading', { name: product }).closest('li') as HTMLElement)
const form = () => within(main().getByRole('form', { name: 'Shipping details' }))

const offer = (product: string) => {
  const found = products.find(({ name }) => name === product)
  if (!found) throw new Error(`The store sells no ${product}.`)
  return found
}
/** The price of these quantities. */
const cost = (quantities: Readonly<Record<string, number>>) =>
  formatPrice(
    Object.entries(quantities).reduce(
      (sum, [product, quantity]) => sum + offer(product).priceCents * quantity,
      0,
    ),
  )
const tints = (quantity: number) => cost({ 'Reflective Solar Tint': quantity })

const add = (user: UserEvent, product: string) =>
  user.click(main().getByRole('button', { name: new RegExp(product) }))

/** Opens the cart with these products, added in the store. */
async function visitCart(...products: string[]) {
  const user = await visit('/auto-store')
  for (const product of products) await add(user, product)
  await user.click(cartLink())
  await arrived('Cart')
  return user
}

async function visitCheckout() {
  const user = await visitCart('Reflective Solar Tint', 'Reflective Solar Tint')
  await user.click(main().getByRole('link', { name: 'Checkout' }))
  await arrived('Checkout')
  return user
}

/** Holds timers of this length, in ms, until the returned function is called. */
function holdTimers(ms: number): () => void {
  const held: (() => void)[] = []
  const { setTimeout } = globalThis
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((then: () => void, after?: number) =>
    after === ms ? held.push(then) : setTimeout(then, after)) as typeof setTimeout)
  return () => {
    for (const then of held.splice(0)) then()
  }
}

async function fillCheckout(user: UserEvent) {
  await enter(user, form().getByLabelText('Name'), 'Ada Okafor')
  await enter(user, form().getByLabelText('Email'), 'ada@example.com')
  await enter(user, form().getByLabelText('Shipping address'), '1 Example Street, London')
}

test('adding is counted on the cart button, in the header and on the card, and announced', async () => {
  const user = await visit('/auto-store')
  expect(cartLink()).toHaveAccessibleName('Cart, 0 items')
  await add(user, 'Paint Protection Film')
  expect(cartLink()).toHaveAccessibleName('Cart, 1 item')
  expect(main().getByText(/Paint Protection Film added to cart/)).toHaveRole('status')
  await add(user, 'Headlight Tint Film')
  await add(user, 'Paint Protection Film')
  expect(main().getByText(/Quantity 2/)).toHaveRole('status')
  expect(cartLink()).toHaveAccessibleName('Cart, 3 items')
  const header = within(screen.getByRole('banner'))
  expect(header.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
  const card = main().getByRole('heading', { name: 'Paint Protection Film' }).closest('article')
  expect(card).toHaveTextContent('2 in cart')
})

test('a card says what one buys, and leads to its film line', async () => {
  const user = await visit('/auto-store')
  const card = main().getByRole('heading', { name: 'Reflective Solar Tint' }).closest('article')
  const inCard = within(card as HTMLElement)
  expect(inCard.getAllByRole('term').map((it) => it.textContent)).toEqual([
    'Piece',
    'Shade',
    'Lasts',
    'Film line',
  ])
  expect(inCard.getAllByRole('definition').map((it) => it.textContent)).toEqual([
    ...Object.values(factsOf(offer('Reflective Solar Tint'))).map(({ text }) => text),
    'Reflective Film',
  ])
  expect(card).toHaveTextContent(tints(1))
  await user.click(inCard.getByRole('link', { name: 'Reflective Film' }))
  await arrived('Reflective Film')
  await user.click(main().getByRole('link', { name: filmText.priceAndWarranty.inStore }))
  await arrived(/store/i)
  expect(address()).toBe('/auto-store#product-2')
})

test('the same product twice is one line of two', async () => {
  const user = await visitCart('Reflective Solar Tint', 'Reflective Solar Tint')
  expect(quantity()).toHaveValue(2)
  const tint = line('Reflective Solar Tint')
  expect(tint.getByRole('img')).toBeVisible()
  expect(tint.getByText(`${tints(1)} each`)).toBeVisible()
  expect(tint.getByText(tints(2))).toBeVisible()
  expect(total()).toHaveTextContent(tints(2))
  await enter(user, quantity(), '1')
  expect(tint.getByText(tints(1))).toBeVisible()
  expect(tint.queryByText(/each/)).toBeNull()
})

test('a quantity that is no number from 1 up becomes 1, others are cut to whole ones up to 99; the total follows', async () => {
  const user = await visitCart('Reflective Solar Tint', 'Paint Protection Film')
  const least = '1 is the least: Remove takes the product out.'
  const most = '99 is the most in one order.'
  for (const [typed, taken, said] of [
    ['0', 1, least],
    ['2.9', 2, ''],
    ['5', 5, ''],
    ['007', 7, ''],
    ['8e0', 8, ''],
    ['1e308', 99, most],
  ] as const) {
    await enter(user, quantity(), '2')
    await enter(user, quantity(), typed)
    await user.tab()
    expect.soft(quantity(), typed).toHaveDisplayValue(String(taken))
    expect
      .soft(total(), typed)
      .toHaveTextContent(cost({ 'Reflective Solar Tint': taken, 'Paint Protection Film': 1 }))
    expect.soft(line('Reflective Solar Tint').getByRole('status'), typed).toHaveTextContent(said)
    expect.soft(quantity(), typed).toHaveAccessibleDescription(said)
  }
  await user.click(main().getByRole('link', { name: 'Checkout' }))
  await arrived('Checkout')
  expect(
    main().getByText(cost({ 'Reflective Solar Tint': 99, 'Paint Protection Film': 1 })),
  ).toBeVisible()
})

test('the buttons beside a quantity step it, and stop at 1', async () => {
  const user = await visitCart('Reflective Solar Tint', 'Reflective Solar Tint')
  const button = (name: string) =>
    main().getByRole('button', { name: `${name} quantity of Reflective Solar Tint` })
  await user.click(button('Increase'))
  expect(quantity()).toHaveValue(3)
  expect(total()).toHaveTextContent(tints(3))
  button('Decrease').focus()
  await user.keyboard('{Enter}{Enter}{Enter}')
  expect(quantity()).toHaveValue(1)
  expect(quantity()).toHaveAttribute('min', '1')
  expect(button('Decrease')).toHaveFocus()
  expect(button('Decrease')).toHaveAttribute('aria-disabled', 'true')
})

test('99 is the most, which the cart says, and the store when one more is added', async () => {
  const user = await visitCart('Reflective Solar Tint')
  const most = () => line('Reflective Solar Tint').getByRole('status')
  expect(most()).toBeEmptyDOMElement()
  await enter(user, quantity(), '99')
  expect(most()).toHaveTextContent('99 is the most in one order.')
  history.back()
  await arrived(/store/i)
  await add(user, 'Reflective Solar Tint')
  expect(main().getByText(/: 99 is the most in one order./)).toHaveRole('status')
  expect(cartLink()).toHaveAccessibleName('Cart, 99 items')
})

test('adding is said in its card with Undo, which takes one away and leads back to the button', async () => {
  const user = await visit('/auto-store')
  const name = 'Paint Protection Film'
  const card = () => {
    const heading = main().getByRole('heading', { name })
    return within(heading.closest('article') as HTMLElement)
  }
  const button = () => card().getByRole('button', { name: /^Add to Cart/ })
  expect(card().getByRole('status')).toBeEmptyDOMElement()
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await add(user, name)
  await add(user, name)
  expect(button()).toHaveFocus()
  const said = `${name} added to cart. Quantity 2.`
  expect(scrolled.mock.contexts.at(-1)).toContainElement(card().getByRole('status'))
  expect(card().getByRole('status')).toHaveTextContent(said)
  expect(card().getByRole('status')).not.toHaveClass('sr-only')
  expect(main().getAllByText(said)).toHaveLength(1)
  expect(card().getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription(said)
  await user.click(card().getByRole('button', { name: 'Undo' }))
  expect(card().getByRole('status')).toHaveTextContent(`${name} taken back. Quantity 1.`)
  expect(cartLink()).toHaveAccessibleName('Cart, 1 item')
  expect(button()).toHaveFocus()
  expect(card().queryByRole('button', { name: 'Undo' })).toBeNull()
  await add(user, 'Headlight Tint Film')
  expect(card().getByRole('status')).toBeEmptyDOMElement()
  await user.click(main().getByRole('button', { name: 'Undo' }))
  expect(cartLink()).toHaveAccessibleName('Cart, 1 item')
  scrolled.mockRestore()
})

test('Clear cart empties it, says so where the focus goes, and is undone', async () => {
  const user = await visitCart('Nano Ceramic Window Film', 'Headlight Tint Film')
  await enter(user, main().getByLabelText('Quantity of Headlight Tint Film'), '3')
  await user.click(main().getByRole('button', { name: 'Clear cart' }))
  expect(main().getByText('Your cart is empty.')).toBeVisible()
  expect(main().getByText('All products removed from cart.')).toHaveFocus()
  expect(main().queryByRole('button', { name: 'Clear cart' })).toBeNull()
  await user.click(main().getByRole('button', { name: 'Undo' }))
  expect(main().getByRole('heading', { name: 'Nano Ceramic Window Film' })).toHaveFocus()
  expect(main().getByLabelText('Quantity of Headlight Tint Film')).toHaveValue(3)
})

test('Remove says so in the place of its line, and Undo brings that back with its quantity', async () => {
  const user = await visitCart(
    'Paint Protection Film',
    'Nano Ceramic Window Film',
    'Nano Ceramic Window Film',
    'Headlight Tint Film',
  )
  const remove = (product: string) =>
    user.click(main().getByRole('button', { name: `Remove ${product}` }))
  const lines = () => main().getAllByRole('listitem')
  await remove('Nano Ceramic Window Film')
  expect(main().queryByRole('heading', { name: 'Nano Ceramic Window Film' })).toBeNull()
  expect(total()).toHaveTextContent(cost({ 'Paint Protection Film': 1, 'Headlight Tint Film': 1 }))
  const said = 'Nano Ceramic Window Film removed from cart.'
  expect(main().getByText(said)).toHaveFocus()
  expect(main().getByText(said)).toHaveRole('status')
  expect(main().getByText(said)).not.toHaveClass('sr-only')
  expect(lines()[1]).toHaveTextContent(`${said}Undo`)
  expect(main().getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription(said)

  await enter(user, main().getByLabelText('Quantity of Headlight Tint Film'), '2')
  await user.click(main().getByRole('button', { name: 'Undo' }))
  expect(lines().map((it) => within(it).getByRole('heading').textContent)).toEqual([
    'Paint Protection Film',
    'Nano Ceramic Window Film',
    'Headlight Tint Film',
  ])
  expect(main().getByRole('heading', { name: 'Nano Ceramic Window Film' })).toHaveFocus()
  expect(main().getByLabelText('Quantity of Nano Ceramic Window Film')).toHaveValue(2)
  expect(main().getByLabelText('Quantity of Headlight Tint Film')).toHaveValue(2)
  expect(main().queryByText(said)).toBeNull()

  await remove('Paint Protection Film')
  await remove('Nano Ceramic Window Film')
  await remove('Headlight Tint Film')
  expect(main().getByText('Headlight Tint Film removed from cart.')).toHaveFocus()
  expect(main().getByText('Your cart is empty.')).toBeVisible()
  expect(main().queryByRole('link', { name: 'Checkout' })).toBeNull()
  await user.click(main().getByRole('button', { name: 'Undo' }))
  expect(total()).toHaveTextContent(cost({ 'Headlight Tint Film': 2 }))
})

test('the cart is kept from page to page, and lost on reload', async () => {
  const user = await visitCart('Reflective Solar Tint', 'Reflective Solar Tint')
  const footer = within(screen.getByRole('contentinfo'))
  await user.click(footer.getByRole('link', { name: 'About Us' }))
  await arrived('About Us')
  history.back()
  await arrived('Cart')
  expect(quantity()).toHaveValue(2)
  await reload()
  expect(main().getByText('Your cart is empty.')).toBeVisible()
  // A second tab shows the same.
  expect(main().getByText(/^A cart stays in its tab/)).toBeVisible()
})

test('an order takes one second, empties the cart, stores nothing, and is followed by another', async () => {
  const user = await visitCheckout()
  await fillCheckout(user)
  const placed = performance.now()
  await user.click(form().getByRole('button', { name: 'Place Order' }))
  expect(form().getByRole('button', { name: 'Placing Order...' })).toBeDisabled()
  expect(form().getByLabelText('Name')).toBeDisabled()
  expect(await screen.findByText('Your order has been placed successfully.')).toBeVisible()
  expect(performance.now() - placed).toBeGreaterThanOrEqual(1000)
  expect(address()).toBe('/thank-you')
  expect(screen.getByRole('complementary', { name: 'What you ordered' })).toHaveTextContent(
    /× 2.*Total\$/,
  )
  expect(await indexedDB.databases()).toEqual([])
  expect(JSON.stringify({ ...localStorage })).not.toContain('Ada')
  await user.click(main().getByRole('link', { name: 'Back to Store' }))
  await arrived(/store/i)
  expect(cartLink()).toHaveAccessibleName('Cart, 0 items')

  await add(user, 'Paint Protection Film')
  await user.click(cartLink())
  await arrived('Cart')
  await user.click(main().getByRole('link', { name: 'Checkout' }))
  await arrived('Checkout')
  expect(form().getByRole('button', { name: 'Place Order' })).toBeEnabled()
  expect(form().getByLabelText('Name')).toHaveValue('')
})

test('whoever leaves while the order is placed has left, coming back at once as well, and keeps the cart', async () => {
  const user = await visitCheckout()
  await fillCheckout(user)
  const pass = holdTimers(1000)
  const byLink = (name: string) => () => user.click(main().getByRole('link', { name }))
  for (const [how, leave, comeBack] of [
    ['Back', () => history.back()],
    ['a link', byLink('Edit cart')],
    ['Back, then Forward', () => history.back(), () => history.forward()],
    ['Back, then a link', () => history.back(), byLink('Checkout')],
    ['a link, then Back', byLink('Edit cart'), () => history.back()],
  ] as const) {
    await user.click(form().getByRole('button', { name: 'Place Order' }))
    await leave()
    await arrived('Cart')
    await comeBack?.()
    if (comeBack) await arrived('Checkout')
    await act(async () => pass())
    expect(address(), how).toBe(comeBack ? '/checkout' : '/cart')
    expect(total(), how).toHaveTextContent(tints(2))
    if (!comeBack) await byLink('Checkout')()
    await arrived('Checkout')
    expect(form().getByRole('button', { name: 'Place Order' }), how).toBeEnabled()
    expect(form().getByLabelText('Name'), how).toHaveValue('Ada Okafor')
  }
  await user.click(form().getByRole('button', { name: 'Place Order' }))
  await act(async () => pass())
  await arrivedAt('/thank-you')
})

test('name, e-mail and shipping address are required, the last that is wrong is announced', async () => {
  const user = await visitCheckout()
  await user.click(form().getByRole('button', { name: 'Place Order' }))
  for (const label of ['Name', 'Email', 'Shipping address']) {
    expect(form().getByLabelText(label)).toHaveAttribute('aria-invalid', 'true')
    expect(form().getByLabelText(label)).toHaveAccessibleDescription(
      /^Please fill out this field\./,
    )
  }
  expect(form().getByLabelText('Name')).toHaveFocus()
  expect(form().getByText('3 fields need another look.')).toHaveRole('status')
  await fillCheckout(user)
  await enter(user, form().getByLabelText('Email'), 'ada')
  await user.keyboard('{Enter}')
  expect(form().getByLabelText('Email')).toHaveFocus()
  expect(form().getByRole('alert')).toHaveTextContent(/Please include an '@'/)
  expect(address()).toBe('/checkout')
  await user.keyboard('@')
  expect(form().queryByRole('alert')).toBeNull()
})
