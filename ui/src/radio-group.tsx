'use client'

import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import { useFieldControl } from './field.tsx'
import { cn } from './lib/cn.ts'
import { focusRing } from './lib/focus-ring.ts'

interface RadioOption {
  value: string
  label: ReactNode
}

type RadioGroupProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> & {
  options: readonly RadioOption[]
  value?: string
  defaultValue?: string
}

/** One choice of a few, all visible, inside a `FieldGroup`. The rest of its props go to each radio. */
function RadioGroup({ options, value, defaultValue, className, ...props }: RadioGroupProps) {
  const id = useId()
  const { name, 'aria-invalid': invalid } = useFieldControl()
  const group = useRef<HTMLDivElement>(null)

  // A radio chosen before hydration is checked in the document but not in the owner's state:
  // clicking it again calls `onChange`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after hydration
  useEffect(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked')
    if (!chosen || value === undefined || chosen.value === value) return
    chosen.checked = false
    chosen.click()
  }, [])

  return (
    <div ref={group} data-slot="radio-group" className={cn('flex flex-wrap gap-3', className)}>
      {options.map((option, index) => (
        <label
          key={option.value}
          data-slot="radio-option"
          data-invalid={invalid}
          className={cn(
            'inline-flex min-h-12 cursor-pointer items-center gap-3 rounded-dp-sm px-4 py-2.5',
            'border border-dp-line-strong bg-dp-surface-raised transition-colors hover:border-dp-text',
            'data-invalid:border-dp-danger has-checked:border-dp-text has-checked:font-medium',
            'has-disabled:cursor-not-allowed has-disabled:opacity-60',
          )}
        >
          <input
            type="radio"
            id={`${id}-${index}`}
            name={name}
            value={option.value}
            aria-invalid={invalid}
            {...(value === undefined ? {} : { checked: option.value === value })}
            {...(defaultValue === undefined
              ? {}
              : { defaultChecked: option.value === defaultValue })}
            className={radioClasses}
            {...props}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}

const radioClasses = cn(
  'grid size-5 shrink-0 cursor-[inherit] appearance-none place-content-center rounded-full',
  'border border-dp-line-strong bg-dp-surface-raised checked:border-dp-accent-strong',
  focusRing,
  'before:size-2.5 before:scale-0 before:rounded-full before:bg-dp-accent-strong before:transition-transform motion-reduce:before:duration-[0.01ms]',
  'before:content-[""] checked:before:scale-100 forced-colors:appearance-auto forced-colors:before:hidden',
)

export { RadioGroup, type RadioOption }
