import { paths } from '@duskpane/content/paths'
import type { Locator, Page } from 'playwright'
import type { ServedSite } from './brotli-server'
import { budgets, type Check } from './budgets'
import { totalBlockingMs, watchTraffic } from './load'
import { median } from './median'
import { startVisit } from './visit'

/** Medians of a page in the slow world, ms. */
export interface SlowResult {
  readonly path: string
  readonly fcpMs: number
  /** The same page without script. */
  readonly twinFcpMs: number
  readonly tbtMs: number
}

/** More than a round trip of Slow 3G. */
const NETWORK_IDLE_MS = 5000
const FORM_TIMEOUT_MS = 120_000
/** About 150 words a minute: the page is hydrated while they are typed. */
const KEY_DELAY_MS = 80

/** Measures a page and its twin alternately, so that other load on the machine affects both. */
export async function benchSlowPage(
  path: string,
  ours: ServedSite,
  twin: ServedSite,
  sampleCount: number,
): Promise<SlowResult> {
  const samples = { fcpMs: [] as number[], twinFcpMs: [] as number[], tbtMs: [] as number[] }
  for (let sample = 0; sample < sampleCount; sample++) {
    const own = await measure(ours.origin + path)
    samples.fcpMs.push(own.fcpMs)
    samples.tbtMs.push(own.tbtMs)
    samples.twinFcpMs.push((await measure(twin.origin + path)).fcpMs)
    console.log(`slow ${path}: ${sample + 1} of ${sampleCount}`)
  }
  return {
    path,
    fcpMs: median(samples.fcpMs),
    twinFcpMs: median(samples.twinFcpMs),
    tbtMs: median(samples.tbtMs),
  }
}

async function measure(url: string) {
  const visit = await startVisit({ world: 'slow' })
  try {
    const traffic = watchTraffic(visit.cdp, NETWORK_IDLE_MS)
    await visit.page.goto(url, { timeout: FORM_TIMEOUT_MS })
    await traffic.networkIdle()
    const { fcpMs, longTasks } = await visit.log()
    return { fcpMs, tbtMs: totalBlockingMs(longTasks, fcpMs) }
  } finally {
    await visit.close()
  }
}

export function slowChecks({ path, fcpMs, twinFcpMs, tbtMs }: SlowResult): Check[] {
  const { slow } = budgets
  return [
    { name: `slow ${path} fcpToTwin`, value: fcpMs / twinFcpMs, budget: slow.fcpToTwin },
    { name: `slow ${path} tbtMs`, value: tbtMs, budget: slow.tbtMs },
  ]
}

/** A form with what is typed into its fields, by label. */
interface SlowForm {
  readonly path: string
  readonly name: string
  readonly texts: Readonly<Record<string, string>>
  /** Of a list, the option. */
  readonly options?: Readonly<Record<string, string>>
  /** The answer of a radio group. */
  readonly radio?: string
  readonly thanks: string
  /** From the page at `path` to the form's own. */
  readonly approach?: (page: Page) => Promise<void>
}

const forms: readonly SlowForm[] = [
  {
    path: paths.contact,
    name: 'Write to us',
    texts: { Name: 'Ada', Email: 'ada@example.com', Phone: '555', Message: 'Hello, is it dark?' },
    options: { Subject: 'Others' },
    thanks: 'Thanks for contacting us.',
  },
  {
    path: paths.dealers,
    name: 'Ask about your country',
    texts: { Name: 'Ada', Email: 'ada@example.com', City: 'Oslo', Message: 'Hello, is it dark?' },
    options: { Country: 'Other' },
    thanks: 'Thank you for your inquiry!',
  },
  {
    path: paths.distributor,
    name: 'Distributor application',
    texts: {
      'Company name': 'Lind Glass',
      'Contact name': 'Bo Lind',
      Email: 'bo@example.com',
      Phone: '555',
      City: 'Oslo',
      'Why do you want to work with us?': 'We know the light here',
    },
    options: { Country: 'Norway', 'Years in operation': '5+ years' },
    radio: 'No',
    thanks: 'Thank you for your application!',
  },
  {
    path: paths.about,
    name: 'Newsletter',
    texts: { Email: 'ada@example.com' },
    thanks: 'Thank you for subscribing!',
  },
  {
    path: paths.store,
    name: 'Shipping details',
    texts: {
      Name: 'Ada',
      Email: 'ada@example.com',
      'Shipping address': 'Karl Johans gate 1, Oslo',
    },
    thanks: 'Your order has been placed successfully.',
    async approach(page) {
      const main = page.getByRole('main')
      await main.getByRole('button', { name: 'Headlight Tint Film' }).press('Enter')
      await main.getByRole('link', { name: 'Cart, 1 item' }).press('Enter')
      await main.getByRole('link', { name: 'Checkout' }).press('Enter')
    },
  },
]

/**
 * Fills in each form by keyboard as soon as it can be seen, which is before it is hydrated, and sends it:
 * seconds from the address to the thanks.
 * @throws {Error} when a letter is lost, or one is not thanked for within two minutes
 */
export async function sendForms(ours: ServedSite): Promise<Readonly<Record<string, number>>> {
  const seconds: Record<string, number> = {}
  for (const form of forms) {
    const visit = await startVisit({ world: 'slow' })
    try {
      const started = performance.now()
      await sendForm(visit.page, ours.origin, form)
      seconds[form.name] = (performance.now() - started) / 1000
    } finally {
      await visit.close()
    }
  }
  return seconds
}

async function sendForm(page: Page, origin: string, form: SlowForm) {
  page.setDefaultTimeout(FORM_TIMEOUT_MS)
  await page.goto(origin + form.path, { waitUntil: 'commit', timeout: FORM_TIMEOUT_MS })
  await form.approach?.(page)
  const element = page.getByRole('form', { name: form.name })
  await fillIn(element, form)
  await expectFilled(element, form)
  await element.getByRole('button').last().press('Enter')
  await page.getByText(form.thanks).first().waitFor()
}

async function fillIn(element: Locator, { texts, options = {}, radio }: SlowForm) {
  // A closed list takes the option that starts with what is typed.
  for (const [label, text] of Object.entries({ ...texts, ...options })) {
    await element.getByLabel(label).focus()
    await element.page().keyboard.type(text, { delay: KEY_DELAY_MS })
  }
  if (radio) await element.getByLabel(radio, { exact: true }).press('Space')
}

async function expectFilled(element: Locator, { name, texts, options = {}, radio }: SlowForm) {
  for (const [label, text] of Object.entries({ ...texts, ...options })) {
    const value = await element.getByLabel(label).inputValue()
    if (value !== text) throw new Error(`${name}: "${text}" was typed, ${label} has "${value}"`)
  }
  if (radio && !(await element.getByLabel(radio, { exact: true }).isChecked())) {
    throw new Error(`${name}: "${radio}" was chosen and is not`)
  }
}
