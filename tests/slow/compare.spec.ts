import type { Page } from '@playwright/test'
import { failScripts, holdScripts } from '../support/scripts'
import { expect, test } from '../support/shared-context'

const table = (page: Page) => page.getByRole('table', { name: 'Values by film' })
const films = (page: Page) => table(page).getByRole('columnheader')

test('what each is good at stays in view until its script has come, without an error', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', ({ message }) => errors.push(message))
  const release = await holdScripts(page, (path) => path.includes('film-strengths'))
  await page.goto('/compare?film=DPNC-45&film=DPRF-35')
  await expect(films(page)).toContainText(['DPNC-45', 'DPRF-35'])
  await expect(page.getByRole('heading', { name: 'Good at' }).first()).toBeVisible()
  release()
  await expect(page.getByRole('main')).toContainText('Lets in more light than DPRF-35')
  expect(errors).toEqual([])
})

test('a part that did not load says so, and the rest stays', async ({ page }) => {
  await failScripts(page, 'aborted', (path) => /film-(strengths|choices)/.test(path))
  await page.goto('/compare')
  await expect(page.getByText('The lists to choose from did not load.')).toBeVisible()
  await expect(page.getByText('This part did not load.')).toBeVisible()
  await expect(films(page)).toHaveCount(3)
})
