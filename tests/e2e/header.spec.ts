import { brand } from '@duskpane/content/brand'
import { test as isolated } from '@playwright/test'
import { automotiveFilms } from '../support/routes'
import { holdScripts, scriptsNamedBy } from '../support/scripts'
import { expect, test } from '../support/shared-context'
import { dropdown, visit, visitWithMenu } from '../support/visit'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const footOfAutomotive = ['All automotive films', 'Film finder', 'Compare films', 'Tint laws']

test.describe('on a desktop', () => {
  test('header and footer lead where they say', async ({ page }) => {
    await visit(page, '/faqs')
    for (const [area, name, path] of [
      ['banner', 'Find a Dealer', '/find-dealer'],
      ['banner', 'About Us', '/about'],
      ['banner', `${brand.name}, home`, '/'],
      ['banner', 'Store', '/auto-store'],
      ['banner', 'Cart, 0 items', '/cart'],
      ['contentinfo', 'Auto Store', '/auto-store'],
      ['contentinfo', 'Architectural Solutions', '/architectural'],
    ] as const) {
      await page.getByRole(area).getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(path)
    }
  })

  test('a dropdown opens on hover, one at a time, and closes when the pointer leaves', async ({
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
  })

  test('a click on the open one closes it, another click opens it', async ({ page }) => {
    await visitWithMenu(page, '/about')
    const film = page.getByRole('banner').getByRole('link', { name: 'Nano Ceramic Film' })
    await dropdown(page, 'Automotive').hover()
    await expect(film).toBeVisible()
    await dropdown(page, 'Automotive').click()
    await expect(film).toBeHidden()
    await dropdown(page, 'Automotive').click()
    await expect(film).toBeVisible()
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
        await expect(link).toHaveAccessibleDescription(/No metal, no lost signal\. VLT 5 to 65%†$/)
      }
      await link.click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(link).toBeHidden()
    }
  })

  test('by keyboard: Tab, Enter, arrows, Escape', async ({ page }) => {
    await visitWithMenu(page, '/about')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    const trigger = menu.getByRole('button', { name: 'Automotive' })
    await menu.getByRole('link', { name: 'About Us' }).focus()
    await page.keyboard.press('Tab')
    await expect(trigger).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(menu.getByRole('link', { name: 'Skin & Eye Care Film' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(menu.getByRole('link', { name: 'Nano Ceramic Film' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await expect(trigger).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(menu.getByRole('button', { name: 'Architectural' })).toBeFocused()
  })

  test('by keyboard: Tab goes through an open dropdown and out of it, in both directions', async ({
    page,
  }) => {
    await visitWithMenu(page, '/about')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await dropdown(page, 'Automotive').press('Enter')
    for (const [, film] of automotiveFilms) {
      await page.keyboard.press('Tab')
      await expect(menu.getByRole('link', { name: film, exact: true })).toBeFocused()
    }
    for (const name of footOfAutomotive) {
      await page.keyboard.press('Tab')
      await expect(menu.getByRole('link', { name })).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(dropdown(page, 'Architectural')).toBeFocused()

    for (const name of footOfAutomotive.toReversed()) {
      await page.keyboard.press('Shift+Tab')
      await expect(menu.getByRole('link', { name })).toBeFocused()
    }
    for (const [, film] of automotiveFilms.toReversed()) {
      await page.keyboard.press('Shift+Tab')
      await expect(menu.getByRole('link', { name: film, exact: true })).toBeFocused()
    }
    await page.keyboard.press('Shift+Tab')
    await expect(dropdown(page, 'Automotive')).toBeFocused()
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

  test('the toggle opens the menu; tapping a parent expands it', async ({ page }) => {
    await visit(page, '/faqs')
    await expect(page.getByRole('link', { name: 'About Us' }).first()).not.toBeInViewport()
    await page.getByRole('button', { name: 'Open menu' }).tap()
    const menu = page.getByRole('dialog', { name: 'Main menu' })
    await expect(menu.getByRole('link', { name: 'About Us' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Find a Dealer' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Become a Distributor' })).toBeVisible()

    await expect(menu.getByRole('link', { name: 'Nano Ceramic Film' })).toBeHidden()
    await menu.getByText('Automotive', { exact: true }).tap()
    for (const [, film] of automotiveFilms) {
      await expect(menu.getByRole('link', { name: film, exact: true })).toBeVisible()
    }
    await menu.getByText('Architectural', { exact: true }).tap()
    await expect(menu.getByRole('link', { name: 'Decorative Film' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Nano Ceramic Film' })).toBeHidden()
    await menu.getByText('Architectural', { exact: true }).tap()
    await expect(menu.getByRole('link', { name: 'Decorative Film' })).toBeHidden()
  })

  test('tapping a link closes the menu and goes there', async ({ page }) => {
    await visit(page, '/faqs')
    const menu = page.getByRole('dialog', { name: 'Main menu' })
    for (const [name, path] of [
      ['About Us', '/about'],
      ['Find a Dealer', '/find-dealer'],
      ['Store', '/auto-store'],
      ['Cart', '/cart'],
      // That of the current page closes it, too.
      ['Cart', '/cart'],
      ['3-Ply Reflective Film', '/3-ply-reflective'],
    ] as const) {
      await page.getByRole('button', { name: 'Open menu' }).tap()
      if (path.startsWith('/3')) await menu.getByText('Architectural', { exact: true }).tap()
      await menu.getByRole('link', { name, exact: true }).tap()
      await expect(page).toHaveURL(path)
      await expect(menu).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    }
  })

  test('the cart is beside the menu at 320, and nothing overflows', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 })
    await visit(page, '/faqs')
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('link', { name: 'Cart, 0 items' })).toBeInViewport({ ratio: 1 })
    await expect(banner.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  test('Escape and the close button close it, and the focus returns', async ({ page }) => {
    await visit(page, '/faqs')
    const toggle = page.getByRole('button', { name: 'Open menu' })
    const menu = page.getByRole('dialog', { name: 'Main menu' })
    await toggle.focus()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(toggle).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await menu.getByRole('button', { name: 'Close menu' }).press('Enter')
    await expect(menu).toBeHidden()
    await expect(toggle).toBeFocused()
  })

  test('the page behind the open menu is inert and stays where it is', async ({ page }) => {
    await visit(page, '/faqs')
    await page.evaluate(() => scrollTo(0, 300))
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await expect(page.locator('dialog:modal')).toHaveCount(1)
    const [focused, scrolled] = await page.evaluate(() => {
      document.querySelector<HTMLElement>('main a')?.focus()
      scrollBy(0, 200)
      return [document.activeElement?.closest('main') !== null, scrollY]
    })
    expect(focused).toBe(false)
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, 400)
    await page.getByRole('button', { name: 'Close menu' }).tap()
    await expect(page.locator('dialog:modal')).toHaveCount(0)
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
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
    await expect(page.locator('dialog:modal')).toHaveCount(0)
    release()
    await expect(page.locator('dialog:modal')).toHaveCount(1)
    await expect(group).toBeFocused()
    await expect(menu.getByRole('link', { name: 'Decorative Film' })).toBeVisible()
  })
})
