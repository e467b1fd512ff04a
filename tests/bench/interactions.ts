import { header } from '@duskpane/content/navigation'
import { cart, store } from '@duskpane/content/pages/store-pages'
import { paths } from '@duskpane/content/paths'
import type { Locator } from 'playwright'
import { tap, type Visit } from './visit'

/** Of one kind of interaction: the first time, and the slowest of the times after it, in ms. */
interface InteractionTime {
  readonly firstMs: number
  readonly warmMs: number
}

export type InteractionTimes = Readonly<Record<string, InteractionTime>>

/** How often each interaction is done. */
const TIMES = 4

/** Long enough for an island that wakes up when it comes near, and for pictures. */
const SETTLE_MS = 1500

/** Long enough for what an interaction sets in motion to arrive. */
const ARRIVE_MS = 1000

/**
 * Works the menu of a loaded page and whatever else a visitor can work on it.
 * @param scripted false for the twin, on which only the menu works
 */
export async function interact(
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
    await touch(visit, openMenu)
    await closeMenu.waitFor()
    // The first time the dialog is still on its way.
    await pause(SETTLE_MS)
    await touch(visit, closeMenu)
    await closeMenu.waitFor({ state: 'hidden' })
  })
  if (scripted && path === paths.home) {
    await next.scrollIntoViewIfNeeded()
    await pause(SETTLE_MS)
    times.slider = await repeat(visit, () => touch(visit, next))
  }
  if (scripted && path === paths.store) {
    await add.scrollIntoViewIfNeeded()
    await pause(SETTLE_MS)
    times.add = await repeat(visit, () => touch(visit, add))
    await page.getByRole('link', { name: store.cartLabel(TIMES) }).tap()
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
  for (let time = 0; time < TIMES; time++) {
    const before = (await visit.log()).events.length
    await act()
    await pause(ARRIVE_MS)
    const events = (await visit.log()).events.slice(before)
    // What is faster than a frame is not reported.
    durations.push(Math.max(16, ...events.map(({ duration }) => duration)))
  }
  const [firstMs = 0, ...warm] = durations
  return { firstMs, warmMs: Math.max(...warm) }
}

async function touch({ cdp }: Visit, target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error(`Nothing to tap: ${target}`)
  await tap(cdp, { x: box.x + box.width / 2, y: box.y + box.height / 2 })
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
