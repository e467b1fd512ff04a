import { expect, type Page, test } from '@playwright/test'
import { storedRecords } from '../support/database'
import { holdBack, hydrated } from '../support/visit'

/** Opens a page whose scripts stay away until the returned function lets them come. */
async function openWithoutScripts(page: Page, path: string) {
  const come = await holdBack(page)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toBeVisible()
  return async () => {
    come()
    await hydrated(page)
  }
}

test('what is sent before the page is alive is not lost, and not put into the address', async ({
  page,
}) => {
  const comeAlive = await openWithoutScripts(page, '/about')
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Email').fill('ada@example.com')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL('/about')
  await comeAlive()
  await expect(footer.getByText('Thank you for subscribing!')).toBeVisible()
  await expect(page).toHaveURL('/about')
  const records = await storedRecords(page, 'newsletter-subscribers')
  expect(records.map((record) => record.email)).toEqual(['ada@example.com'])
})

test('what is put into the cart before the page is alive gets there', async ({ page }) => {
  const comeAlive = await openWithoutScripts(page, '/auto-store')
  await page.getByRole('button', { name: 'Headlight Tint Film' }).click()
  await comeAlive()
  await expect(page.getByRole('main').getByRole('link', { name: /^Cart/ })).toHaveText(/1/)
})

test('a tab of the dashboard that is tapped before the page is alive opens', async ({ page }) => {
  const comeAlive = await openWithoutScripts(page, '/admin-dashboard')
  await page.getByRole('tab', { name: 'Newsletter Subscribers' }).click()
  await comeAlive()
  await expect(page.getByText('No subscribers found.')).toBeVisible()
})

test('what is typed before the page is alive stays', async ({ page }) => {
  const comeAlive = await openWithoutScripts(page, '/become-distributor')
  await page.getByLabel('Company name').fill('Glas Nord GmbH')
  await page.getByLabel('Country').selectOption('Germany')
  await page.getByRole('radio', { name: 'Yes' }).check()
  await comeAlive()
  await expect(page.getByLabel('Company name')).toHaveValue('Glas Nord GmbH')
  await expect(page.getByLabel('Country')).toHaveValue('Germany')
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked()
  await expect(page.getByLabel('Which brands?')).toBeVisible()
})

test('a link works before the page is alive', async ({ page }) => {
  await openWithoutScripts(page, '/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faqs')
})

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('a form never puts what was typed into the address', async ({ page }) => {
    await page.goto('/about')
    const footer = page.getByRole('contentinfo')
    const send = footer.getByRole('button', { name: 'Subscribe' })
    await footer.getByLabel('Email').fill('ada@example.com')
    if (await send.isEnabled()) await send.click()
    expect(page.url()).not.toContain('ada')
  })
})

test('a visitor who scrolls before the page is alive stays where they are', async ({ page }) => {
  const comeAlive = await openWithoutScripts(page, '/about')
  await page.evaluate(() => scrollTo(0, 900))
  await comeAlive()
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => scrollY)).toBe(900)
})

test('the slides stay where a visitor moved them before the page is alive', async ({ page }) => {
  const comeAlive = await openWithoutScripts(page, '/')
  const slider = page.getByRole('region', { name: 'Where light meets glass' })
  const third = slider.getByRole('group', { name: '3 of 4' })
  await third.scrollIntoViewIfNeeded()
  await slider.getByRole('button', { name: 'Next slide' }).hover()
  await comeAlive()
  const picker = slider.getByRole('button', { name: 'Go to slide 3 of 4' })
  await expect(picker).toHaveAttribute('aria-current', 'true')
  await expect(third).toBeInViewport()
  await expect(slider.locator('[aria-label="2 of 4"]')).not.toBeInViewport()
})

test('an arrow pressed before the page is alive moves the slides', async ({ page }) => {
  const comeAlive = await openWithoutScripts(page, '/')
  const slider = page.getByRole('region', { name: 'Where light meets glass' })
  await slider.getByRole('button', { name: 'Previous slide' }).click()
  await comeAlive()
  const picker = slider.getByRole('button', { name: 'Go to slide 4 of 4' })
  await expect(picker).toHaveAttribute('aria-current', 'true')
  await expect(slider.getByRole('group', { name: '4 of 4' })).toBeInViewport()
})
