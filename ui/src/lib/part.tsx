import type { ClassValue } from 'clsx'
import type { ComponentProps, ElementType, ReactElement } from 'react'
import { cn } from './cn.ts'

/** Creates a component of one element, or of one Radix part, with a slot and classes. */
/* @__NO_SIDE_EFFECTS__ */
function part<Of extends ElementType>(of: Of, slot: string, ...look: ClassValue[]) {
  const Element: ElementType = of
  function Part({ className, ...props }: { className?: string }) {
    return <Element data-slot={slot} className={cn(look, className) || undefined} {...props} />
  }
  // React uses this name in its messages.
  Part.displayName = slot
  return Part as (props: ComponentProps<Of>) => ReactElement
}

export { part }
