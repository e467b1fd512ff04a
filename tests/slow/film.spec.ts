import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/shared-context'
import { visit } from '../support/visit'

test('privacy glass behind the driver counts', async ({ page }) => {
  await visit(page, '/nano-ceramic?place=colorado&vehicle=mpv&front=DPNC-45')
  await page.getByRole('heading', { name: 'Where you may drive with it' }).scrollIntoViewIfNeeded()
  const front = page.getByRole('status').getByRole('listitem').first()
  await expect(front).toContainText('Passes on a condition')
  await page.getByLabel('Behind the driver of an SUV').selectOption('Privacy glass, about 20%')
  await expect(front).toContainText('Does not pass')
})

test('the glass that is chosen on the page of a place changes its answers', async ({ page }) => {
  await visit(page, '/tint-law/texas')
  const car = page.getByRole('listitem').filter({ hasText: 'Front side windows' }).first()
  await expect(car).toContainText('75% glass × 40% film = 30%')
  await page.getByLabel('Factory glass').selectOption('70%')
  await expect(car).toContainText('70% glass × 40% film = 28%')
})

test('a place that nobody knows is the 404 page, which leads to those we know', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await visit(page, '/tint-law/atlantis')
  await expect(page.getByText('404 Not Found')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tint laws' }).click()
  await expect(page).toHaveTitle(/^Window tint laws/)
  await page.getByRole('link', { name: 'Ohio' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ohio window tint law')
  expect(errors.filter((text) => !text.includes('status of 404'))).toEqual([])
})

test('a film page says first what people ask first', async ({ page }) => {
  await visit(page, '/nano-ceramic')
  const main = page.getByRole('main')
  const headings = await main.getByRole('heading', { level: 2 }).allTextContents()
  expect(headings.slice(0, 5)).toEqual([
    '7 shades',
    'Price',
    'Where it is legal',
    'Warranty',
    'See the shade',
  ])
  await expect(main.getByText('From $120', { exact: true })).toBeVisible()
  await expect(main.getByText(/^\d\d of 51†$/)).toBeVisible()
  await main.getByRole('link', { name: 'Check your place' }).click()
  await expect(page).toHaveURL('/nano-ceramic#tint-law')
  await expect(page.getByRole('heading', { name: 'Where you may drive with it' })).toBeInViewport()
})

test('what a page cannot know of a line it does not say', async ({ page }) => {
  await visit(page, '/decorative-films')
  const main = page.getByRole('main')
  await expect(main.getByText('Quoted by your dealer')).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Where it is legal' })).toHaveCount(0)
  await visit(page, '/reflective-film')
  await expect(main.getByText(/of 51/)).toHaveCount(0)
  await expect(main.getByText(/many places limit how much a window may reflect/)).toBeVisible()
})

test('the values of a line download as CSV', async ({ page }) => {
  await visit(page, '/nano-ceramic')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('nano-ceramic.csv')
  const text = await readFile(await file.path(), 'utf8')
  expect(text.trim().split('\r\n')).toHaveLength(await page.getByRole('row').count())
})

test('on a phone the whole specification table is visible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/skin-eye-care')
  const table = page.getByRole('region', { name: /values by model/ })
  const hidden = await table.evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(hidden).toBe(0)
})
