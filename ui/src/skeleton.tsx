import type { ComponentProps } from 'react'
import { cn } from './lib/cn.ts'

/** A placeholder for something that is loading. Give it the same size. */
function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden
      className={cn(
        'h-4 animate-pulse rounded-dp-sm bg-dp-text/10 motion-reduce:animate-none forced-colors:bg-[GrayText]',
        className,
      )}
      {...props}
    />
  )
}

export { Skeleton }
