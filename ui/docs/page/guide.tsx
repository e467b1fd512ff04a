import { type ReactNode, useId } from 'react'
import { Icon, type IconName } from '../../src/icon.tsx'
import { Prose } from './prose.tsx'

/** What the page of a component teaches beyond its types. In texts, `code` stands in backticks. */
interface Guide {
  readonly status: Status
  /** What it is for, where the sentence of its source does not say it. */
  readonly purpose?: string
  readonly uses: readonly string[]
  /** By its name in `exports`: when another component is right. */
  readonly instead: Readonly<Record<string, string>>
  /** How the parts stand in one another, as JSX. */
  readonly anatomy: string
  /** Pairs of `Do` and `DoNot`. */
  readonly examples: ReactNode
  /** What each key does; nothing where it takes no focus. */
  readonly keyboard?: Readonly<Record<string, string>>
  /** What the author has to supply so that everybody can use it. */
  readonly supply: readonly string[]
  /** What a screen reader says without the author's help. */
  readonly announced?: string
  readonly content: readonly string[]
  /** A sentence for each `Part` or `Part.prop` whose source has none. */
  readonly sentences?: Readonly<Record<string, string>>
}

/**
 * `stable`: it changes by semantic versioning. `new`: not released yet, so its props may still
 * change. `deprecated`: it goes with the next major version.
 */
type Status = 'stable' | 'new' | 'deprecated'

interface ExampleProps {
  /** Why it is right, or wrong. */
  because: string
  /** A live picture of it. */
  children: ReactNode
}

/** How to do it. */
function Do(props: ExampleProps) {
  return (
    <Example {...props} word="Do" icon="circle-check" color="border-dp-success text-dp-success" />
  )
}

/** How not to do it. */
function DoNot(props: ExampleProps) {
  return (
    <Example {...props} word="Do not" icon="circle-alert" color="border-dp-danger text-dp-danger" />
  )
}

/** A live picture and its reason. Inert, because it shows something and does nothing. */
function Example({
  because,
  children,
  word,
  icon,
  color,
}: ExampleProps & { word: string; icon: IconName; color: string }) {
  const captionId = useId()
  return (
    <figure aria-labelledby={captionId} className="grid grid-rows-[1fr_auto] gap-3">
      <div
        inert
        className="grid min-h-40 min-w-0 content-center justify-items-center gap-4 overflow-hidden rounded-dp-lg border border-dp-line bg-dp-surface p-6"
      >
        {children}
      </div>
      <figcaption id={captionId} className={`border-t-3 pt-2 text-dp-sm ${color}`}>
        <span className="flex items-center gap-1.5 font-semibold">
          <Icon name={icon} className="size-4" /> {word}
        </span>
        <span className="text-dp-text">
          <Prose>{because}</Prose>
        </span>
      </figcaption>
    </figure>
  )
}

export { Do, DoNot, type Guide }
