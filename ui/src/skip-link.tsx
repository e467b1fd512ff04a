import type { ComponentProps } from 'react'
import { cn } from './lib/cn.ts'

/** The first link of a page: out of sight until it has the focus, it leads past the menus to the content. */
function SkipLink({ className, ...props }: ComponentProps<'a'>) {
  return (
    <a
      data-slot="skip-link"
      className={cn(
        'fixed start-4 -top-20 z-50 rounded-sm px-4 py-3 focus:top-4 print:hidden',
        'bg-surface-raised font-semibold text-text shadow-raised',
        className,
      )}
      {...props}
    />
  )
}

export { SkipLink }
