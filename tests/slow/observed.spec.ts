import { expect, test } from '../support/shared-context'
import { visit } from '../support/visit'

/** Behavior that was observed on the original site, until it is confirmed as a defect. */

test('Learn More of an architectural card without a page ends on the 404 page', async ({
  page,
}) => {
  await visit(page, '/architectural')
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Learn More about 2-Ply Reflective Film' })
    .click()
  await expect(page).toHaveURL('/2ply-reflective')
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible()
  await expect(page.getByText('404 Not Found')).toBeVisible()
})

test('Learn More of an architectural card with a page leads there', async ({ page }) => {
  await visit(page, '/architectural')
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Learn More about Dyed Reflective Film' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dyed Reflective Film')
})

test('Read More of the home page does nothing', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('button', { name: 'Read More' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drive Smarter. Ride Cooler.')
})
