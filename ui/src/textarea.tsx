'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import type { ComponentProps } from 'react'
import { cn } from './lib/cn.ts'
import { changeHandler } from './lib/compose-handlers.ts'
import { controlClasses, useFieldControl } from './lib/field-control.ts'
import { printWhole } from './lib/on-printing.ts'
import { useKept } from './lib/use-form.ts'

type TextareaProps = ComponentProps<'textarea'> & {
  onValueChange?: ((value: string) => void) | undefined
}

/** Several lines of text, in a `Field` or with an `aria-label`. */
function Textarea({ ref, className, onChange, onValueChange, ...props }: TextareaProps) {
  return (
    <textarea
      data-slot="textarea"
      rows={5}
      className={cn(controlClasses, 'resize-y leading-normal', className)}
      onChange={changeHandler(onChange, onValueChange)}
      {...useFieldControl(props)}
      ref={useKept('value', props.value, useComposedRefs(printWhole, ref))}
    />
  )
}

export { Textarea }
