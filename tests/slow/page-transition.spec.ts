import { expect, type Page, test } from '../support/shared-context'
import { visit } from '../support/visit'

declare global {
  interface Window {
    /** Of each view transition: what it animates, or why it was skipped. */
    transitions: string[][]
  }
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.transitions = []
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (options) => {
      const transition = start(options)
      transition.ready.then(
        () => {
          const animations = document.getAnimations() as CSSAnimation[]
          window.transitions.push(
            animations
              .map(({ animationName, effect }) => {
                const { pseudoElement } = effect as KeyframeEffect
                return `${animationName} ${pseudoElement}`
              })
              .filter((animation) => animation.includes('::view-transition')),
          )
        },
        (error) => window.transitions.push([String(error)]),
      )
      return transition
    }
  })
})

const last = (page: Page) => page.evaluate(() => window.transitions.at(-1)?.join('\n') ?? '')
test('no name is taken twice on the way from page to page', async ({ page }) => {
  await visit(page, '/')
  const steps = ['Automotive Solutions', 'FAQ', 'Architectural Solutions', 'Auto Store', 'About Us']
  for (const [index, name] of steps.entries()) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await expect.poll(() => page.evaluate(() => window.transitions.length)).toBe(index + 1)
    expect(await last(page), name).toMatch(/^page-in /m)
  }
})

test('a choice on a page is not a change of page', async ({ page }) => {
  await visit(page, '/nano-ceramic')
  await page.getByRole('heading', { name: 'Where you may drive with it' }).scrollIntoViewIfNeeded()
  await page.getByRole('combobox', { name: 'Place' }).first().selectOption('Texas')
  await expect(page).toHaveURL(/place=texas/)
  expect(await page.evaluate(() => window.transitions)).toEqual([])
})
