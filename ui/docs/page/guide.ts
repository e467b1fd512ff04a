import type { ReactNode } from 'react'

/** What the page of a component teaches beyond its types. In texts, `code` stands in backticks. */
interface Guide {
  /** Its name in the package's `exports`. */
  readonly module: string
  readonly status: Status
  /** What it is for, in one or two sentences. */
  readonly purpose: string
  readonly uses: readonly string[]
  /** When another component is right, and which: its name in `exports`. */
  readonly instead: readonly { readonly when: string; readonly use: string }[]
  /** How the parts stand in one another, as JSX. */
  readonly anatomy: string
  readonly examples: readonly Example[]
  /** Empty where it takes no focus. */
  readonly keyboard: readonly { readonly keys: string; readonly does: string }[]
  /** What the author has to supply so that everybody can use it. */
  readonly supply: readonly string[]
  /** What a screen reader says without the author's help. */
  readonly announced?: string
  readonly content: readonly string[]
  /** A sentence for each `Part` or `Part.prop` whose source has none. */
  readonly sentences?: Readonly<Record<string, string>>
}

/** A live picture of how to do it, beside one of how not to. */
interface Example {
  readonly right: Picture
  readonly wrong: Picture
}

interface Picture {
  readonly shows: ReactNode
  readonly because: string
}

/**
 * `stable`: it changes by semantic versioning. `new`: not released yet, so its props may still
 * change. `deprecated`: it goes with the next major version.
 */
type Status = 'stable' | 'new' | 'deprecated'

export type { Example, Guide, Picture, Status }
