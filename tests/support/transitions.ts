import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Of each view transition: what it animates, or why it was skipped. */
    transitions: string[][]
  }
}

/** Notes every view transition of the pages that are opened from now on. */
export async function recordTransitions(page: Page) {
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

/** What the last view transition animated. */
export const lastTransition = (page: Page) =>
  page.evaluate(() => window.transitions.at(-1)?.join('\n') ?? '')
