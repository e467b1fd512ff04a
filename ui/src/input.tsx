'use client'

import type { ComponentProps } from 'react'
import { controlClasses, useFieldControl } from './field.tsx'
import { cn } from './lib/cn.ts'

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
