import { walk } from '../support/keyboard'
import { whyPath } from '../support/routes'
import { expect, type Locator, test } from '../support/shared-context'
import { scrollToTheEnd, visit } from '../support/visit'

/** The site in the forced colors of the visitor's system. */
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
})

const style = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property)

test('the focus ring is visible on every stop', async ({ page }) => {
  await visit(page, '/become-distributor')
  // Parts that load when they are near would move the focused element.
  await scrollToTheEnd(page)
  expect((await walk(page, 'Tab')).problems).toEqual([])
})

test('what is current, checked, selected or ours stands out', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('button', { name: 'Go to slide 2 of 4' }).click()
  const picker = (number: number) =>
    page.getByRole('button', { name: `Go to slide ${number} of 4` }).locator('span')
  await expect(picker(2)).toHaveCSS('background-color', await system(picker(2), 'Highlight'))
  await expect(picker(3)).toHaveCSS('background-color', await system(picker(3), 'ButtonText'))
  await visit(page, whyPath)
  const bars = page.getByRole('row', { name: /^VLT/ }).getByRole('cell').locator('span:empty')
  await expect(bars.nth(0)).toHaveCSS('background-color', await system(bars.nth(0), 'Highlight'))
  await expect(bars.nth(1)).toHaveCSS('background-color', await system(bars.nth(1), 'CanvasText'))

  await visit(page, '/about')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link', { name: 'About Us' })).toHaveCSS(
    'text-decoration-line',
    'underline',
  )

  await visit(page, '/become-distributor')
  await page.getByRole('radio', { name: 'Yes' }).check()
  expect(await style(page.getByRole('radio', { name: 'Yes' }), 'appearance')).toBe('auto')

  await visit(page, '/admin-dashboard')
  const edge = (name: string) => style(page.getByRole('tab', { name }), 'border-left-color')
  expect(await edge('Contact Us Submissions')).not.toBe(await edge('Newsletter Subscribers'))
})

/** The computed value of a system color. */
const system = (element: Locator, name: string) =>
  element.evaluate((_, color) => {
    const sample = document.body.appendChild(document.createElement('i'))
    sample.style.color = color
    const computed = getComputedStyle(sample).color
    sample.remove()
    return computed
  }, name)
