import * as ui from '@duskpane/ui'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { eventually } from '../support/eventually'
import { cleanup, render, slot } from './render'

afterEach(cleanup)

const tooltip = () => document.querySelector('[role=tooltip]')
/** The scroll event comes with the next frame. */
const nextFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}
const far = <div style={{ height: '300vh' }} />

function renderTooltip() {
  render(
    <>
      <button type="button" data-slot="first">
        0
      </button>
      {far}
      <ui.Tooltip>
        <ui.TooltipTrigger>1</ui.TooltipTrigger>
        <ui.TooltipContent>2</ui.TooltipContent>
      </ui.Tooltip>
      <button type="button">3</button>
      {far}
    </>,
  )
  // A page that still scrolls back up from the test before would take what Tab leads to out of view.
  scrollTo({ top: 0, behavior: 'instant' })
  slot('first').focus({ preventScroll: true })
}

test.each(['auto', 'smooth'])(
  'stays while the page scrolls to a trigger that Tab leads to: %s',
  { repeats: 2 },
  async (behavior) => {
    document.documentElement.style.scrollBehavior = behavior
    renderTooltip()
    await userEvent.keyboard('{Tab}')
    await eventually(() => expect(slot('tooltip-trigger')).toBe(document.activeElement))
    await eventually(() => expect(isInView(slot('tooltip-trigger'))).toBe(true))
    await nextFrames()
    expect(tooltip()).not.toBeNull()
    document.documentElement.style.removeProperty('scroll-behavior')
  },
)

test('closes by Escape, by use and by leaving, also after the page was scrolled', async () => {
  renderTooltip()
  for (const key of ['{Escape}', '{Enter}', '{Tab}']) {
    slot('first').focus()
    await userEvent.keyboard('{Tab}')
    await eventually(() => expect(tooltip()).not.toBeNull())
    scrollBy(0, 20)
    await nextFrames()
    expect(tooltip()).not.toBeNull()
    await userEvent.keyboard(key)
    await eventually(() => expect(tooltip()).toBeNull())
  }
})

test('closes as the page scrolls away below a pointer', async () => {
  renderTooltip()
  slot('tooltip-trigger').scrollIntoView({ block: 'center' })
  await nextFrames()
  await userEvent.hover(slot('tooltip-trigger'))
  await eventually(() => expect(tooltip()).not.toBeNull())
  scrollBy(0, 200)
  await eventually(() => expect(tooltip()).toBeNull())
})
