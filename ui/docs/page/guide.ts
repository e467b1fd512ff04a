/** What the page of a component teaches beyond its types. In texts, `code` stands in backticks. */
interface Guide {
  /** The version that it came with, if not the first. */
  readonly since?: string
  /** Other names, by which the search of the catalog finds its page. */
  readonly others: readonly string[]
  /** What it is for, where the sentence of its source does not say it. */
  readonly purpose?: string
  readonly uses: readonly string[]
  /** By its name in `exports`: when another component is right. */
  readonly instead: Readonly<Record<string, string>>
  /** What not to do with it, and why, where no pair shows it. */
  readonly avoid?: readonly string[]
  /** What each key does; nothing where it takes no focus. */
  readonly keyboard?: Readonly<Record<string, string>>
  /** What the author has to supply so that everybody can use it. */
  readonly supply: readonly string[]
  /** What a screen reader is given without the author's help. */
  readonly announced?: string
  /** How its words are written, and how many; nothing where it has none. */
  readonly content?: readonly string[]
  /** A sentence for each `Part`, `Part.prop` or `Type.key` whose source has none. */
  readonly sentences?: Readonly<Record<string, string>>
}

export type { Guide }
