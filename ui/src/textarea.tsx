import type { ComponentProps } from 'react'
import { controlClasses, useFieldControl } from './field'
import { cn } from './lib/cn'

/** Lines of text inside a `Field`. */
function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      rows={5}
      className={cn(controlClasses, 'resize-y leading-normal', className)}
      {...useFieldControl()}
      {...props}
    />
  )
}

export { Textarea }
