import type { ComponentProps } from 'react'
import { cn } from './lib/cn.ts'
import { onlyGiven } from './lib/only-given.ts'

interface SpinnerProps extends ComponentProps<'svg'> {
  /** What the user waits for, if no text beside the spinner says so. */
  label?: string | undefined
}

/** Shows that something takes a moment. Decorative unless it has a `label`; a `Button` has its own. */
function Spinner({ label, className, ...props }: SpinnerProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label or is hidden
    <svg
      data-slot="spinner"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.5}
      strokeLinecap="round"
      className={cn(
        'inline-block size-5 shrink-0 animate-spin motion-reduce:animate-none forced-colors:[color:inherit]!',
        className,
      )}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...onlyGiven(props)}
    >
      <circle cx="12" cy="12" r="9" opacity={0.25} />
      <path d="M21 12a9 9 0 0 0-9-9" />
    </svg>
  )
}

export { Spinner }
