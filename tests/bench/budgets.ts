/**
 * What a visit may cost at most. The goals, in one place: a budget is raised only with the reason
 * written beside it. Sizes are KiB (1024 bytes) at brotli 11.
 */
export const budgets = {
  /** Of every measured page, as a phone loads it; size-limit holds every built page to its sizes. */
  page: {
    // 22, 110 and 195: the router through its public API, and one style sheet for all pages, the
    // admin's among them. Less script would take machinery that an upgrade breaks.
    htmlKiB: 22,
    scriptKiB: 110,
    totalKiB: 195,
    /** Times as long as the same page without any script takes, in the same run. */
    fcpToTwin: 1.05,
    lcpToTwin: 1.05,
    tbtMs: 20,
    cls: 0,
    /** The first tap that works, as a multiple of the first paint of the same visit. */
    firstTapToFcp: 1.6,
    tapToVisibleMs: 80,
    inpMs: 50,
  },
  /** Of the home page, where it differs. */
  home: { scriptKiB: 105 },
  /**
   * Of each entry point of `ui` with the modules of `ui` that it imports, not minified: by its name.
   * Without dependencies: tailwind-merge, which most entries share, is 8 KiB more (minified), once a page.
   */
  uiEntryKiB: {
    default: 5,
    // Sorting, searching, paging and selecting ten thousand rows; only the admin loads it.
    'data-table/data-table': 15,
    // With the field, the list and the checkbox that it is made of.
    'film/film-choice': 6,
    // All entries together.
    index: 51,
  },
  /** Of the layers of one light scene, as a phone loads them. */
  layersKiB: 200,
  /** Ten thousand rows, with the processor four times slower. */
  table: { mountMs: 400, filterMs: 45, sortMs: 60, frameP95Ms: 22, growthMiB: 1 },
  /** Of a hundred, on every public page. */
  lighthouse: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
} as const

/** What a page may cost, by its address. */
export function pageBudgets(path: string) {
  return path === '/' ? { ...budgets.page, ...budgets.home } : budgets.page
}

/** One figure that is held against its budget. */
export interface Check {
  readonly name: string
  readonly value: number
  readonly budget: number
  /** Scores must reach their budget; costs must not pass it. */
  readonly atLeast?: boolean
}

/** The checks that fail. Something that was not measured (NaN) fails. */
export function overBudget(checks: readonly Check[]): Check[] {
  return checks.filter(({ value, budget, atLeast = false }) =>
    atLeast ? !(value >= budget) : !(value <= budget),
  )
}
