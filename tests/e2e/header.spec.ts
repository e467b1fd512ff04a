import { expect, test } from '@playwright/test'
import { holdBack, visit } from '../support/visit'

const automotive = [
  ['Skin & Eye Care Film', '/skin-eye-care'],
  ['Nano Ceramic Film', '/nano-ceramic'],
  ['Platinum Signature Film', '/platinum-signature'],
  ['Reflective Film', '/reflective-film'],
  ['Windshield Protection Film', '/windshield-protection'],
  ['Pre-Cut Films', '/pre-cut-films'],
] as const

const architectural = [
  ['Dyed Reflective Film', '/dyed-reflective'],
  ['2-Ply Reflective Film', '/2-ply-reflective'],
  ['3-Ply Reflective Film', '/3-ply-reflective'],
  ['Signature Sputtering', '/signature-sputtering'],
  ['Safety & Security Film', '/safety-security-films'],
  ['Decorative Film', '/decorative-films'],
] as const

test.describe('on a desktop', () => {
  test('the top bar, the logo, the menu and the button lead where they say', async ({ page }) => {
    await visit(page, '/faqs')
    const topBar = page.getByRole('navigation', { name: 'Service links' })
    await expect(topBar.getByRole('link', { name: 'FAQs' })).toHaveAttribute('href', '/faqs')
    await expect(topBar.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
      'href',
      '/contact',
    )
    await expect(topBar.getByRole('link', { name: 'Become a Distributor' })).toHaveAttribute(
      'href',
      '/become-distributor',
    )
    const banner = page.getByRole('banner')
    await banner.getByRole('link', { name: 'Find a Dealer' }).click()
    await expect(page).toHaveURL('/find-dealer')
    await banner.getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL('/about')
    await banner.getByRole('link', { name: 'Duskpane, home' }).click()
    await expect(page).toHaveURL('/')
  })

  test('a dropdown opens on hover, one at a time', async ({ page }) => {
    await visit(page, '/about')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await expect(menu.getByRole('link', { name: 'Nano Ceramic Film' })).toBeHidden()
    await menu.getByRole('button', { name: 'Automotive' }).hover()
    await expect(menu.getByRole('link', { name: 'Nano Ceramic Film' })).toBeVisible()
    await expect(menu.getByRole('button', { name: 'Automotive' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )

    await menu.getByRole('button', { name: 'Architectural' }).hover()
    await expect(menu.getByRole('link', { name: 'Decorative Film' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Nano Ceramic Film' })).toBeHidden()
    await expect(menu.getByRole('button', { name: 'Automotive' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  })

  test('a dropdown closes when the pointer leaves', async ({ page }) => {
    await visit(page, '/about')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await menu.getByRole('button', { name: 'Automotive' }).hover()
    await expect(menu.getByRole('link', { name: 'Nano Ceramic Film' })).toBeVisible()
    await page.mouse.move(640, 700)
    await expect(menu.getByRole('link', { name: 'Nano Ceramic Film' })).toBeHidden()
  })

  test('a click on the open one closes it, another click opens it', async ({ page }) => {
    await visit(page, '/about')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await menu.getByRole('button', { name: 'Automotive' }).hover()
    await expect(menu.getByRole('link', { name: 'Nano Ceramic Film' })).toBeVisible()
    await menu.getByRole('button', { name: 'Automotive' }).click()
    await expect(menu.getByRole('link', { name: 'Nano Ceramic Film' })).toBeHidden()
    await menu.getByRole('button', { name: 'Automotive' }).click()
    await expect(menu.getByRole('link', { name: 'Nano Ceramic Film' })).toBeVisible()
  })

  test('hovering the same one again closes it', async ({ page }) => {
    await visit(page, '/about')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await menu.getByRole('button', { name: 'Automotive' }).click()
    await expect(menu.getByRole('link', { name: 'Nano Ceramic Film' })).toBeVisible()
    await page.mouse.move(640, 700)
    await expect(menu.getByRole('link', { name: 'Nano Ceramic Film' })).toBeHidden()
  })

  for (const [name, items] of [
    ['Automotive', automotive],
    ['Architectural', architectural],
  ] as const) {
    test(`the ${name} dropdown holds its six routes`, async ({ page }) => {
      await visit(page, '/about')
      const menu = page.getByRole('navigation', { name: 'Main menu' })
      await menu.getByRole('button', { name }).click()
      for (const [film, path] of items) {
        await expect(menu.getByRole('link', { name: film, exact: true })).toHaveAttribute(
          'href',
          path,
        )
      }
      const [film, path] = items[1]
      await menu.getByRole('link', { name: film, exact: true }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(film)
      await expect(menu.getByRole('link', { name: film, exact: true })).toBeHidden()
    })
  }

  test('by keyboard: Tab, Enter, arrows, Escape', async ({ page }) => {
    await visit(page, '/about')
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
    await visit(page, '/about')
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
    await visit(page, '/about')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    const trigger = menu.getByRole('button', { name: 'Automotive' })
    const next = menu.getByRole('button', { name: 'Architectural' })
    await trigger.press('Enter')
    for (const [film] of automotive) {
      await page.keyboard.press('Tab')
      await expect(menu.getByRole('link', { name: film, exact: true })).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()

    for (const [film] of automotive.toReversed()) {
      await page.keyboard.press('Shift+Tab')
      await expect(menu.getByRole('link', { name: film, exact: true })).toBeFocused()
    }
    await page.keyboard.press('Shift+Tab')
    await expect(trigger).toBeFocused()
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('the entries of the menu lead to their listings', async ({ page }) => {
      await page.goto('/about')
      const menu = page.getByRole('navigation', { name: 'Main menu' })
      await menu.getByRole('link', { name: 'Automotive' }).click()
      await expect(page).toHaveURL('/automotive')
    })
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

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
    for (const [film, path] of automotive) {
      await expect(menu.getByRole('link', { name: film, exact: true })).toBeVisible()
      await expect(menu.getByRole('link', { name: film, exact: true })).toHaveAttribute(
        'href',
        path,
      )
    }
    await menu.getByText('Architectural', { exact: true }).tap()
    await expect(menu.getByRole('link', { name: 'Decorative Film' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Nano Ceramic Film' })).toBeHidden()
    await menu.getByText('Architectural', { exact: true }).tap()
    await expect(menu.getByRole('link', { name: 'Decorative Film' })).toBeHidden()
  })

  for (const [name, path] of [
    ['About Us', '/about'],
    ['Find a Dealer', '/find-dealer'],
    ['Duskpane, home', '/'],
  ] as const) {
    test(`tapping ${name} closes the menu and goes there`, async ({ page }) => {
      await visit(page, '/faqs')
      await page.getByRole('button', { name: 'Open menu' }).tap()
      const menu = page.getByRole('dialog', { name: 'Main menu' })
      await menu.getByRole('link', { name, exact: true }).tap()
      await expect(page).toHaveURL(path)
      await expect(menu).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
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

  test('tapping the link of the page one is on closes the menu too', async ({ page }) => {
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

  test('what was opened and focused before the page is alive stays so', async ({ page }) => {
    const arrive = await holdBack(page)
    await page.goto('/faqs', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Open menu' }).press('Enter')
    const menu = page.getByRole('dialog', { name: 'Main menu' })
    const group = menu.locator('summary', { hasText: 'Architectural' })
    await group.press('Enter')
    await expect(page.locator('dialog:modal')).toHaveCount(0)
    arrive()
    await expect(page.locator('dialog:modal')).toHaveCount(1)
    await expect(group).toBeFocused()
    await expect(menu.getByRole('link', { name: 'Decorative Film' })).toBeVisible()
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

  test.describe('before any script runs', () => {
    test.use({ javaScriptEnabled: false })

    test('the menu opens all the same', async ({ page }) => {
      await page.goto('/faqs')
      await page.getByRole('button', { name: 'Open menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Main menu' })
      await menu.getByText('Automotive', { exact: true }).click()
      await menu.getByRole('link', { name: 'Reflective Film', exact: true }).click()
      await expect(page).toHaveURL('/reflective-film')
    })
  })
})

test.describe('footer', () => {
  test('links, office, and the copyright line of the current year', async ({ page }) => {
    await visit(page, '/about')
    const footer = page.getByRole('contentinfo')
    for (const [name, path] of [
      ['Duskpane, home', '/'],
      ['About Us', '/about'],
      ['FAQ', '/faqs'],
      ['Become a Distributor', '/become-distributor'],
      ['Contact Us', '/contact'],
      ['Architectural Solutions', '/architectural'],
      ['Automotive Solutions', '/automotive'],
    ] as const) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
    }
    await expect(footer).toContainText('Dover, Delaware')
    await expect(footer.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
      'href',
      'mailto:hello@example.com',
    )
    await expect(footer.getByRole('link', { name: '+1 302 555 0142' })).toHaveAttribute(
      'href',
      'tel:+13025550142',
    )
    await expect(footer).toContainText(`© ${new Date().getFullYear()}`)
  })

  test('in a later year the copyright line follows', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-02-03T12:00:00'))
    await visit(page, '/about')
    await expect(page.getByRole('contentinfo')).toContainText('© 2031')
  })
})
