import { automotiveFilms } from '../support/routes'
import { holdScripts, scriptsNamedBy } from '../support/scripts'
import { expect, test } from '../support/shared-context'
import { test as isolated } from '../support/test'
import { dropdown, hydrated, visit, visitWithMenu } from '../support/visit'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.describe('on a desktop', () => {
  test('a dropdown opens on hover, closes when the pointer leaves or clicks, and opens by a click', async ({
    page,
  }) => {
    await visitWithMenu(page, '/about')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await expect(menu.getByRole('link', { name: 'Nano Ceramic Film' })).toBeHidden()
    await dropdown(page, 'Automotive').hover()
    await expect(menu.getByRole('link', { name: 'Nano Ceramic Film' })).toBeVisible()
    await expect(dropdown(page, 'Automotive')).toHaveAttribute('aria-expanded', 'true')

    await dropdown(page, 'Architectural').hover()
    await expect(menu.getByRole('link', { name: 'Decorative Film' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Nano Ceramic Film' })).toBeHidden()
    await expect(dropdown(page, 'Automotive')).toHaveAttribute('aria-expanded', 'false')

    await page.mouse.move(40, 700)
    await expect(menu.getByRole('link', { name: 'Decorative Film' })).toBeHidden()

    await dropdown(page, 'Automotive').hover()
    await expect(menu.getByRole('link', { name: 'Nano Ceramic Film' })).toBeVisible()
    // A click at the moment of the hover leaves it open.
    await expect(async () => {
      await dropdown(page, 'Automotive').click()
      await expect(menu.getByRole('link', { name: 'Nano Ceramic Film' })).toBeHidden({
        timeout: 2_000,
      })
    }).toPass()
    await dropdown(page, 'Automotive').click()
    await expect(menu.getByRole('link', { name: 'Nano Ceramic Film' })).toBeVisible()
  })

  test('the focus in it leaves the page where it is', async ({ page }) => {
    await visit(page, '/about')
    await page.evaluate(() => scrollTo(0, 600))
    const links = page.getByRole('banner').getByRole('link')
    await links.first().focus()
    await page.keyboard.press('Tab')
    await expect(links.nth(1)).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(600)
  })

  test('a film of each dropdown, and the way to all, open their page and close it', async ({
    page,
  }) => {
    await visitWithMenu(page, '/about')
    for (const [menu, name, path, heading] of [
      ['Automotive', 'Nano Ceramic Film', '/nano-ceramic', 'Nano Ceramic Film'],
      ['Architectural', '2-Ply Reflective Film', '/2-ply-reflective', '2-Ply Reflective Film'],
      ['Automotive', 'All automotive films', '/automotive', 'Automotive Window Film'],
      ['Architectural', 'All architectural films', '/architectural', 'Architectural Window Film'],
    ] as const) {
      const link = page.getByRole('banner').getByRole('link', { name, exact: true })
      await page.mouse.move(40, 700)
      await dropdown(page, menu).hover()
      if (name === 'Nano Ceramic Film') {
        await expect(link).toHaveAccessibleDescription(/^Heat out, signal in VLT 5 to 65%$/)
      }
      await link.click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(link).toBeHidden()
    }
  })
})

isolated(
  'the focus stays where it is when the dropdowns replace the plain links',
  async ({ page }) => {
    const needed = await scriptsNamedBy(page, '/about')
    const release = await holdScripts(page, (script) => !needed.has(script))
    await visit(page, '/about')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await menu.getByRole('link', { name: 'Automotive' }).focus()
    release()
    await expect(dropdown(page, 'Automotive')).toHaveAttribute('aria-expanded', 'false')
    await expect(menu.getByRole('button', { name: 'Automotive' })).toBeFocused()
  },
)

test.describe('on a phone', () => {
  test.use({ visitor: 'phone' })

  test('the toggle opens the menu, a parent expands, a link closes it and goes there, Escape gives the focus back', async ({
    page,
  }) => {
    await visit(page, '/faqs')
    await expect(page.getByRole('link', { name: 'About Us' }).first()).not.toBeInViewport()
    const topBar = page.getByRole('navigation', { name: 'Service links', includeHidden: true })
    await expect(topBar).toBeHidden()
    const toggle = page.getByRole('button', { name: 'Open menu' })
    const menu = page.getByRole('dialog', { name: 'Main menu' })
    for (const [name, path, title] of [
      ['About Us', '/about', 'About Us'],
      ['Find a Dealer', '/find-dealer', 'Find a Dealer'],
      ['FAQs', '/faqs', 'FAQs'],
      ['Contact Us', '/contact', 'Contact Us'],
      ['Become a Distributor', '/become-distributor', 'Become a Distributor'],
      ['Cart', '/cart', 'Cart'],
      // The link of the current page closes the menu, too.
      ['Cart', '/cart', 'Cart'],
      ['3-Ply Reflective Film', '/3-ply-reflective', '3-Ply Reflective Film'],
    ] as const) {
      await toggle.tap()
      if (path.startsWith('/3')) {
        await menu.locator('summary', { hasText: 'Automotive' }).tap()
        for (const [, film] of automotiveFilms) {
          await expect(menu.getByRole('link', { name: film, exact: true })).toBeVisible()
        }
        await menu.getByText('Architectural', { exact: true }).tap()
        await expect(menu.getByRole('link', { name: 'Nano Ceramic Film' })).toBeHidden()
      }
      await menu.getByRole('link', { name, exact: true }).tap()
      await expect(page).toHaveURL(path)
      await expect(menu).toBeHidden()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport()
    }
    // The page takes the focus once it is shown.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await toggle.focus()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(toggle).toBeFocused()
  })
})

isolated.describe('on a phone, before hydration', () => {
  isolated.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  isolated('what was opened and focused in the menu stays so', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/faqs', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Open menu' }).press('Enter')
    const menu = page.getByRole('dialog', { name: 'Main menu' })
    const group = menu.locator('summary', { hasText: 'Architectural' })
    await group.press('Enter')
    release()
    await hydrated(page)
    await expect(group).toBeFocused()
    await expect(menu.getByRole('link', { name: 'Decorative Film' })).toBeVisible()
  })
})
