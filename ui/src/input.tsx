'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import type { ComponentProps } from 'react'
import { cn } from './lib/cn.ts'
import { changeHandler } from './lib/compose-handlers.ts'
import { controlClasses, useFieldControl } from './lib/field-control.ts'
import { printWhole } from './lib/on-printing.ts'
import { useKept } from './lib/use-form.ts'

type InputProps = ComponentProps<'input'> & {
  onValueChange?: ((value: string) => void) | undefined
}

/** A line of text, in a `Field` or with an `aria-label`. */
function Input({ ref, className, onChange, onValueChange, ...props }: InputProps) {
  return (
    <input
      data-slot="input"
      className={cn(controlClasses, className)}
      onChange={changeHandler(onChange, onValueChange)}
      {...useFieldControl(props)}
      ref={useKept('value', props.value, useComposedRefs(printWhole, ref))}
    />
  )
}

/** A button at the end of an input, within its edge: in a frame around both, where the input has `pe-14`. */
const inputButtonClasses =
  'absolute end-1 top-1/2 -translate-y-1/2 text-dp-text-muted hover:text-dp-text print:hidden'

export { Input, inputButtonClasses }
