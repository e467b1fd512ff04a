import { expect, type Page, test } from '../support/shared-context'
import { visit } from '../support/visit'

const add = (page: Page, film: string) => page.getByRole('button', { name: film }).click()
const cartButton = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Cart/ })
const line = (page: Page, film: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: film }) })
const quantity = (page: Page, film: string) =>
  page.getByRole('spinbutton', { name: `Quantity of ${film}` })

const total = (page: Page) => page.locator('output')

/** The store, two reflective tints put into the cart, and the cart. */
async function visitCartWithTwoTints(page: Page) {
  await visit(page, '/auto-store')
  await add(page, 'Reflective Solar Tint')
  await add(page, 'Reflective Solar Tint')
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items')
  await cartButton(page).click()
  await expect(page).toHaveURL('/cart')
}

test.describe('store', () => {
  test('adding is counted on the cart button and announced', async ({ page }) => {
    await visit(page, '/auto-store')
    await expect(cartButton(page)).toHaveText(/0/)
    await add(page, 'Paint Protection Film')
    await expect(cartButton(page)).toHaveText(/1/)
    await expect(
      page.getByRole('status').filter({ hasText: 'Paint Protection Film added to cart' }),
    ).toBeAttached()
    await add(page, 'Headlight Tint Film')
    await add(page, 'Paint Protection Film')
    await expect(page.getByRole('status').filter({ hasText: 'Quantity 2' })).toBeAttached()
    await expect(cartButton(page)).toHaveText(/3/)
  })

  test('whatever is added, nothing lies over the page: the counts tell', async ({ page }) => {
    await visit(page, '/auto-store')
    for (let times = 0; times < 3; times++) await add(page, 'Paint Protection Film')
    const card = page.getByRole('article').filter({ hasText: 'Paint Protection Film' })
    await expect(card.getByText('3 in cart')).toBeVisible()
    await expect(page.locator('[data-slot=toast]')).toHaveCount(0)
    const header = page.getByRole('banner').getByRole('link', { name: 'Cart, 3 items' })
    await expect(header).toBeInViewport()
    await header.click()
    await expect(page).toHaveURL('/cart')
    await expect(quantity(page, 'Paint Protection Film')).toHaveValue('3')
  })

  test('a card says what one buys, and leads to its film line', async ({ page }) => {
    await visit(page, '/auto-store')
    const card = page.getByRole('article').filter({ hasText: 'Reflective Solar Tint' })
    await expect(card.getByRole('term')).toHaveText(['Piece', 'Shade', 'Lasts', 'Film line'])
    await expect(card.getByRole('definition')).toHaveText([
      '40 in × 15 ft (1.02 × 4.57 m)†',
      'DPRF-20, 20% VLT†',
      '5 to 10 years',
      'Reflective Film',
    ])
    await card.getByRole('link', { name: 'Reflective Film' }).click()
    await expect(page).toHaveURL('/reflective-film')
    await page.getByRole('link', { name: 'Reflective Solar Tint, in the store' }).click()
    await expect(page).toHaveURL('/auto-store#product-2')
    await expect(card).toBeInViewport()
  })
})

