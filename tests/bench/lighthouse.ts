import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { freePort } from '../../site/build/running-server'
import { wholeBrowser } from '../support/chromium'
import { type Bench, budgets, type Check, overBudget } from './budgets'
import { medians } from './median'
import { CPU_SLOWDOWN } from './visit'

/** Scores are noisy: a page that misses one is audited this many more times and the median counts. */
const EXTRA_RUNS = 2

/**
 * Runs Lighthouse's mobile audit on pages, each in a browser with a fresh profile, and names the audits that cost
 * points.
 */
export async function benchLighthouse(origin: string, paths: readonly string[]): Promise<Bench> {
  const rows = []
  const checks: Check[] = []
  for (const path of paths) {
    console.log(`Lighthouse: ${path}`)
    const { scores, lost } = await runLighthouse(origin + path)
    const runs = [scores]
    if (overBudget(scoreChecks(path, scores)).length > 0) {
      console.log(lost.join('; '))
      for (let run = 0; run < EXTRA_RUNS; run++) {
        runs.push((await runLighthouse(origin + path)).scores)
      }
    }
    rows.push({ Lighthouse: path, ...medians(runs) })
    checks.push(...scoreChecks(path, medians(runs)))
  }
  return { rows, checks }
}

type Scores = Readonly<Record<string, number>>

function scoreChecks(path: string, scores: Scores): Check[] {
  return Object.entries(budgets.lighthouse).map(([category, budget]) => ({
    name: `${path} Lighthouse ${category}`,
    value: scores[category] ?? Number.NaN,
    budget,
    atLeast: true,
  }))
}

/** Scores out of 100 by category, and the audits that cost points. */
async function runLighthouse(url: string): Promise<{ scores: Scores; lost: string[] }> {
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
    )
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
