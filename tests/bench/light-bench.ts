import type { Locator } from 'playwright'
import { explore } from '../support/visit'
import { budgets, type Check } from './budgets'
import { median, percentile } from './median'
import { startVisit, type Visit } from './visit'

/** CPU time of the main thread's longest task, ms: in half, and in 19 of 20 changes of a film. */
export interface LightMetrics {
  /** The task that answers the key, or the first frame that shows the choice. */
  readonly changeMs: number
  readonly changeP95Ms: number
  /** Of the frames of the fade that follows. */
  readonly fadeMs: number
  readonly fadeP95Ms: number
}

/** The parts of Chromium's trace that count. Times are µs. */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** Without what the thread waited for. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** Has a viewer with seven models. */
const PAGE = '/nano-ceramic'
const CHANGES = 40
/** The fade of `LightView`, and a frame more. */
const FADE_MS = 220
/** What belongs to the change: the answer to the key and the first frame after it. */
const CHANGE_MS = 34
/** What software draws is copied into the page. */
const READING = 'GLES2::ReadPixels'

/**
 * Changes the film of a window by keyboard on the emulated phone, and reads from Chromium's trace how long the main
 * thread works for it. What it waits for is not counted, nor the reading of the canvas by a commit: both are there
 * only without a graphics card, and some machines count the wait as work.
 */
export async function benchLight(origin: string): Promise<LightMetrics> {
  const visit = await startVisit()
  try {
    const { page } = visit
    await page.goto(`${origin}${PAGE}#viewer`)
    const film = page.locator('#viewer').getByRole('combobox', { name: 'Rear window' })
    await page.locator('#viewer [data-slot=light-view][data-state=live]').waitFor()
    await explore(page)
    await film.focus()
    // The first choice brings other parts of the page.
    await page.keyboard.press('ArrowDown')
    await page.waitForLoadState('networkidle')
    const tasks: { change: number; fade: number }[] = []
    for (let change = 0; change < CHANGES; change++) tasks.push(await traceChange(visit, film))
    const changes = tasks.map(({ change }) => change)
    const fades = tasks.map(({ fade }) => fade)
    return {
      changeMs: median(changes),
      changeP95Ms: percentile(changes, 0.95),
      fadeMs: median(fades),
      fadeP95Ms: percentile(fades, 0.95),
    }
  } finally {
    await visit.close()
  }
}

async function traceChange({ page }: Visit, film: Locator) {
  const browser = page.context().browser()
  const chosen = await film.inputValue()
  const isLast = await film.evaluate(
    (select: HTMLSelectElement) => select.selectedIndex === select.options.length - 1,
  )
  await browser?.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'gpu'] })
  await page.keyboard.press(isLast ? 'Home' : 'ArrowDown')
  await page.waitForTimeout(2 * FADE_MS)
  const buffer = await browser?.stopTracing()
  if ((await film.inputValue()) === chosen) throw new Error('The key changed no film.')
  return longestTasks(JSON.parse(String(buffer)).traceEvents)
}

function longestTasks(events: readonly TraceEvent[]) {
  const main = events.find(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  )
  const onMain = events.filter(({ pid, tid }) => pid === main?.pid && tid === main.tid)
  const key = onMain.find(({ name }) => name === 'EventDispatch')
  if (!key) throw new Error('The trace has no key.')
  const readings = onMain.filter(({ name }) => name === READING)
  const within = ({ ts, dur = 0 }: TraceEvent) =>
    readings
      .filter((reading) => reading.ts >= ts && reading.ts < ts + dur)
      .reduce((sum, { tdur = 0 }) => sum + tdur, 0)
  const tasks = onMain
    .filter(({ name, ts, dur = 0 }) => name.endsWith('RunTask') && ts + dur >= key.ts)
    .map((task) => ({
      from: (task.ts - key.ts) / 1000,
      ms: ((task.tdur ?? 0) - within(task)) / 1000,
    }))
    .filter(({ from }) => from <= FADE_MS)
  const longest = (some: typeof tasks) => Math.max(0, ...some.map(({ ms }) => ms))
  return {
    change: longest(tasks.filter(({ from }) => from <= CHANGE_MS)),
    fade: longest(tasks.filter(({ from }) => from > CHANGE_MS)),
  }
}

export function lightChecks(light: LightMetrics): Check[] {
  return Object.entries(budgets.light).map(([key, budget]) => ({
    name: `light ${key}`,
    value: light[key as keyof LightMetrics],
    budget,
  }))
}
