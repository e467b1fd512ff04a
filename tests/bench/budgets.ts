/**
 * What a visit may cost at most. The goals, in one place: a budget is raised only with the reason
 * written beside it. Sizes are KiB (1024 bytes) at brotli 11.
 */
export const budgets = {
  /** Of every measured page, as a phone loads it; size-limit holds every built page to its sizes. */
  page: {
    htmlKiB: 20,
    // 95 on the home page, as its goal is. A film's page compares, draws shades and knows the law.
    scriptKiB: 98,
    totalKiB: 180,
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
  home: { scriptKiB: 95 },
  /** Of each entry point of `ui` with its own imports, not minified: by its name. */
  uiEntryKiB: {
    // Was 6 before the engine of tailwind-merge: its table of class groups, which every entry that
    // draws imports and counts anew, is 0.8 heavier than the merge of our own that stood there.
    default: 7,
    // Sorting, searching, paging and selecting ten thousand rows; only the admin loads it. Was 15,
    // 19 since rows are remembered while it scrolls, which halves the work of a frame.
    'data-table/data-table': 19,
    // Brings the field's frame and its two layouts: a hint on the label's row, and pairs that stand level.
    'radio-group': 8,
    // Moves its row by itself, where it was 6 KiB of Embla beside what is counted here.
    slider: 8,
    // All of the package at once, for those who let their bundler pick; 48 since `FieldPair`, 49
    // since the slider moves by itself.
    index: 49,
  },
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
