import type { ComponentProps } from 'react'
import { cn } from './lib/cn.ts'
import { onlyGiven } from './lib/only-given.ts'

/**
 * The shape of something that is loading, so that nothing moves when it comes: give it the same size. It is hidden from
 * screen readers, so the region around it says that it loads.
 */
function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden="true"
      className={cn(
        'h-4 animate-pulse rounded-dp-sm bg-dp-text/10 motion-reduce:animate-none print:hidden forced-colors:bg-[GrayText]',
        className,
      )}
      {...onlyGiven(props)}
    />
  )
}

export { Skeleton }
