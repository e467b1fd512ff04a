import { brand } from '@duskpane/content/brand'
import { holdScripts } from '../support/scripts'
import { expect, test } from '../support/shared-context'
import { test as isolated } from '../support/test'
import { hydrated, nextFrames, visit } from '../support/visit'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a click inside the site loads no document, moves the focus to the heading and changes the head', async ({
  page,
}) => {
  await visit(page, '/')
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''))
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page).toHaveTitle(`About Us | ${brand.name}`)
  await expect(page.locator('html')).toHaveAttribute('data-kept')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/about$/)
  await expect(page.locator('meta[name=description]')).toHaveCount(1)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /founded in 2015/)
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1)
})

isolated('address, title and content stay until the next page has loaded', async ({ page }) => {
  await visit(page, '/faqs')
  const release = await holdScripts(page)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible()
  await expect(page).toHaveURL('/faqs')
  await expect(page).toHaveTitle(/^FAQs/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQs')

  await footer.getByRole('link', { name: 'Contact Us' }).click()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  await expect(page).toHaveURL('/contact')
  await expect(page).toHaveTitle(/^Contact Us/)
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/faqs')
})

test('Back restores the scroll position', async ({ page }) => {
  await visit(page, '/automotive')
  const link = page.getByRole('main').getByRole('link', { name: 'Learn More about Pre-Cut Films' })
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(200)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pre-Cut Films' })).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Automotive Window Film')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -1)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pre-Cut Films')
})

test('a link to an answer takes the focus there, below the header', async ({ page }) => {
  await visit(page, '/faqs')
  const questions = page.getByRole('navigation', { name: 'Questions' })
  await questions.getByRole('link', { name: 'Does film reduce glare?' }).press('Enter')
  await expect(page).toHaveURL('/faqs#glare')
  const answer = page.locator('#glare')
  await expect(answer).toBeFocused()
  const { y = 0 } = (await answer.boundingBox()) ?? {}
  const header = await page.getByRole('banner').boundingBox()
  expect(y).toBeGreaterThanOrEqual(header?.height ?? 0)
  await expect(answer.getByRole('heading')).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact Us' })).toBeFocused()
})

test('a page opened by its address starts at its top, and a reload keeps its scroll position', async ({
  page,
}) => {
  await visit(page, '/about')
  await page.evaluate(() => scrollTo(0, 900))
  await visit(page, '/contact')
  await page.evaluate(() => scrollTo(0, 700))
  await visit(page, '/about')
  await nextFrames(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await page.evaluate(() => scrollTo(0, 900))
  await page.reload()
  await hydrated(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(900, -1)

  // Simulates a browser without navigation timing.
  await page.addInitScript(() => {
    performance.getEntriesByType = () => []
  })
  await visit(page, '/contact')
  await visit(page, '/about')
  await nextFrames(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.evaluate(() => {
    Reflect.deleteProperty(performance, 'getEntriesByType')
  })
})

test('an anchor leads to its part, from a link and in an address, and a broken one opens the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await visit(page, '/contact')
  const form = page.getByRole('form', { name: 'Write to us' })
  await expect(form).not.toBeInViewport()
  await page.getByRole('link', { name: 'Send a Message' }).click()
  await expect(page).toHaveURL('/contact#contact-form')
  await expect(form).toBeInViewport()
  await visit(page, '/about')
  await visit(page, '/contact#contact-form')
  await expect(form).toBeInViewport()
  await visit(page, '/about')
  await visit(page, '/contact#%E0%A4%A')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeFocused()
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link', { name: 'About Us' })).toHaveAttribute('aria-current', 'page')
})
