import { expect, type Page, test } from '@playwright/test'
import { holdScripts } from '../support/scripts'
import { hydrated } from '../support/visit'

/** Opens a page that is hydrated when the returned function is called, and not before. */
async function openUnhydrated(page: Page, path: string) {
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toBeVisible()
  return async () => {
    release()
    await hydrated(page)
  }
}

test('a tab of the dashboard tapped before hydration opens', async ({ page }) => {
  const hydrate = await openUnhydrated(page, '/admin-dashboard')
  await page.getByRole('tab', { name: 'Newsletter Subscribers' }).click()
  await hydrate()
  await expect(page.getByText('No subscribers found.')).toBeVisible()
})

test('an arrow pressed before hydration moves the slides', async ({ page }) => {
  const hydrate = await openUnhydrated(page, '/')
  const slider = page.getByRole('region', { name: 'Where light meets glass' })
  await slider.getByRole('button', { name: 'Previous slide' }).click()
  await hydrate()
  const picker = slider.getByRole('button', { name: 'Go to slide 4 of 4' })
  await expect(picker).toHaveAttribute('aria-current', 'true')
  await expect(slider.getByRole('group', { name: '4 of 4' })).toBeInViewport()
})

test('a product added before hydration gets into the cart', async ({ page }) => {
  const hydrate = await openUnhydrated(page, '/auto-store')
  await page.getByRole('button', { name: 'Headlight Tint Film' }).click()
  await hydrate()
  await expect(page.getByRole('main').getByRole('link', { name: /^Cart/ })).toHaveText(/1/)
})
