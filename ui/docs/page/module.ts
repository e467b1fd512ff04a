/** What the types of a public module say about it. */
interface Module {
  /** The title of its stories, such as `Feedback/Dialog`. */
  readonly title: string | undefined
  /** The component that its stories are of, such as `DialogContent`. */
  readonly component: string | undefined
  /** Its components, the root first. */
  readonly parts: readonly Part[]
  /** Hooks and other functions. */
  readonly functions: readonly {
    readonly name: string
    readonly sentence: string
    readonly type: string
  }[]
  /** The named types in the props of its parts and in its functions, each once. */
  readonly types: readonly NamedType[]
}

/** An object type with its keys, or another type with its source. */
interface NamedType {
  /** With its parameters: `Column<Row>`. */
  readonly name: string
  readonly sentence: string
  /** Whether an app can import it: the index exports it, or it is a library's. */
  readonly importable: boolean
  readonly keys: readonly Prop[]
  /** What a union has besides, by the literal that tells its members apart: `kind: 'number'`. */
  readonly variants: readonly { readonly when: string; readonly keys: readonly Prop[] }[]
  /** The source of a type without keys. */
  readonly definition: string
}

interface Part {
  readonly name: string
  /** What its JSDoc says; empty without one. */
  readonly sentence: string
  /** What it takes beyond the attributes of its element. */
  readonly props: readonly Prop[]
  /** Those of the attributes of its element that change its state. */
  readonly attributes: readonly string[]
}

interface Prop {
  readonly name: string
  readonly sentence: string
  readonly required: boolean
  /** As TypeScript prints it; empty where `values` says it all. */
  readonly type: string
  /** The members of a union of literals. */
  readonly values: readonly string[]
  /** The default value, as Markdown. */
  readonly default?: string
}

export type { Module, NamedType, Part, Prop }
