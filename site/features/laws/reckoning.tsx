import { arithmetic } from '@duskpane/content/laws/sentences'
import type { TintLaw } from '@duskpane/content/laws/tint-law'
import {
  type Answer,
  countedOn,
  grantedBy,
  MARGIN,
  type Pane,
  type Verdict,
} from '@duskpane/content/laws/verdict'
import { cn } from '@duskpane/ui/cn'

/** The color of an answer. */
export const toneOf: Readonly<Record<Answer, string>> = {
  passes: 'text-success',
  close: 'text-accent-strong',
  fails: 'text-danger',
  unstated: 'text-text-muted',
}

const fillOf: Readonly<Record<Answer, string>> = {
  passes: 'bg-success',
  close: 'bg-accent-strong',
  fails: 'bg-danger',
  unstated: 'bg-text-muted',
}

interface ReckoningProps {
  readonly law: TintLaw
  readonly pane: Pane
  readonly verdict: Verdict
  /** VLT of the film alone, per cent. */
  readonly film: number
}

/** Shows how a verdict was reached: in a sentence and, if there is a limit, as a bar. */
export function Reckoning(props: ReckoningProps) {
  const { law, pane, verdict, film } = props
  return (
    <>
      <LightBar {...props} />
      <span className="text-text-muted">{arithmetic(law, pane, film, verdict)}</span>
    </>
  )
}

/** The light that comes through, from 0 to 100%, against the limit with its margin of doubt. */
export function LightBar({ law, pane, verdict: { answer, limit, net }, film }: ReckoningProps) {
  if (limit === null || limit === 0 || limit === 100) return null
  const counted = countedOn(law, pane.window)
  const light = counted.basis === 'film' ? film : net
  const effective = limit - grantedBy(counted)
  return (
    <span
      aria-hidden
      className="relative my-1.5 block h-2 overflow-clip rounded-full bg-text/10 print:hidden"
    >
      <span
        className={cn('absolute inset-y-0 start-0 rounded-full', fillOf[answer])}
        style={{ width: `${light}%` }}
      />
      <span
        className="absolute inset-y-0 border-x-2 border-surface bg-text/40"
        style={{ insetInlineStart: `${effective - MARGIN}%`, width: `${2 * MARGIN}%` }}
      />
    </span>
  )
}
