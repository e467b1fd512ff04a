'use client'

import { type ComponentProps, use } from 'react'
import { cn } from './lib/cn.ts'
import { SurroundingsContext } from './lib/surroundings-context.ts'

interface SurroundingsProps extends Omit<ComponentProps<'div'>, 'dir'> {
  /** Default: that of the place. */
  theme?: 'light' | 'day' | 'ink' | 'system' | undefined
  /** Where everything inside opens. Default: the body, the element in full screen, or the shadow root. */
  container?: HTMLElement | null | undefined
}

/**
 * Theme and container of everything inside it, also of what opens above the page. For a part of a page that differs
 * from the rest; the page itself has its theme on `html`. Direction and language are those of a `Language`.
 */
function Surroundings({ theme, container, className, ...props }: SurroundingsProps) {
  const around = use(SurroundingsContext)
  return (
    <SurroundingsContext value={{ container: container ?? around.container }}>
      <div
        data-slot="surroundings"
        data-theme={theme}
        className={cn('contents', className)}
        {...props}
      />
    </SurroundingsContext>
  )
}

export { Surroundings }
