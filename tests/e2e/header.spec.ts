import { brand } from '@duskpane/content/brand'
import { test as isolated } from '@playwright/test'
import { architecturalFilms, automotiveFilms } from '../support/routes'
import { holdScripts, scriptsNamedBy } from '../support/scripts'
import { expect, test } from '../support/shared-context'
import { dropdown, visit, visitWithMenu } from '../support/visit'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const footOfAutomotive = ['All automotive films', 'Film finder', 'Compare films', 'Tint laws']

test.describe('on a desktop', () => {
  test('the logo, the menu and the button lead where they say', async ({ page }) => {
    await visit(page, '/faqs')
    const banner = page.getByRole('banner')
    for (const [name, path] of [
      ['Find a Dealer', '/find-dealer'],
      ['About Us', '/about'],
      [`${brand.name}, home`, '/'],
    ] as const) {
      await banner.getByRole('link', { name }).click()
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
    await page.mouse.move(40, 700)
    await expect(film).toBeHidden()
  })

  for (const [name, [, [path, film]]] of [
    ['Automotive', automotiveFilms],
    ['Architectural', architecturalFilms],
  ] as const) {
    test(`a film of the ${name} dropdown opens its page and closes the dropdown`, async ({
      page,
    }) => {
      await visitWithMenu(page, '/about')
      const link = page.getByRole('banner').getByRole('link', { name: film, exact: true })
      await dropdown(page, name).hover()
      await link.click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(film)
      await expect(link).toBeHidden()
    })
  }

  test('a film of a dropdown is described by a sentence and the range of its shades', async ({
    page,
  }) => {
    await visitWithMenu(page, '/about')
    await dropdown(page, 'Automotive').hover()
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Nano Ceramic Film', exact: true }),
    ).toHaveAccessibleDescription(/No metal, no lost signal\. VLT 5 to 65%†$/)
  })

  for (const [name, path, heading] of [
    ['Automotive', '/automotive', 'Automotive Window Film'],
    ['Architectural', '/architectural', 'Architectural Window Film'],
  ] as const) {
    test(`the ${name} dropdown ends with the way to all its films`, async ({ page }) => {
      await visitWithMenu(page, '/about')
      await dropdown(page, name).hover()
      await page
        .getByRole('banner')
        .getByRole('link', { name: `All ${name} films` })
        .click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    })
  }

  test('the store, the cart and the listings are a link away, above and below', async ({
    page,
  }) => {
    await visit(page, '/about')
    for (const [area, name, path] of [
      ['banner', 'Store', '/auto-store'],
      ['banner', 'Cart, 0 items', '/cart'],
      ['contentinfo', 'Auto Store', '/auto-store'],
      ['contentinfo', 'Architectural Solutions', '/architectural'],
      ['contentinfo', 'Automotive Solutions', '/automotive'],
    ] as const) {
      await page.getByRole(area).getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(path)
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

  test('by keyboard: a link of a dropdown is followed by Enter', async ({ page }) => {
    await visitWithMenu(page, '/about')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await menu.getByRole('button', { name: 'Architectural' }).focus()
    await page.keyboard.press('Enter')
    await expect(menu.getByRole('link', { name: 'Dyed Reflective Film' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: 'Dyed Reflective Film' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dyed-reflective')
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

for (const [role, name] of [
  ['link', 'About Us'],
  ['button', 'Automotive'],
] as const) {
  isolated(
    `the focus stays on ${name} when the dropdowns replace the plain links`,
    async ({ page }) => {
      const needed = await scriptsNamedBy(page, '/about')
      const release = await holdScripts(page, (script) => !needed.has(script))
      await visit(page, '/about')
      const menu = page.getByRole('navigation', { name: 'Main menu' })
      await menu.getByRole('link', { name }).focus()
      release()
      await expect(dropdown(page, 'Automotive')).toHaveAttribute('aria-expanded', 'false')
      await expect(menu.getByRole(role, { name })).toBeFocused()
    },
  )
}

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
      [`${brand.name}, home`, '/'],
    ] as const) {
      await page.getByRole('button', { name: 'Open menu' }).tap()
      await menu.getByRole('link', { name, exact: true }).tap()
      await expect(page).toHaveURL(path)
      await expect(menu).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    }
  })

  for (const width of [320, 390]) {
    test(`the cart is beside the menu at ${width}, and nothing overflows`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await visit(page, '/faqs')
      const banner = page.getByRole('banner')
      await expect(banner.getByRole('link', { name: 'Cart, 0 items' })).toBeInViewport({ ratio: 1 })
      await expect(banner.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
  }

  test('tapping a film inside a group closes the menu and goes there', async ({ page }) => {
    await visit(page, '/faqs')
    await page.getByRole('button', { name: 'Open menu' }).tap()
    const menu = page.getByRole('dialog', { name: 'Main menu' })
    await menu.getByText('Architectural', { exact: true }).tap()
    await menu.getByRole('link', { name: '3-Ply Reflective Film' }).tap()
    await expect(page).toHaveURL('/3-ply-reflective')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('3-Ply Reflective Film')
  })

  test('tapping the link of the current page closes the menu too', async ({ page }) => {
    await visit(page, '/about')
    await page.getByRole('button', { name: 'Open menu' }).tap()
    const menu = page.getByRole('dialog', { name: 'Main menu' })
    await menu.getByRole('link', { name: 'About Us' }).tap()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/about')
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

  test('the open menu keeps the keyboard inside', async ({ page }) => {
    await visit(page, '/faqs')
    await page.getByRole('button', { name: 'Open menu' }).press('Enter')
    const menu = page.getByRole('dialog', { name: 'Main menu' })
    await expect(menu).toBeVisible()
    for (let press = 0; press < 14; press += 1) {
      await page.keyboard.press('Tab')
      await expect(menu.locator(':focus')).toHaveCount(1)
    }
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

isolated('in a later year the copyright line of the footer follows', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-02-03T12:00:00'))
  await visit(page, '/about')
  await expect(page.getByRole('contentinfo')).toContainText('© 2031')
})
