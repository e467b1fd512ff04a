import { expect, test } from '../support/shared-context'
import { visit } from '../support/visit'

test('from the store to the thanks: quantities by keyboard, and an order that sends no request', async ({
  page,
}) => {
  await visit(page, '/auto-store')
  const main = page.getByRole('main')
  const cart = main.getByRole('link', { name: /^Cart/ })
  const add = page.getByRole('button', { name: 'Reflective Solar Tint' })
  await add.click()
  await add.click()
  await expect(cart).toHaveAccessibleName('Cart, 2 items')
  await cart.click()
  await expect(page).toHaveURL('/cart')

  const quantity = page.getByRole('spinbutton', { name: 'Quantity of Reflective Solar Tint' })
  for (let press = 0; press < 4; press += 1) await quantity.press('ArrowDown')
  await expect(quantity).toHaveValue('1')
  await quantity.press('ArrowUp')
  await expect(page.locator('output')).toHaveText('$190.00')
  // The browser takes the letter for the start of an exponent.
  await quantity.press('ControlOrMeta+a')
  await page.keyboard.type('e')
  await quantity.blur()
  await expect(quantity).toHaveValue('1')

  await main.getByRole('link', { name: 'Checkout' }).click()
  const form = page.getByRole('form', { name: 'Shipping details' })
  await form.getByLabel('Name').fill('Ada Okafor')
  await form.getByLabel('Email').fill('ada@example.com')
  await form.getByLabel('Shipping address').fill('1 Example Street, London')
  const requests: string[] = []
  page.on('request', (request) => {
    if (!/\/assets\/|favicon/.test(request.url())) requests.push(request.url())
  })
  await form.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByText('Your order has been placed successfully.')).toBeVisible()
  await expect(page).toHaveURL('/thank-you')
  expect(requests).toEqual([])
})
