'use client'

import type { ComponentProps } from 'react'
import { controlClasses, useFieldControl } from './field.tsx'
import { Icon } from './icon.tsx'
import { cn } from './lib/cn.ts'

/** One choice from a list, inside a `Field`: the platform's own select. Its children are `<option>`s. */
function Select({
  className,
  placeholder,
  children,
  ...props
}: ComponentProps<'select'> & {
  /** Shown while nothing is chosen; it cannot be chosen itself where an answer is required. */
  placeholder?: string
}) {
  const start = props.value === undefined && placeholder !== undefined ? { defaultValue: '' } : {}
  return (
    <div className="relative">
      <select
        data-slot="select"
        className={cn(
          controlClasses,
          'cursor-pointer appearance-none truncate pe-11 has-[option[value=""]:checked]:text-dp-text-muted',
          className,
        )}
        {...useFieldControl()}
        {...start}
        {...props}
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
        className="pointer-events-none absolute end-4 top-1/2 -translate-y-1/2 text-dp-text-muted"
      />
    </div>
  )
}

export { Select }
