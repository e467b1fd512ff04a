import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { wholeBrowser } from '../support/chromium'
import { freePort } from '../support/running-server'
import { budgets, type Check, overBudget } from './budgets'
import { medians } from './median'
import { CPU_SLOWDOWN } from './visit'

type Category = keyof typeof budgets.lighthouse

/** Scores out of 100 by category, and the audits that cost points. */
export interface LighthouseResult {
  readonly path: string
  readonly scores: Readonly<Record<Category, number>>
  readonly lost: readonly string[]
}

/** Scores are noisy: a page that misses one is audited this many more times and the median counts. */
const EXTRA_RUNS = 2

/** Runs Lighthouse's mobile audit on a page, in a browser with a fresh profile. */
export async function audit(origin: string, path: string): Promise<LighthouseResult> {
  const first = await runLighthouse(origin + path)
  if (overBudget(lighthouseChecks({ path, ...first })).length === 0) return { path, ...first }
  const runs = [first]
  for (let run = 0; run < EXTRA_RUNS; run++) runs.push(await runLighthouse(origin + path))
  const scores = medians(runs.map((run) => run.scores))
  return { path, scores, lost: first.lost }
}

export function lighthouseChecks({ path, scores }: LighthouseResult): Check[] {
  return Object.entries(budgets.lighthouse).map(([category, budget]) => ({
    name: `${path} Lighthouse ${category}`,
    value: scores[category as Category],
    budget,
    atLeast: true,
  }))
}

async function runLighthouse(url: string): Promise<Pick<LighthouseResult, 'scores' | 'lost'>> {
  const port = await freePort()
  const { args, ...options } = wholeBrowser()
  const browser = await chromium.launch({
    ...options,
    args: [...args, `--remote-debugging-port=${port}`],
  })
  try {
    const html = await (await fetch(url)).text()
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      throttling: { cpuSlowdownMultiplier: CPU_SLOWDOWN },
      onlyCategories: Object.keys(budgets.lighthouse),
      // Cart, checkout and thank-you page are noindex on purpose.
      skipAudits: html.includes('content="noindex"') ? ['is-crawlable'] : [],
    })
    if (!result) throw new Error(`Lighthouse returned no result for ${url}`)
    const { categories, audits } = result.lhr
    const scores = Object.fromEntries(
      Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
    ) as Record<Category, number>
    const lost = Object.values(categories).flatMap(({ id, auditRefs }) =>
      auditRefs
        .filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 0.9)
        .map((ref) => `${id}: ${ref.id} ${audits[ref.id]?.displayValue ?? ''}`.trim()),
    )
    return { scores, lost }
  } finally {
    await browser.close()
  }
}
