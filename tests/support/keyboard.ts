import { expect, type Locator, type Page } from '@playwright/test'

type Key = 'Tab' | 'Shift+Tab'

interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Stop {
  readonly name: string
  /** The faults that a sighted visitor would notice there. */
  readonly problems: readonly string[]
}

interface Walked {
  /** In order; null where no element of the page had the focus. */
  readonly stops: readonly (Stop | null)[]
  /** Whether the focus is back at its start or, if only `main` is walked, outside of it. */
  readonly isOver: boolean
}

declare global {
  interface Window {
    walked: () => Walked
  }
}

/** Presses Tab until the target has the focus, which proves that the keyboard gets there. */
export async function reach(page: Page, target: Locator, key: Key = 'Tab') {
  // Looked up once: finding an element by role in a long table takes longer than a key.
  const element = await target.elementHandle()
  for (let press = 0; press < 120; press += 1) {
    if (await element?.evaluate((it) => it === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target, `${key} does not lead here`).toBeFocused()
}

/** Types the beginning of an option's text into a select that has the focus, until it is chosen. */
export async function typeChoice(select: Locator, text: string) {
  await expect(select).toBeFocused()
  const { keyboard } = select.page()
  // Letters more than a second apart begin a new search. A page that draws what each of them chooses answers the
  // next one late, so none waits for the one before.
  await expect(async () => {
    await Promise.all([...text].map((letter) => keyboard.press(letter)))
    const chosen = await select.locator('option:checked').textContent({ timeout: 1_000 })
    expect(chosen?.startsWith(text)).toBe(true)
  }).toPass({ intervals: [1_200] })
}

/**
 * Presses Tab, or Shift+Tab, until the focus is back where it began, and collects what is wrong at
 * a stop: out of sight, covered, without a visible focus ring, or an animation.
 * @param within `main` leaves out the header and the footer, which are the same on every page
 */
export async function walk(page: Page, key: Key, within: 'page' | 'main' = 'page') {
  await page.evaluate(recordStops, within)
  if (within === 'main') await page.evaluate(focusBeside, key)
  if (key === 'Shift+Tab') await page.keyboard.down('Shift')
  let walked: Walked = { stops: [], isOver: false }
  for (let press = 1; press <= 250 && !walked.isOver; press += 1) {
    // A key held down repeats, in half the time of one pressed again and again.
    await page.keyboard.down('Tab')
    if (press % 10 === 0) walked = await page.evaluate(() => window.walked())
  }
  await release(page)
  const found = walked.stops.filter((stop) => stop !== null)
  if (!walked.isOver) throw new Error(`The keyboard does not get out of ${found.at(-1)?.name}.`)
  const problems = found.flatMap((stop) => stop.problems.map((it) => `${stop.name}: ${it}`))
  // Between the last stop and the first the focus leaves the page, once.
  const lost = departures(walked.stops).slice(1)
  return {
    names: found.map(({ name }) => name),
    problems: [...problems, ...lost.map((name) => `the focus is lost after ${name}`)],
  }
}

/** The names of the stops after which no element of the page had the focus. */
function departures(stops: Walked['stops']): string[] {
  return stops.flatMap((stop, at) => (stop && stops[at + 1] === null ? [stop.name] : []))
}

async function release(page: Page) {
  await page.keyboard.up('Tab')
  await page.keyboard.up('Shift')
}

/** Runs in the page: focuses what comes before `main`, or after it. */
function focusBeside(key: Key) {
  const edge = document.querySelector<HTMLElement>(key === 'Tab' ? 'main' : '#root > footer')
  if (!edge) throw new Error('The page has no main, or no footer.')
  edge.tabIndex = -1
  edge.focus()
}

/**
 * Runs in the page: looks at each stop when the key is pressed that leads to the next one, which spares
 * a call for each. At the end of the walk the key leads nowhere.
 */
function recordStops(within: 'page' | 'main') {
  const grown = ({ left, top, right, bottom }: Area, by: number): Area => ({
    left: left - by,
    top: top - by,
    right: right + by,
    bottom: bottom + by,
  })
  const common = (a: Area, b: Area): Area => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  const size = ({ left, top, right, bottom }: Area) =>
    Math.max(0, right - left) * Math.max(0, bottom - top)

  function innerBox(element: Element): Area {
    const { left, top } = element.getBoundingClientRect()
    const { clientLeft, clientTop, clientWidth, clientHeight } = element
    return new DOMRect(left + clientLeft, top + clientTop, clientWidth, clientHeight)
  }

  /** The part of an element that the viewport and all clipping ancestors leave visible. */
  function sightOf(element: Element): Area {
    let sight: Area = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
    let box = element
    while (getComputedStyle(box).position !== 'fixed' && box.parentElement) {
      box = box.parentElement
      if (box === document.body) break
      const { overflowX, overflowY } = getComputedStyle(box)
      const { left, top, right, bottom } = innerBox(box)
      if (overflowX !== 'visible') sight = common(sight, { ...sight, left, right })
      if (overflowY !== 'visible') sight = common(sight, { ...sight, top, bottom })
    }
    return sight
  }

  /** The visible share of the focus ring: on the element, on the box that it stretches over, or on its stand-in. */
  function ringInSight(element: Element): number | undefined {
    for (const [bearer, pseudo] of [
      [element],
      [element, '::after'],
      [element.nextElementSibling],
    ] as const) {
      if (!bearer) continue
      const { outlineStyle, outlineWidth, outlineOffset, opacity } = getComputedStyle(
        bearer,
        pseudo,
      )
      const width = Number.parseFloat(outlineWidth)
      if (outlineStyle === 'none' || width < 2 || Number(opacity) === 0) continue
      const stretched = pseudo && element instanceof HTMLElement && element.offsetParent
      const box = stretched ? innerBox(stretched) : bearer.getBoundingClientRect()
      const inner = grown(box, Number.parseFloat(outlineOffset))
      const outer = grown(inner, width)
      const sight = sightOf(bearer)
      const seen = size(common(outer, sight)) - size(common(inner, sight))
      // A ring inside the box lies beneath whatever fills the box.
      const [top] = document.elementsFromPoint((outer.left + outer.right) / 2, outer.top + 1)
      const buried =
        bearer === element &&
        size(outer) <= size(box) &&
        top?.parentElement?.closest('*') === element
      const length =
        Math.min(box.right - box.left, innerWidth) + Math.min(box.bottom - box.top, innerHeight)
      return buried ? 0 : seen / (2 * width * length)
    }
    return undefined
  }

  function problemsOf(element: Element): string[] {
    const problems: string[] = []
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect?.getComputedTiming() ?? {}
      if (Number(endTime) > 1) problems.push(`something moves for ${endTime} ms`)
      animation.finish()
    }
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect()
    const seen = common(box, sightOf(element))
    const most = Math.min(size(box), innerWidth * innerHeight)
    if (size(seen) < most / 3) problems.push(`${Math.round((100 * size(seen)) / most)}% in sight`)

    const x = (seen.left + seen.right) / 2
    const y = (seen.top + seen.bottom) / 2
    const middles = [
      [x, y],
      [seen.left + 2, y],
      [seen.right - 2, y],
      [x, seen.top + 2],
      [x, seen.bottom - 2],
    ] as const
    const covers = middles
      .map(([left, top]) => document.elementFromPoint(left, top))
      .filter((hit) => hit && !element.contains(hit) && !hit.contains(element))
    if (covers.length > 1) problems.push(`under ${covers[0]?.outerHTML.slice(0, 80)}`)

    const ring = ringInSight(element)
    if (ring === undefined || ringed.has(element)) problems.push('no ring for the focus')
    else if (ring < 1 / 3) problems.push(`${Math.round(100 * ring)}% of its ring in sight`)
    return problems
  }

  const everything = [...document.querySelectorAll('*')]
  const ringed = new Set(
    everything.filter((element) => element !== document.activeElement && ringInSight(element)),
  )

  const stops: (Stop | null)[] = []
  let first: Element | undefined
  let isStarted = false
  let isOver = false
  let wait: 'none' | 'running' | 'over' = 'none'

  function look(event: KeyboardEvent) {
    if (event.key !== 'Tab') return
    if (isStarted && !isOver && wait !== 'running') record(document.activeElement)
    isStarted = true
    if (isOver || wait === 'running') event.preventDefault()
  }

  function record(element: Element | null) {
    if (!element || element === document.body) {
      // On its way back into the page the focus takes a moment.
      if (wait === 'over') stops.push(null)
      else waitTwoFrames()
      return
    }
    wait = 'none'
    isOver = element === first || (within === 'main' && !element.closest('main'))
    if (isOver) return
    first ??= element
    const { ariaLabel, textContent } = element
    const name = ariaLabel || textContent?.trim() || element.getAttribute('name') || ''
    stops.push({ name: `${element.localName} ${name.slice(0, 40)}`, problems: problemsOf(element) })
  }

  function waitTwoFrames() {
    wait = 'running'
    const end = () => {
      wait = 'over'
    }
    requestAnimationFrame(() => requestAnimationFrame(end))
  }

  addEventListener('keydown', look, { capture: true })
  window.walked = () => {
    if (isOver) removeEventListener('keydown', look, { capture: true })
    return { stops, isOver }
  }
}
