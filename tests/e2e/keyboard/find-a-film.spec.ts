import { reach, viewports } from '../../support/keyboard'
import { expect, test } from '../../support/shared-context'
import { visit } from '../../support/visit'

test('a film is found in the menu and its values are read by keyboard, on a phone too', async ({
  page,
}) => {
  for (const [device, viewport] of viewports) {
    await page.setViewportSize(viewport)
    await visit(page, '/')
    if (device === 'a desktop') {
      const menu = page.getByRole('navigation', { name: 'Main menu' })
      await reach(page, menu.getByRole('button', { name: 'Automotive' }))
      await page.keyboard.press('Enter')
      await reach(page, menu.getByRole('link', { name: 'Windshield Protection Film' }))
    } else {
      await reach(page, page.getByRole('button', { name: 'Open menu' }))
      await page.keyboard.press('Enter')
      const menu = page.getByRole('dialog', { name: 'Main menu' })
      await expect(menu.locator(':focus')).toBeVisible()
      await reach(page, menu.locator('summary', { hasText: 'Automotive' }))
      await page.keyboard.press('Enter')
      await reach(page, menu.getByRole('link', { name: 'Windshield Protection Film' }))
    }
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/windshield-protection')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    const values = page.getByRole('region', { name: 'Windshield Protection Film: values by model' })
    await reach(page, values)
    await expect(values).toBeInViewport()
    const last = values.getByRole('columnheader', { name: 'TSER' })
    await expect(async () => {
      await page.keyboard.press('ArrowRight')
      await expect(last).toBeInViewport({ ratio: 0.9, timeout: 200 })
    }).toPass()
  }
})
