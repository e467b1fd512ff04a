import { controlDatabase, setDatabase } from '../support/database'
import { expect, type Locator, test } from '../support/shared-context'
import { visit } from '../support/visit'

type Rgb = readonly [number, number, number]

/** The computed colors of a failure message: its text, its background, and the theme's danger. */
async function colorsOf(message: Locator) {
  const colors = await message.evaluate((element) => {
    const probe = element.appendChild(document.createElement('span'))
    probe.style.color = 'var(--danger)'
    const danger = getComputedStyle(probe).color
    probe.remove()
    const text = element.querySelector('[data-slot=icon] + *') ?? element
    return [getComputedStyle(text).color, getComputedStyle(element).backgroundColor, danger]
  })
  return colors.map((color) => color.match(/\d+/g)?.slice(0, 3).map(Number)) as unknown as [
    Rgb,
    Rgb,
    Rgb,
  ]
}

/** The contrast ratio of WCAG 2.2, 1 to 21. */
function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

async function expectRed(message: Locator) {
  const [text, background, danger] = await colorsOf(message)
  expect(text).toEqual(danger)
  const [red, green, blue] = text
  expect(red).toBeGreaterThan(1.4 * Math.max(green, blue))
  expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5)
}

test('a failed sign-in is red, on the ink of the sign-in page', async ({ page }) => {
  await visit(page, '/admin')
  await page.getByLabel('Email').fill('admin@example.com')
  await page.getByLabel('Password').fill('wrong')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password.')
  await expectRed(page.getByRole('alert'))
})

test('a failed newsletter form is red, on a light page', async ({ page }) => {
  await controlDatabase(page)
  await visit(page, '/')
  const form = page.getByRole('main').getByRole('form')
  await form.getByLabel('Email').fill('ada@example.com')
  await setDatabase(page, 'closed')
  await form.getByRole('button').click()
  await expectRed(form.getByRole('alert'))
})
