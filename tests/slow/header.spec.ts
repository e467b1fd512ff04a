import { test as isolated } from '@playwright/test'
import { expect, test } from '../support/shared-context'
import { visit } from '../support/visit'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

isolated('in a later year the copyright line of the footer follows', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-02-03T12:00:00'))
  await visit(page, '/about')
  await expect(page.getByRole('contentinfo')).toContainText('© 2031')
})
