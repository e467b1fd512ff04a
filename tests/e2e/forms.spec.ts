import { expect, type Page, test } from '../support/shared-context'
import { nextFrames, resize, visit } from '../support/visit'

/** What only a browser has of the forms; `keyboard/` has the journeys. */

test('the newsletter: a button level with its field, and thanks that are announced', async ({
  page,
}) => {
  await resize(page, 390, 844)
  await visit(page, '/contact')
  const form = page.getByRole('main').getByRole('form', { name: 'Notes on light' })
  const email = form.getByLabel('Email')
  const send = form.getByRole('button', { name: 'Subscribe' })
  await send.click()
  await expect(form.getByText('Please enter your email.')).toBeVisible()
  const [field, button] = [await email.boundingBox(), await send.boundingBox()]
  expect(button?.y).toBe(field?.y)
  expect(button?.x).toBeGreaterThan((field?.x ?? 0) + (field?.width ?? 0))
  await email.fill('ada@example.com')
  await send.click()
  await expect(page.locator(':focus')).toHaveText('Thank you for subscribing!')
  await expect(email).toBeDisabled()
})

test('a draft survives a reload, and shifts nothing as it comes back', async ({ page }) => {
  await visit(page, '/become-distributor')
  const company = (tab: Page) => tab.getByLabel('Company name')
  await company(page).fill('Glas Nord GmbH')
  await page.getByRole('radio', { name: 'Yes' }).check()
  await page.getByLabel('Which brands?').fill('Nordfilm')
  await page.addInitScript(() => {
    window.moved = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.moved.push(entry)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.reload()
  await expect(company(page)).toHaveValue('Glas Nord GmbH')
  await expect(page.getByLabel('Which brands?')).toHaveValue('Nordfilm')
  await nextFrames(page)
  expect(JSON.parse(await page.evaluate(() => JSON.stringify(window.moved)))).toEqual([])
})

declare global {
  interface Window {
    moved: PerformanceEntry[]
  }
}
