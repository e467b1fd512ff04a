'use client'

import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import { cn } from './lib/cn.ts'
import { changeHandler } from './lib/compose-handlers.ts'
import { controlClasses, useFieldControl } from './lib/field-control.ts'

/**
 * One choice from a list, in the platform's own select: in a `Field`, or with an
 * `aria-label`. Its children are `<option>`s, its props go to the `select`.
 */
function NativeSelect({
  className,
  placeholder,
  onChange,
  onValueChange,
  children,
  ...props
}: ComponentProps<'select'> & {
  /** Shown while nothing is chosen; it cannot be chosen itself where an answer is required. */
  placeholder?: string
  onValueChange?: (value: string) => void
}) {
  const isControlled = props.value !== undefined
  const start = !isControlled && placeholder !== undefined ? { defaultValue: '' } : {}
  return (
    <div className="relative">
      <select
        data-slot="native-select"
        className={cn(
          controlClasses,
          'cursor-pointer appearance-none truncate pe-8 has-[option[value=""]:checked]:text-dp-text-muted',
          className,
        )}
        onChange={changeHandler(onChange, onValueChange)}
        {...start}
        {...useFieldControl(props)}
      >
        {placeholder !== undefined && (
          <option value="" disabled={props.required}>
            {placeholder}
          </option>
        )}
        {children}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute end-2 top-1/2 -translate-y-1/2 text-dp-text-muted"
      />
    </div>
  )
}

export { NativeSelect }
