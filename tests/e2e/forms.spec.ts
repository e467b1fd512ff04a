import { expect, type Page, test } from '../support/shared-context'
import { nextFrames, visit } from '../support/visit'

/** The parts of the forms that need a browser; `keyboard/` has the journeys. */

test('a draft survives a reload, shifts nothing as it comes back, and is said to wait further down', async ({
  page,
}) => {
  await visit(page, '/become-distributor')
  const company = (tab: Page) => tab.getByLabel('Company name')
  await company(page).fill('Glas Nord GmbH')
  await page.getByLabel('City').fill('Bremen')
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

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const waits = page.getByText('What you typed last time waits below.')
  await expect(waits).toBeVisible()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(company(page)).toBeFocused()
  await expect(company(page)).toBeInViewport()
  await expect(waits).toBeHidden()
})

declare global {
  interface Window {
    moved: PerformanceEntry[]
  }
}
