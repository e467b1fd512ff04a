import type { ComponentProps } from 'react'
import { cn } from './lib/cn.ts'

/** Holds the place of something that is loading. Give it the size of what will come. */
function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden
      className={cn(
        'h-4 animate-pulse rounded-sm bg-text/10 motion-reduce:animate-none forced-colors:bg-[GrayText]',
        className,
      )}
      {...props}
    />
  )
}

export { Skeleton }
