import { lostText } from '../support/lost-text'
import { expect, type Locator, type Page, test } from '../support/shared-context'
import { resize, visit } from '../support/visit'

/** The messages of the cart, in small viewports and with large text. */

/** Whether an element is fully inside the viewport, and not covered. */
const isSeen = (element: Locator) =>
  element.evaluate((it) => {
    const { left, top, right, bottom } = it.getBoundingClientRect()
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    const edges = [
      [left + 1, (top + bottom) / 2],
      [right - 1, (top + bottom) / 2],
      [(left + right) / 2, top + 1],
      [(left + right) / 2, bottom - 1],
    ] as const
    return isInside && edges.every(([x, y]) => it.contains(document.elementFromPoint(x, y)))
  })

async function expectSeen(page: Page, said: string, where: string) {
  const message = page.getByRole('main').getByText(said, { exact: true })
  const undo = page.getByRole('main').getByRole('button', { name: 'Undo' })
  await expect.poll(() => isSeen(message), `${where}: ${said}`).toBe(true)
  await expect.poll(() => isSeen(undo), `${where}: Undo of ${said}`).toBe(true)
  await expect.poll(() => lostText(page), `${where}: ${said}`).toEqual([])
}

test('adding and removing are said where one looks, with Undo, at 200% as well', async ({
  page,
  context,
}) => {
  const browser = await context.newCDPSession(page)
  for (const [where, width, height, letters] of [
    ['320 wide', 320, 640, 16],
    ['zoomed to 200% in 640 by 512', 320, 256, 16],
    ['text of 200% at 320', 320, 640, 32],
  ] as const) {
    await resize(page, width, height)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: letters } })
    await visit(page, '/auto-store')
    const main = page.getByRole('main')
    for (const product of ['Nano Ceramic Window Film', 'Windshield Protection Film']) {
      const added = `${product} added to cart. Quantity 1.`
      await main.getByRole('button', { name: `Add to Cart: ${product}` }).click()
      await expectSeen(page, added, where)
    }
    await main.getByRole('link', { name: /^Cart/ }).click()
    await expect(main.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
    await main.getByRole('button', { name: 'Remove Nano Ceramic Window Film' }).click()
    await expectSeen(page, 'Nano Ceramic Window Film removed from cart.', where)
    await main.getByRole('button', { name: 'Clear cart' }).click()
    await expectSeen(page, 'All products removed from cart.', where)
  }
})

test('at 400% what has the focus is never under the header, and the thanks begin with their heading', async ({
  page,
}) => {
  await resize(page, 320, 200)
  await visit(page, '/auto-store')
  const main = page.getByRole('main')
  const adds = await main.getByRole('button', { name: /^Add to Cart/ }).all()
  for (const add of adds) {
    await add.press('Enter')
    await expect(main.getByText(/added to cart/)).toBeVisible()
    await expect.poll(() => isSeen(add), `${await add.textContent()}`).toBe(true)
  }
  await main.getByRole('link', { name: /^Cart/ }).click()
  const heading = main.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Cart')
  await expect.poll(() => isSeen(heading), 'Cart').toBe(true)
  for (const path of ['/thank-you', '/find-dealer']) {
    await visit(page, path)
    await expect.poll(() => isSeen(heading), path).toBe(true)
  }
})
