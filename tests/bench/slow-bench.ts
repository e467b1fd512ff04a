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

interface SlowForm {
  readonly path: string
  readonly name: string
  readonly fill: (form: Locator) => Promise<void>
  readonly thanks: string
}

const fillIn = async (form: Locator, values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value)
}

const forms: readonly SlowForm[] = [
  {
    path: paths.contact,
    name: 'Write to us',
    async fill(form) {
      await fillIn(form, { Name: 'Ada', Email: 'ada@example.com', Phone: '555', Message: 'Hello' })
      await form.getByLabel('Subject').selectOption('Others')
    },
    thanks: 'Thanks for contacting us.',
  },
  {
    path: paths.dealers,
    name: 'Ask about your country',
    async fill(form) {
      await fillIn(form, { Name: 'Ada', Email: 'ada@example.com', City: 'Oslo', Message: 'Hello' })
      await form.getByLabel('Country').selectOption('Other')
    },
    thanks: 'Thank you for your inquiry!',
  },
  {
    path: paths.distributor,
    name: 'Distributor application',
    async fill(form) {
      await fillIn(form, {
        'Company name': 'Lind Glass',
        'Contact name': 'Bo Lind',
        Email: 'bo@example.com',
        Phone: '555',
        City: 'Oslo',
        'Why do you want to work with us?': 'We know the light here',
      })
      await form.getByLabel('Country').selectOption('Norway')
      await form.getByLabel('Years in operation').selectOption('5+ years')
      await form.getByLabel('No', { exact: true }).check()
    },
    thanks: 'Thank you for your application!',
  },
  {
    path: paths.about,
    name: 'Newsletter',
    fill: (form) => fillIn(form, { Email: 'ada@example.com' }),
    thanks: 'Thank you for subscribing!',
  },
]

/**
 * Fills in each form as soon as it can be seen and sends it: seconds from the address to the thanks.
 * @throws {Error} when one is not thanked for within two minutes
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

async function sendForm(page: Page, origin: string, { path, name, fill, thanks }: SlowForm) {
  page.setDefaultTimeout(FORM_TIMEOUT_MS)
  await page.goto(origin + path, { waitUntil: 'commit', timeout: FORM_TIMEOUT_MS })
  const form = page.getByRole('form', { name })
  await fill(form)
  await form.getByRole('button').last().click()
  await page.getByText(thanks).first().waitFor()
}
