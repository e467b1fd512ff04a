import { expect, test } from '../support/shared-context'

/** The pictures that compare glass with and without film; they need no script. */

test.use({ visitor: 'without script' })

test('glass with and without film stands side by side', async ({ page }) => {
  for (const { path, id, names } of [
    { path: '/windshield-protection', id: 'stone', names: ['Bare windshield', 'With Cleargard'] },
    { path: '/safety-security-films', id: 'held', names: ['Bare glass', 'With safety film'] },
    {
      path: '/decorative-films',
      id: 'finishes',
      names: ['Frost', 'Gradient', 'Linear', 'Pattern', 'Color', 'Opaque'],
    },
  ]) {
    await page.goto(path)
    const figures = page.locator(`#${id}`).getByRole('figure')
    await expect(figures, path).toHaveCount(names.length)
    for (const [index, name] of names.entries()) {
      await expect(figures.nth(index).getByRole('heading', { name })).toBeVisible()
      await expect(figures.nth(index).getByRole('img')).toHaveAccessibleName(/\w{3}/)
    }
  }
})
