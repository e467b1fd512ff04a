import type { ComponentProps } from 'react'
import { cn } from './lib/cn.ts'
import { onlyGiven } from './lib/only-given.ts'

interface SeparatorProps extends ComponentProps<'div'> {
  /** A vertical one is as high as what it stands beside. Default: horizontal. */
  orientation?: 'horizontal' | 'vertical' | undefined
  /** Whether it only looks so: assistive technology then does not hear of it. Default: false. */
  decorative?: boolean | undefined
}

/** A line between parts that belong to different things. Where a heading or a gap separates them, none is needed. */
function Separator({
  orientation = 'horizontal',
  decorative = false,
  className,
  ...props
}: SeparatorProps) {
  return (
    <div
      data-slot="separator"
      {...(decorative ? { role: 'none' } : { role: 'separator', 'aria-orientation': orientation })}
      className={cn(
        'shrink-0 border-dp-line',
        orientation === 'horizontal' ? 'w-full border-t' : 'min-h-4 self-stretch border-s',
        className,
      )}
      {...onlyGiven(props)}
    />
  )
}

export { Separator }
