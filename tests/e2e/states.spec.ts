import { violations } from '../support/axe'
import { walk } from '../support/keyboard'
import { expect, test } from '../support/shared-context'
import { visit } from '../support/visit'
import { devices, states } from '../visual/page-states'

/** Pages in intermediate states: axe, and every stop of the keyboard. */

test('open menus, an invalid form, a filled cart and a filled desk', async ({ page }) => {
  for (const { name, widths, open } of states) {
    await page.setViewportSize(devices[widths[0] ?? 1280].viewport)
    await open(page)
    // Radix keeps hidden stops in the tab order, which pass the focus on to the panel.
    const except = name === 'dropdown-open' ? ['aria-hidden-focus'] : []
    expect.soft(await violations(page, ...except), name).toEqual([])
    if (name === 'dropdown-open') continue
    expect.soft((await walk(page, 'Tab')).problems, name).toEqual([])
  }
})

test('a failed sign-in', async ({ page }) => {
  await page.setViewportSize(devices[390].viewport)
  await visit(page, '/admin')
  await page.getByLabel('Email').fill('admin@example.com')
  await page.getByLabel('Password').fill('wrong')
  await page.getByRole('button', { name: 'Sign in' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText('Invalid email or password.')
  const danger = await alert.evaluate((element) => {
    const probe = element.appendChild(document.createElement('span'))
    probe.style.color = 'var(--danger)'
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })
  await expect(alert.locator('[data-slot=icon] + *')).toHaveCSS('color', danger)
  expect(await violations(page)).toEqual([])
})

test('the finder with films and without', async ({ page }) => {
  for (const query of ['?bothers=heat&place=texas', '?bothers=heat+glare&place=texas']) {
    await visit(page, `/film-finder${query}`)
    await expect(page.getByRole('status').filter({ hasText: /fit|No film/ })).toBeVisible()
    expect(await violations(page), query).toEqual([])
  }
})
