import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { wholeBrowser } from '../support/chromium'
import { budgets, type Check } from './budgets'
import { medians } from './median'
import { CPU_SLOWDOWN } from './visit'

type Category = keyof typeof budgets.lighthouse

/** Scores of a hundred by category, and what cost points. */
export interface LighthouseResult {
  readonly path: string
  readonly scores: Readonly<Record<Category, number>>
  readonly lost: readonly string[]
}

/** A score below its budget is measured twice more and the median counts: it is a noisy figure. */
const MORE_RUNS = 2

/** Runs Lighthouse on a page as it does for mobiles, in a browser with a fresh profile. */
export async function audit(origin: string, path: string): Promise<LighthouseResult> {
  const first = await runLighthouse(origin + path)
  if (overall(path, first.scores).every(({ value, budget }) => value >= budget)) {
    return { path, ...first }
  }
  const runs = [first]
  for (let run = 0; run < MORE_RUNS; run++) runs.push(await runLighthouse(origin + path))
  const scores = medians(runs.map((run) => run.scores))
  return { path, scores, lost: first.lost }
}

const overall = (path: string, scores: LighthouseResult['scores']): Check[] =>
  Object.entries(budgets.lighthouse).map(([category, budget]) => ({
    name: `${path} Lighthouse ${category}`,
    value: scores[category as Category],
    budget,
    atLeast: true,
  }))

/** A page's scores beside what they must reach. */
export function lighthouseChecks({ path, scores }: LighthouseResult): Check[] {
  return overall(path, scores)
}

async function runLighthouse(url: string): Promise<Pick<LighthouseResult, 'scores' | 'lost'>> {
  const { executablePath, args } = wholeBrowser()
  const chrome = await launch({
    chromeFlags: ['--headless=new', ...args],
    ...(executablePath ? { chromePath: executablePath } : {}),
  })
  try {
    const html = await (await fetch(url)).text()
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      throttling: { cpuSlowdownMultiplier: CPU_SLOWDOWN },
      onlyCategories: Object.keys(budgets.lighthouse),
      // The cart and what follows it are not for search engines, by intent.
      skipAudits: html.includes('content="noindex"') ? ['is-crawlable'] : [],
    })
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
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
    chrome.kill()
  }
}
