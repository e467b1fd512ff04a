import type { Locator } from 'playwright'
import { explore } from '../support/visit'
import { type Bench, budgets, checksOf } from './budgets'
import { median, percentile } from './median'
import { type Visit, withVisit } from './visit'

/** The parts of Chromium's trace that count. Times are µs. */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** Without the time that the thread waited. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** The view of the most layers. */
const PAGE = '/nano-ceramic?view=driver'
const CHANGES = 40
/** The fade of `LightView`, and a frame more. */
const FADE_MS = 220
/** The tasks of the change: the answer to the key and the first frame after it. */
const CHANGE_MS = 34
/** The copying of software-drawn pixels into the page. */
const READING = 'GLES2::ReadPixels'

/**
 * Changes the film of a window by keyboard on the emulated phone, and reads from Chromium's trace how long the main
 * thread works for it. What it waits for is not counted, nor the reading of the canvas by a commit: both are there
 * only without a graphics card, and some machines count the wait as work.
 */
export async function benchLight(origin: string): Promise<Bench> {
  const tasks = await withVisit({}, async (visit) => {
    const { page } = visit
    await page.goto(`${origin}${PAGE}`)
    const explorer = await explore(page)
    const film = explorer.getByRole('combobox', { name: 'Rear window' })
    await explorer.locator('[data-slot=light-view][data-state=live]').waitFor()
    await film.focus()
    // The first choice loads other parts of the page.
    await page.keyboard.press('ArrowDown')
    await page.waitForLoadState('networkidle')
    const traced = []
    for (let change = 0; change < CHANGES; change++) traced.push(await traceChange(visit, film))
    return traced
  })
  const changes = tasks.map(({ change }) => change)
  const fades = tasks.map(({ fade }) => fade)
  const measured = { changeMs: median(changes), fadeP95Ms: percentile(fades, 0.95) }
  const changeP95Ms = percentile(changes, 0.95)
  return {
    rows: [{ light: PAGE, ...measured, changeP95Ms, fadeMs: median(fades) }],
    checks: checksOf('light', budgets.light, measured),
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
