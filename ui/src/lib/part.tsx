import type { ClassValue } from 'clsx'
import type { ComponentProps, ElementType, JSX, ReactElement } from 'react'
import { cn } from './cn.ts'

/**
 * Creates a component of one element, with a slot and classes. One of a Radix part is written as a function: an app that
 * emits declarations can name its type only so.
 */
/* @__NO_SIDE_EFFECTS__ */
function part<Of extends keyof JSX.IntrinsicElements>(of: Of, slot: string, ...look: ClassValue[]) {
  const Element: ElementType = of
  function Part({ className, ...props }: { className?: string }) {
    return <Element data-slot={slot} className={cn(look, className) || undefined} {...props} />
  }
  // React uses this name in its messages.
  Part.displayName = slot
  return Part as (props: ComponentProps<Of>) => ReactElement
}

export { part }
