import { expect, test } from '../support/shared-context'

/** The pictures that compare glass with and without film; they need no script. */

test.use({ visitor: 'without script' })

for (const { path, id, names } of [
  { path: '/windshield-protection', id: 'stone', names: ['Bare windshield', 'With Cleargard'] },
  { path: '/safety-security-films', id: 'held', names: ['Bare glass', 'With safety film'] },
  {
    path: '/decorative-films',
    id: 'finishes',
    names: ['Frost', 'Gradient', 'Linear', 'Pattern', 'Color', 'Opaque'],
  },
]) {
  test(`${path} shows ${names.join(', ')} side by side`, async ({ page }) => {
    await page.goto(path)
    const figures = page.locator(`#${id}`).getByRole('figure')
    await expect(figures).toHaveCount(names.length)
    for (const [index, name] of names.entries()) {
      await expect(figures.nth(index).getByRole('heading', { name })).toBeVisible()
      await expect(figures.nth(index).getByRole('img')).toHaveAccessibleName(/\w{3}/)
    }
  })
}
