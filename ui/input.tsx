import type { ComponentProps } from 'react'
import { cn } from './cn'
import { controlClasses, useFieldControl } from './field'

/** A line of text inside a `Field`. */
function Input({ className, ...props }: ComponentProps<'input'>) {
  return (
    <input
      data-slot="input"
      className={cn(controlClasses, className)}
      {...useFieldControl()}
      {...props}
    />
  )
}

export { Input }
