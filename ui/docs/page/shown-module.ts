/** What the pages of the catalog use of a public module while they run. */
interface ShownModule {
  /** The title of its stories, such as `Feedback/Dialog`. */
  readonly title: string | undefined
  /** The names of its components, the root first. */
  readonly parts: readonly string[]
  /** The props of the component of its stories that a reader can change. */
  readonly controls: readonly Control[]
}

/** A prop that can be changed in a form. */
interface Control {
  readonly name: string
  readonly type: 'boolean' | 'number' | 'select' | 'text'
  readonly options?: readonly (string | number)[]
  readonly description?: string
  /** As the source has it. */
  readonly default?: string
}

export type { Control, ShownModule }
