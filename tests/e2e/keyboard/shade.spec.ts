import { reach } from '../../support/keyboard'
import { expect, test } from '../../support/shared-context'
import { visit } from '../../support/visit'

test('the film’s edge and its shade are moved by keyboard', async ({ page }) => {
  await visit(page, '/nano-ceramic')
  const edge = page.getByRole('slider', { name: 'Edge of the film' })
  await reach(page, edge)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(edge).toHaveAttribute('aria-valuetext', '48% filmed')
  await page.keyboard.press('ArrowLeft')
  await expect(edge).toHaveAttribute('aria-valuetext', '49% filmed')
  await page.keyboard.press('Home')
  await expect(edge).toHaveAttribute('aria-valuetext', '100% filmed')
  await page.keyboard.press('End')
  await expect(edge).toHaveAttribute('aria-valuetext', '0% filmed')

  await reach(page, page.getByRole('radio', { name: 'DPNC-35' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'DPNC-45' })).toBeFocused()
  await expect(page.getByRole('radio', { name: 'DPNC-45' })).toBeChecked()
  await expect(page.getByRole('figure').filter({ has: edge })).toContainText('DPNC-45 45% VLT')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('figure').filter({ has: edge })).toContainText('DPNC-35 35% VLT')
})
