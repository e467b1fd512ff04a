'use client'

import type { ComponentProps } from 'react'
import { cn } from './lib/cn.ts'
import { changeHandler } from './lib/compose-handlers.ts'
import { controlClasses, useFieldControl } from './lib/field-control.ts'

type InputProps = ComponentProps<'input'> & { onValueChange?: (value: string) => void }

/** A line of text: in a `Field`, or with an `aria-label` of its own. */
function Input({ className, onChange, onValueChange, ...props }: InputProps) {
  return (
    <input
      data-slot="input"
      className={cn(controlClasses, className)}
      onChange={changeHandler(onChange, onValueChange)}
      {...useFieldControl(props)}
    />
  )
}

export { Input }