test.describe('cart', () => {
  test('is empty at first, and then offers no checkout', async ({ page }) => {
    await visit(page, '/cart')
    await expect(page.getByText('Your cart is empty.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Checkout' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Checkout' })).toHaveCount(0)
  })

  test('the same product twice is one line of two', async ({ page }) => {
    await visitCartWithTwoTints(page)
    await expect(quantity(page, 'Reflective Solar Tint')).toHaveValue('2')
    await expect(line(page, 'Reflective Solar Tint').getByText('$95.00')).toBeVisible()
    await expect(line(page, 'Reflective Solar Tint').getByRole('img')).toBeVisible()
    await expect(line(page, 'Reflective Solar Tint').getByText('$190.00')).toBeVisible()
    await expect(total(page)).toHaveText('$190.00')
    await expect(page.getByRole('link', { name: 'Checkout' })).toBeVisible()
  })

  test('the total follows the quantities, with no tax and no shipping', async ({ page }) => {
    await visit(page, '/auto-store')
    await add(page, 'Nano Ceramic Window Film')
    await add(page, 'Paint Protection Film')
    await cartButton(page).click()
    await expect(total(page)).toHaveText('$320.00')
    await quantity(page, 'Paint Protection Film').fill('10')
    await expect(total(page)).toHaveText('$2,120.00')
    await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click()
    await expect(page.getByText('$2,120.00')).toBeVisible()
  })

  test('a quantity that is no number from 1 up becomes 1', async ({ page }) => {
    await visitCartWithTwoTints(page)
    const field = quantity(page, 'Reflective Solar Tint')
    for (const typed of ['0', '-3', '']) {
      await field.fill('2')
      await field.fill(typed)
      await field.blur()
      await expect(field, `typed: ${typed}`).toHaveValue('1')
      await expect(total(page)).toHaveText('$95.00')
    }
    await field.fill('2')
    await field.press('ControlOrMeta+a')
    await page.keyboard.type('e')
    await field.blur()
    await expect(field).toHaveValue('1')
  })

  test('the arrow keys of a quantity never go below 1', async ({ page }) => {
    await visitCartWithTwoTints(page)
    await expect(quantity(page, 'Reflective Solar Tint')).toHaveAttribute('min', '1')
    for (let press = 0; press < 4; press += 1) {
      await quantity(page, 'Reflective Solar Tint').press('ArrowDown')
    }
    await expect(quantity(page, 'Reflective Solar Tint')).toHaveValue('1')
    await quantity(page, 'Reflective Solar Tint').press('ArrowUp')
    await expect(total(page)).toHaveText('$190.00')
  })

  test('the buttons beside a quantity step it, and stop at 1', async ({ page }) => {
    await visitCartWithTwoTints(page)
    const button = (name: string) =>
      page.getByRole('button', { name: `${name} quantity of Reflective Solar Tint` })
    await button('Increase').click()
    await expect(quantity(page, 'Reflective Solar Tint')).toHaveValue('3')
    await expect(total(page)).toHaveText('$285.00')
    for (let press = 0; press < 3; press += 1) await button('Decrease').press('Enter')
    await expect(quantity(page, 'Reflective Solar Tint')).toHaveValue('1')
    await expect(button('Decrease')).toBeFocused()
    await expect(button('Decrease')).toHaveAttribute('aria-disabled', 'true')
  })

  test('99 is the most, which the cart says, and the total stays right', async ({ page }) => {
    await visitCartWithTwoTints(page)
    const most = line(page, 'Reflective Solar Tint').getByRole('status')
    await expect(most).toBeEmpty()
    await quantity(page, 'Reflective Solar Tint').fill('9007199254740991')
    await expect(most).toHaveText('99 is the most in one order.')
    await expect(total(page)).toHaveText('$9,405.00')
    await quantity(page, 'Reflective Solar Tint').blur()
    await expect(quantity(page, 'Reflective Solar Tint')).toHaveValue('99')
    await page.goBack()
    await add(page, 'Reflective Solar Tint')
    await expect(
      page.getByRole('status').filter({ hasText: '99 is the most in one order.' }),
    ).toBeAttached()
    await expect(cartButton(page)).toHaveText(/99/)
  })

  test('Remove deletes its line only, and is announced', async ({ page }) => {
    await visit(page, '/auto-store')
    await add(page, 'Nano Ceramic Window Film')
    await add(page, 'Headlight Tint Film')
    await cartButton(page).click()
    await page.getByRole('button', { name: 'Remove Nano Ceramic Window Film' }).click()
    await expect(line(page, 'Nano Ceramic Window Film')).toHaveCount(0)
    await expect(line(page, 'Headlight Tint Film')).toBeVisible()
    await expect(
      page.getByRole('status').filter({ hasText: 'Nano Ceramic Window Film removed' }),
    ).toBeFocused()
    await page.getByRole('button', { name: 'Remove Headlight Tint Film' }).click()
    await expect(page.getByText('Your cart is empty.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Checkout' })).toHaveCount(0)
  })

  test('is kept from page to page and lost on reload', async ({ page }) => {
    await visitCartWithTwoTints(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL('/about')
    await page.goBack()
    await expect(quantity(page, 'Reflective Solar Tint')).toHaveValue('2')
    await page.reload()
    await expect(page.getByText('Your cart is empty.')).toBeVisible()
  })
})

test.describe('checkout', () => {
  const form = (page: Page) => page.getByRole('form', { name: 'Shipping details' })

  async function fill(page: Page) {
    await form(page).getByLabel('Name').fill('Ada Okafor')
    await form(page).getByLabel('Email').fill('ada@example.com')
    await form(page).getByLabel('Shipping address').fill('1 Example Street, London')
  }

  test('an order takes one second, empties the cart, and sends no request', async ({ page }) => {
    await visitCartWithTwoTints(page)
    await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click()
    await expect(page).toHaveURL('/checkout')
    await fill(page)

    const requests: string[] = []
    page.on('request', (request) => {
      if (!/\/assets\/|favicon/.test(request.url())) requests.push(request.url())
    })
    const placed = Date.now()
    await form(page).getByRole('button', { name: 'Place Order' }).click()
    await expect(form(page).getByRole('button', { name: 'Placing Order...' })).toBeDisabled()
    await expect(form(page).getByLabel('Name')).toBeDisabled()
    await expect(page).toHaveURL('/thank-you')
    expect(Date.now() - placed).toBeGreaterThanOrEqual(1000)

    await expect(page.getByText('Your order has been placed successfully.')).toBeVisible()
    expect(requests).toEqual([])
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([])

    await expect(page.getByRole('complementary', { name: 'What you ordered' })).toContainText(
      /× 2.*Total\$190/,
    )

    await page.getByRole('link', { name: 'Back to Store' }).click()
    await expect(page).toHaveURL('/auto-store')
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 0 items')
  })

  test('an empty cart cannot be ordered', async ({ page }) => {
    await visit(page, '/checkout')
    const main = page.getByRole('main')
    await expect(main).toContainText(/Your cart is empty\.Go to the store.*Shipping details/)
    await fill(page)
    await form(page).getByRole('button', { name: 'Place Order' }).click()
    await expect(form(page).getByRole('alert')).toHaveText('Your cart is empty.')
    await expect(form(page).getByLabel('Name')).toHaveValue('Ada Okafor')
    await main.getByRole('link', { name: 'Go to the store' }).click()
    await expect(page).toHaveURL('/auto-store')
  })

  test('name, e-mail and shipping address are required', async ({ page }) => {
    await visitCartWithTwoTints(page)
    await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click()
    await form(page).getByRole('button', { name: 'Place Order' }).click()
    for (const label of ['Name', 'Email', 'Shipping address']) {
      await expect(form(page).getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
      await expect(form(page).getByLabel(label)).toHaveAccessibleDescription(
        /^Please fill out this field\./,
      )
    }
    await expect(form(page).getByLabel('Name')).toBeFocused()
    await expect(form(page).getByRole('status').first()).toHaveText('3 fields need another look.')
    await fill(page)
    await form(page).getByLabel('Email').fill('ada')
    await form(page).getByRole('button', { name: 'Place Order' }).click()
    await expect(form(page).getByLabel('Email')).toBeFocused()
    await expect(page).toHaveURL('/checkout')
  })
})
