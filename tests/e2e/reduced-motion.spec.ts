import { expect, type Page, test } from '../support/shared-context'
import { visit } from '../support/visit'

declare global {
  interface Window {
    movements: string[]
  }
}

/** For visitors who prefer reduced motion nothing is animated for longer than 1 ms. */
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    window.movements = []
    for (const type of ['transitionrun', 'animationstart']) {
      addEventListener(type, ({ target }) => {
        for (const { effect } of document.getAnimations()) {
          const { endTime } = effect?.getComputedTiming() ?? {}
          if (Number(endTime) <= 1) continue
          window.movements.push(`${endTime} ms: ${(target as Element).outerHTML.slice(0, 80)}`)
        }
      })
    }
  })
})

const movements = (page: Page) => page.evaluate(() => window.movements)

test('menus and pages open and the cart counts without animation', async ({ page }) => {
  await visit(page, '/about')
  await page.getByRole('button', { name: 'Automotive' }).hover()
  await page.getByRole('link', { name: 'Nano Ceramic Film' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nano Ceramic Film')
  await page.getByText('DPNC-65').first().click()
  await page.getByRole('main').getByRole('link', { name: 'Platinum Signature Film' }).hover()
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Nano Ceramic Film')
  expect(await movements(page)).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/auto-store')
  await page.getByRole('button', { name: 'Headlight Tint Film' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Main menu' })
  await menu.locator('summary', { hasText: 'Automotive' }).click()
  await expect(menu.getByRole('link', { name: 'Nano Ceramic Film' })).toBeVisible()
  expect(await movements(page)).toEqual([])
})

test('a slide jumps to its place, and there is no Pause button', async ({ page }) => {
  await visit(page, '/')
  const places = await page.evaluate(async () => {
    const next = document.querySelector('[aria-label="Next slide"]') as HTMLElement
    const [, second] = document.querySelectorAll('[data-slot=slide]')
    const left = () => second?.getBoundingClientRect().left
    const seen = new Set([left()])
    next.click()
    for (let frame = 0; frame < 30; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      seen.add(left())
    }
    return [...seen]
  })
  expect(places, 'from its place to its place, and nowhere between').toEqual([1280, 0])
  await expect(page.getByRole('button', { name: 'Pause slides' })).toHaveCount(0)
  expect(await movements(page)).toEqual([])
})
