import type { TintLimits } from '@duskpane/content/laws/tint-law'
import { type Answer, MARGIN, type Verdict } from '@duskpane/content/laws/verdict'
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

interface LightBarProps {
  readonly law: TintLimits
  readonly verdict: Verdict
  /** VLT of the film alone, per cent. */
  readonly film: number
}

/**
 * The light that comes through, from 0 to 100%, against the limit with its margin of doubt; nothing where
 * there is no limit to compare with. The sentence beside it says the same.
 */
export function LightBar({ law, verdict: { answer, limit, net }, film }: LightBarProps) {
  if (limit === null || limit === 0 || limit === 100) return null
  const light = law.basis === 'film' ? film : net
  const effective = limit - (law.tolerance ?? 0)
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
