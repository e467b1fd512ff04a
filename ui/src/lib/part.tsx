import type { ClassValue } from 'clsx'
import type { ComponentProps, ElementType, ReactElement } from 'react'
import { cn } from './cn.ts'

/** A component that is one element, or one part of Radix, with a slot and a look. */
/* @__NO_SIDE_EFFECTS__ */
function part<Of extends ElementType>(of: Of, slot: string, ...look: ClassValue[]) {
  const Element: ElementType = of
  function Part({ className, ...props }: { className?: string }) {
    return <Element data-slot={slot} className={cn(look, className) || undefined} {...props} />
  }
  // What React calls it in its messages.
  Part.displayName = slot
  return Part as (props: ComponentProps<Of>) => ReactElement
}

export { part }
