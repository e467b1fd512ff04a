import { setTimeout } from 'node:timers/promises'
import { brand } from '@duskpane/content/brand'
import { expect, type Page } from '@playwright/test'
import { test } from '../support/test'
import { visit } from '../support/visit'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const FRAME_MS = 16

const slider = (page: Page) => page.getByRole('region', { name: 'Where light meets glass' })
const current = (page: Page) =>
  slider(page)
    .getByRole('button', { name: /^Go to slide/ })
    .and(page.locator('[aria-current=true]'))

/** Opens the home page with the clock stopped, so that slides move only when a test lets time pass. */
async function visitHomeWithStoppedClock(page: Page) {
  await page.clock.install({ time: new Date('2026-01-01T12:00:00') })
  await page.clock.pauseAt(new Date('2026-01-01T13:00:00'))
  await visit(page, '/')
  await expect(current(page)).toHaveAccessibleName('Go to slide 1 of 4')
}

test('moves on every 5 s, but not under the pointer or the focus, and works by keyboard', async ({
  page,
}) => {
  await visitHomeWithStoppedClock(page)
  await slider(page).hover()
  await page.clock.runFor(20_000)
  await expect(current(page)).toHaveAccessibleName('Go to slide 1 of 4')
  await page.getByRole('heading', { level: 2, name: brand.name, exact: true }).hover()
  await page.clock.runFor(4900)
  await expect(current(page)).toHaveAccessibleName('Go to slide 1 of 4')
  await page.clock.runFor(200)
  await expect(current(page)).toHaveAccessibleName('Go to slide 2 of 4')

  await slider(page).getByRole('button', { name: 'Pause slides' }).focus()
  await page.keyboard.press('Tab')
  await expect(slider(page).getByRole('button', { name: 'Go to slide 1 of 4' })).toBeFocused()
  await page.clock.runFor(20_000)
  await expect(current(page)).toHaveAccessibleName('Go to slide 2 of 4')
  await slider(page).getByRole('button', { name: 'Next slide' }).press('Enter')
  await expect(current(page)).toHaveAccessibleName('Go to slide 3 of 4')
  await expect(slider(page).locator('[aria-live=polite]')).toHaveCount(1)
})

test('stays paused after Pause, and after a visit to another page, until Play', async ({
  page,
}) => {
  await visitHomeWithStoppedClock(page)
  await slider(page).getByRole('button', { name: 'Pause slides' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
  await page.goBack()
  await expect(slider(page).getByRole('button', { name: 'Play slides' })).toBeVisible()
  await page.mouse.move(5, 5)
  await page.clock.runFor(20_000)
  await expect(current(page)).toHaveAccessibleName('Go to slide 1 of 4')
  await slider(page).getByRole('button', { name: 'Play slides' }).click()
  await page.getByRole('heading', { level: 2, name: brand.name, exact: true }).hover()
  await page.clock.runFor(5100)
  await expect(current(page)).toHaveAccessibleName('Go to slide 2 of 4')
})

test('the next picture is loaded once the slider is in view, and all once someone reaches for them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 })
  const asked = new Set<string>()
  page.on('request', (request) => {
    const [, name] = /((?:slide|seam)-[a-z\d-]+)-[0-9a-f]+-\d+\.avif$/.exec(request.url()) ?? []
    if (name) asked.add(name)
  })
  await visit(page, '/')
  await page.waitForLoadState('networkidle')
  expect([...asked]).toHaveLength(1)
  await slider(page).scrollIntoViewIfNeeded()
  await expect.poll(() => asked.size).toBe(2)
  await page.waitForLoadState('networkidle')
  expect(asked.size).toBe(2)
  await slider(page).hover()
  await expect.poll(() => asked.size).toBe(4)
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a swipe goes to the next slide, and a paused slider stays paused', async ({ page }) => {
    await visitHomeWithStoppedClock(page)
    await slider(page).getByRole('button', { name: 'Pause slides' }).tap()
    await swipeLeft(page)
    await expect(current(page)).toHaveAccessibleName('Go to slide 2 of 4')
    await page.clock.runFor(1000)
    await expect(slider(page).getByRole('group', { name: '2 of 4' })).toBeInViewport({ ratio: 0.9 })
    await page.getByRole('heading', { level: 2, name: brand.name, exact: true }).tap()
    await page.clock.runFor(20_000)
    await expect(current(page)).toHaveAccessibleName('Go to slide 2 of 4')
  })
})

/** Swipes over most of the slider at the speed of a finger, as the browser predicts where it will land. */
async function swipeLeft(page: Page) {
  await slider(page).scrollIntoViewIfNeeded()
  const box = await slider(page).boundingBox()
  if (!box) throw new Error('The slider is not drawn.')
  const session = await page.context().newCDPSession(page)
  const y = box.y + box.height / 3
  for (const place of [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1]) {
    await session.send('Input.dispatchTouchEvent', {
      type: place === 0.9 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x: box.x + box.width * place, y }],
    })
    await setTimeout(FRAME_MS)
  }
  // If released before the row has followed, it would snap back.
  const row = slider(page).locator('[data-slot=slider-viewport]')
  await expect
    .poll(() => row.evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth))
    .toBeGreaterThan(0.6)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
