'use client'

import type { ComponentProps } from 'react'
import { controlClasses, useFieldControl } from './field.tsx'
import { cn } from './lib/cn.ts'

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
