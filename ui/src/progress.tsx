import type { ComponentProps } from 'react'
import { cn } from './lib/cn.ts'

interface ProgressOwnProps {
  /** How much of `max` is done; `null` while nobody knows. Less than 0 counts as 0, more than `max` as `max`. */
  value?: number | null
  /** Default: 100. */
  max?: number
  /** What a screen reader says of the value. Default: per cent. */
  getValueLabel?(value: number, max: number): string
}

/**
 * How much of a task is done. Name the task with `aria-label` or `aria-labelledby`. For a page that is still
 * loading take `Skeleton`, for steps that a person takes `Stepper`.
 */
function Progress({
  value = null,
  max = 100,
  getValueLabel = (value, max) => `${Math.round((value / max) * 100)}%`,
  className,
  ...props
}: Omit<ComponentProps<'div'>, 'children'> & ProgressOwnProps) {
  const done = value === null ? null : Math.min(Math.max(value, 0), max)
  return (
    <div
      data-slot="progress"
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={max}
      {...(done === null
        ? { 'data-state': 'indeterminate' }
        : {
            'aria-valuenow': done,
            'aria-valuetext': getValueLabel(done, max),
            'data-state': done === max ? 'complete' : 'loading',
          })}
      className={cn(
        'group/progress h-2 w-full overflow-hidden rounded-full bg-text/12 forced-colors:border',
        className,
      )}
      {...props}
    >
      <div
        data-slot="progress-indicator"
        style={done === null ? undefined : { inlineSize: `${(done / max) * 100}%` }}
        className={cn(
          'h-full rounded-full bg-accent-strong transition-[inline-size] duration-slow ease-out',
          'forced-colors:bg-[Highlight]',
          // Half as wide as the whole, in the middle: it cannot be read as a value, moving or not.
          'group-data-[state=indeterminate]/progress:mx-auto group-data-[state=indeterminate]/progress:w-1/2',
          'group-data-[state=indeterminate]/progress:animate-pulse',
        )}
      />
    </div>
  )
}

export { Progress }
