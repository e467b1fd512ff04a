import { expect, type Page, test } from '../support/shared-context'
import { visit } from '../support/visit'

declare global {
  interface Window {
    /** For each view transition, the animated elements or the reason why it was skipped. */
    transitions: string[][]
  }
}

/** Records every view transition of the pages that are opened from now on. */
async function recordTransitions(page: Page) {
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
}

/** The elements that the last view transition animated. */
const lastTransition = (page: Page) =>
  page.evaluate(() => window.transitions.at(-1)?.join('\n') ?? '')

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.beforeEach(({ page }) => recordTransitions(page))

const card = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: `Learn More about ${name}` })

test('a card’s picture becomes the hero of its page, and the page comes in behind an edge', async ({
  page,
}) => {
  await visit(page, '/automotive')
  await card(page, 'Pre-Cut Films').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pre-Cut Films' })).toBeFocused()
  await expect.poll(() => lastTransition(page)).toMatch(/^page-in /m)
  const animations = await lastTransition(page)
  expect(animations).toMatch(/^page-out /m)
  expect(animations).toMatch(/^-ua-view-transition-group-anim-\S+ ::view-transition-group\(r-/m)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('no name is taken twice from page to page, and a choice on a page is no change of it', async ({
  page,
}) => {
  await visit(page, '/')
  const steps = ['Automotive Solutions', 'FAQ', 'Architectural Solutions', 'Auto Store', 'About Us']
  for (const [index, name] of steps.entries()) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await expect.poll(() => page.evaluate(() => window.transitions.length)).toBe(index + 1)
    expect(await lastTransition(page), name).toMatch(/^page-in /m)
  }
  await visit(page, '/compare')
  await page.getByLabel('Film 1').selectOption('DPSK-05')
  await expect(page.getByRole('columnheader', { name: /DPSK-05/ })).toBeVisible()
  expect(await page.evaluate(() => window.transitions)).toEqual([])
})

// React gets no events between the start of a transition and the browser's snapshot of the old page.
test('a click while a transition starts opens its page, in the same document', async ({ page }) => {
  await visit(page, '/faqs')
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (options) => {
      document.startViewTransition = start
      const transition = start(options)
      document.querySelector<HTMLElement>('footer a[href="/contact"]')?.click()
      return transition
    }
  })
  const loads: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeFocused()
  await expect(page).toHaveURL('/contact')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeFocused()
  expect(loads).toEqual([])
})

test('a field that is reached as soon as it is there keeps the focus', async ({ page }) => {
  await visit(page, '/cart')
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const field = document.querySelector<HTMLInputElement>('main input[name="name"]')
      if (!field) return
      observer.disconnect()
      field.focus()
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('a[href="/contact"]')?.click(),
  )
  await expect(page).toHaveURL('/contact')
  await expect.poll(() => lastTransition(page)).toContain('page-in')
  await page.waitForFunction(() => !document.getAnimations().length)
  await expect(page.getByRole('form', { name: 'Write to us' }).getByLabel('Name')).toBeFocused()
})
