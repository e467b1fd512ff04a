import { expect, type Page, test } from '@playwright/test'
import { holdBack, hydrated, visit } from '../support/visit'

const nearest = (page: Page) =>
  page.getByRole('navigation', { name: 'Perhaps you were looking for' })

test('an unknown path answers 404 and says so', async ({ page }) => {
  const response = await visit(page, '/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await expect(page.getByText('404 Not Found')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByText(/developer|errorElement|ErrorBoundary|stack/i)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Duskpane, home' })).toBeVisible()
})

for (const [asked, name, path] of [
  ['/contcat', 'Contact Us', '/contact'],
  ['/2ply-reflective', '2-Ply Reflective Film', '/2-ply-reflective'],
  ['/find-a-dealer', 'Find a Dealer', '/find-dealer'],
] as const) {
  test(`${asked} offers ${name} first, which opens`, async ({ page }) => {
    await visit(page, asked)
    await expect(nearest(page).getByRole('link').first()).toHaveText(name)
    await expect(nearest(page).getByRole('link')).toHaveCount(3)
    await nearest(page).getByRole('link').first().click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
}

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('the 404 page is whole', async ({ page }) => {
    const response = await page.goto('/no-such-page')
    expect(response?.status()).toBe(404)
    await expect(page.getByText('Unexpected Application Error!')).toBeVisible()
    await expect(page.getByText('404 Not Found')).toBeVisible()
    await expect(nearest(page).getByRole('link')).toHaveCount(3)
  })
})

for (const path of [
  '/About',
  '/about/',
  '/about%20',
  '/%61bout',
  '/a/b/c',
  '/index.html',
  '/404',
  '/assets',
  '/why-',
  `/${'long-'.repeat(400)}`,
  '/about?q=%3Cscript%3Ealert(1)%3C/script%3E',
  '/contact?name=%00&%E0%A4%A=1#%',
  '/constructor',
  '/__proto__',
]) {
  test(`${path.slice(0, 40)} never shows a blank page`, async ({ page }) => {
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Duskpane, home' }).first()).toBeVisible()
    expect(dialogs).toEqual([])
    expect(errors).toEqual([])
  })
}

test('doubled slashes never show a blank page', async ({ page, baseURL }) => {
  await visit(page, `${baseURL}//about//`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a path that cannot be decoded is refused with words', async ({ page }) => {
  const response = await page.goto('/%E0%A4%A')
  expect(response?.status()).toBeGreaterThanOrEqual(400)
  expect((await page.locator('body').innerText()).trim()).not.toBe('')
})

test.describe('a part that does not arrive', () => {
  const failed = (page: Page) => page.getByText('Loading chunk about failed')

  test('on the way to a page: the error screen, and Reload mends it', async ({ page }) => {
    await visit(page, '/faqs')
    await page.route('**/assets/about-*.js', (route) => route.abort())
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    )
    await expect(failed(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.unroute('**/assets/about-*.js')
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page).toHaveURL('/about')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
  })

  test('on arrival: the error screen, and Reload mends it', async ({ page }) => {
    await page.route('**/assets/about-*.js', (route) => route.abort())
    await page.goto('/about')
    await expect(failed(page)).toBeVisible()
    await page.unroute('**/assets/about-*.js')
    await page.getByRole('button', { name: 'Reload' }).click()
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
  })

  test('the error screen stays until the next page is there, which is tried anew', async ({
    page,
  }) => {
    await visit(page, '/faqs')
    await page.route('**/assets/about-*.js', (route) => route.abort())
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await expect(failed(page)).toBeVisible()
    await page.unroute('**/assets/about-*.js')
    const come = await holdBack(page, '**/assets/store-*.js')
    await nearest(page).getByRole('link', { name: 'Auto Store' }).click()
    await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible()
    await expect(failed(page)).toBeVisible()
    come()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Auto Store')
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
  })

  test('a film of a product page', async ({ page }) => {
    await visit(page, '/automotive')
    await page.route('**/assets/nano-ceramic-*.js', (route) => route.abort())
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Learn More about Nano Ceramic Film' })
      .click()
    await expect(page.getByText('Loading chunk nano-ceramic failed')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  })

  test('longer than 120,000 ms', async ({ page }) => {
    await page.clock.install()
    await visit(page, '/faqs')
    await page.route('**/assets/about-*.js', () => {})
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' })
    await link.click()
    await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible()
    await page.clock.fastForward(110_000)
    await expect(failed(page)).toHaveCount(0)
    await page.clock.fastForward(10_000)
    await expect(failed(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  })

  test('the database part: the form shows its message, and the next try works', async ({
    page,
  }) => {
    await visit(page, '/about')
    await page.route('**/assets/database-*.js', (route) => route.abort())
    const footer = page.getByRole('contentinfo')
    await footer.getByLabel('Email').fill('ada@example.com')
    await footer.getByRole('button', { name: 'Subscribe' }).click()
    await expect(footer.getByRole('alert')).toHaveText('There was an error. Please try again.')
    await page.unroute('**/assets/database-*.js')
    await footer.getByRole('button', { name: 'Subscribe' }).click()
    await expect(footer.getByText('Thank you for subscribing!')).toBeVisible()
  })
})
