'use client'

import type { ComponentProps } from 'react'
import { cn } from './lib/cn.ts'
import { composeHandlers } from './lib/compose-handlers.ts'
import { focusRing } from './lib/focus-ring.ts'
import { goTo, targetOf } from './lib/fragment.ts'

/** The first link of a page: out of sight until it has the focus, it leads past the menus to the content. */
function SkipLink({ href, className, onClick, ...props }: ComponentProps<'a'>) {
  return (
    <a
      href={href}
      data-slot="skip-link"
      className={cn(
        'fixed start-4 -top-20 z-50 rounded-dp-sm px-4 py-3 focus:top-4 print:hidden',
        'bg-dp-surface-raised font-semibold text-dp-text focus:shadow-dp-raised',
        focusRing,
        className,
      )}
      onClick={composeHandlers(onClick, (event) => {
        const target = targetOf(event)
        if (!target) return
        // The address stays: a hash router would take the fragment for a page, and `<base>` another document.
        event.preventDefault()
        goTo(target)
      })}
      {...props}
    />
  )
}

export { SkipLink }
