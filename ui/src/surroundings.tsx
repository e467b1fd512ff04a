'use client'

import { type ComponentProps, use } from 'react'
import { cn } from './lib/cn.ts'
import { SurroundingsContext } from './lib/surroundings-context.ts'
import type { Direction } from './lib/use-direction.ts'

interface SurroundingsProps extends ComponentProps<'div'> {
  /** Default: that of the place. */
  theme?: 'light' | 'day' | 'ink' | 'system'
  /** Default: that of the place. */
  dir?: Direction
  /** Where everything inside opens. Default: the body, the element in full screen, or the shadow root. */
  container?: HTMLElement | null | undefined
}

/**
 * Theme, direction, language and container of everything inside it, also of what opens above the page. For a part
 * of a page that differs from the rest; the page itself says these on `html`.
 */
function Surroundings({ theme, dir, container, className, ...props }: SurroundingsProps) {
  const around = use(SurroundingsContext)
  return (
    <SurroundingsContext
      value={{ dir: dir ?? around.dir, container: container ?? around.container }}
    >
      <div
        data-slot="surroundings"
        data-theme={theme}
        dir={dir}
        className={cn('contents', className)}
        {...props}
      />
    </SurroundingsContext>
  )
}

export { Surroundings }
