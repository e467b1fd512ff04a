import { reach } from '../../support/keyboard'
import { expect, test } from '../../support/shared-context'
import { visit } from '../../support/visit'

test('two films are put into the cart, changed and ordered by keyboard, which sends no request', async ({
  page,
}) => {
  await visit(page, '/auto-store')
  const { keyboard } = page
  const main = page.getByRole('main')
  await reach(page, page.getByRole('button', { name: 'Add to Cart: Reflective Solar Tint' }))
  await keyboard.press('Enter')
  await reach(page, page.getByRole('button', { name: 'Add to Cart: Headlight Tint Film' }))
  await keyboard.press('Space')
  await reach(page, main.getByRole('link', { name: 'Cart, 2 items' }), 'Shift+Tab')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeFocused()

  const quantity = page.getByRole('spinbutton', { name: 'Quantity of Reflective Solar Tint' })
  await reach(page, quantity)
  await keyboard.press('ArrowUp')
  await expect(quantity).toHaveValue('2')
  // The browser reads the letter as the start of an exponent.
  await quantity.press('ControlOrMeta+a')
  await keyboard.type('e')
  await quantity.blur()
  await expect(quantity).toHaveValue('1')
  await quantity.press('ArrowUp')
  await expect(main.getByText('$230.00')).toBeVisible()
  await reach(page, page.getByRole('button', { name: 'Remove Headlight Tint Film' }))
  await keyboard.press('Enter')
  await expect(
    page.getByRole('status').filter({ hasText: 'Headlight Tint Film removed' }),
  ).toBeFocused()
  await reach(page, main.getByRole('link', { name: 'Checkout' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused()

  const form = page.getByRole('form', { name: 'Shipping details' })
  await reach(page, form.getByRole('button', { name: 'Place Order' }))
  await keyboard.press('Enter')
  await expect(form.getByLabel('Name')).toBeFocused()
  await keyboard.type('Ada Okafor')
  await keyboard.press('Tab')
  await keyboard.type('ada@example.com')
  await keyboard.press('Tab')
  await keyboard.type('1 Example Street, London')
  await keyboard.press('Tab')
  const requests: string[] = []
  page.on('request', (request) => {
    if (!/\/assets\/|favicon/.test(request.url())) requests.push(request.url())
  })
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeFocused()
  expect(requests).toEqual([])
  await reach(page, page.getByRole('link', { name: 'Back to Store' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Auto Store' })).toBeFocused()
})
