import { header } from '@duskpane/content/navigation'
import { cart, store } from '@duskpane/content/pages/store-pages'
import { paths } from '@duskpane/content/paths'
import type { Locator } from 'playwright'
import { tap, type Visit } from './visit'

/** Latency of one kind of interaction in ms: the first time, and the slowest of the repeats. */
interface InteractionTime {
  readonly firstMs: number
  readonly warmMs: number
}

export type InteractionTimes = Readonly<Record<string, InteractionTime>>

const REPETITIONS = 4

/** Enough for lazy images and transitions. */
const SETTLE_MS = 1500

/** Enough for the animation that an interaction starts. */
const ANIMATION_MS = 1000

/**
 * Repeats the interactions of a loaded page: the menu, on the home page the slider, in the store Add
 * to Cart and then the cart's quantity.
 * @param scripted false for the twin, on which only the menu works
 */
export async function measureInteractions(
  visit: Visit,
  path: string,
  scripted: boolean,
): Promise<InteractionTimes> {
  const { page } = visit
  const openMenu = page.getByRole('button', { name: header.menu.open })
  const closeMenu = page.getByRole('button', { name: header.menu.close })
  const next = page.getByRole('button', { name: 'Next slide' })
  const add = page.getByRole('button', { name: new RegExp(`^${store.add}`) }).first()
  const times: Record<string, InteractionTime> = {}

  times.menu = await repeat(visit, async () => {
    await tapCenter(visit, openMenu)
    await closeMenu.waitFor()
    await pause(SETTLE_MS)
    await tapCenter(visit, closeMenu)
    await closeMenu.waitFor({ state: 'hidden' })
  })
  if (scripted && path === paths.home) {
    await next.scrollIntoViewIfNeeded()
    await pause(SETTLE_MS)
    times.slider = await repeat(visit, () => tapCenter(visit, next))
  }
  if (scripted && path === paths.store) {
    await add.scrollIntoViewIfNeeded()
    await pause(SETTLE_MS)
    times.add = await repeat(visit, () => tapCenter(visit, add))
    await page
      .getByRole('main')
      .getByRole('link', { name: header.cart.label(REPETITIONS) })
      .tap()
    const quantity = page.getByRole('spinbutton', { name: new RegExp(`^${cart.quantity}`) })
    await quantity.waitFor()
    await pause(SETTLE_MS)
    await quantity.focus()
    times.quantity = await repeat(visit, () => page.keyboard.press('ArrowUp'))
  }
  return times
}

async function repeat(visit: Visit, act: () => Promise<void>): Promise<InteractionTime> {
  const durations: number[] = []
  for (let repetition = 0; repetition < REPETITIONS; repetition++) {
    const before = (await visit.log()).events.length
    await act()
    await pause(ANIMATION_MS)
    const events = (await visit.log()).events.slice(before)
    // Event Timing reports no event shorter than 16 ms.
    durations.push(Math.max(16, ...events.map(({ duration }) => duration)))
  }
  const [firstMs = 0, ...warm] = durations
  return { firstMs, warmMs: Math.max(...warm) }
}

async function tapCenter({ cdp }: Visit, target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error(`Nothing to tap: ${target}`)
  await tap(cdp, { x: box.x + box.width / 2, y: box.y + box.height / 2 })
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
