import type { ComponentProps } from 'react'
import { cn } from './lib/cn.ts'
import { focusRing } from './lib/focus-ring.ts'

/** The first link of a page: out of sight until it has the focus, it leads past the menus to the content. */
function SkipLink({ className, ...props }: ComponentProps<'a'>) {
  return (
    <a
      data-slot="skip-link"
      className={cn(
        'fixed start-4 -top-20 z-50 rounded-dp-sm px-4 py-3 focus:top-4 print:hidden',
        'bg-dp-surface-raised font-semibold text-dp-text focus:shadow-dp-raised',
        focusRing,
        className,
      )}
      {...props}
    />
  )
}

export { SkipLink }
