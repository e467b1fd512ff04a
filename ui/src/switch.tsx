'use client'

import { type ComponentProps, useId } from 'react'
import { checkedHandler } from './checkbox.tsx'
import { useFieldControl } from './field.tsx'
import { cn } from './lib/cn.ts'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type'> {
  onCheckedChange?: (checked: boolean) => void
}

/**
 * Turns one thing on or off, at once: a setting. What counts only once a form is sent is a `Checkbox`. Its
 * children are its text; without them a `Field` or an `aria-label` names it. The rest of its props go to the
 * `<input>`, which a form sends like a checkbox.
 */
function Switch({ onCheckedChange, onChange, className, children, ...props }: SwitchProps) {
  const labelled = useId()
  const field = useFieldControl()
  const control = (
    <input
      data-slot="switch"
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: the checkbox itself says whether it is checked
      role="switch"
      {...field}
      // In a group the field's id belongs to none of its controls.
      {...(children ? { id: labelled, 'aria-describedby': undefined } : {})}
      onChange={checkedHandler(onChange, onCheckedChange)}
      className={cn(
        'relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong',
        'bg-surface-raised transition-colors hover:border-text',
        'before:absolute before:inset-y-0 before:start-1 before:my-auto before:size-4.5 before:rounded-full',
        'before:bg-line-strong before:transition-[translate,background-color] before:content-[""]',
        'checked:border-accent-strong checked:bg-accent-strong checked:before:bg-surface-raised',
        'checked:before:translate-x-5 rtl:checked:before:-translate-x-5',
        'aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-60',
        'forced-colors:size-6 forced-colors:appearance-auto forced-colors:before:hidden',
        className,
      )}
      {...props}
    />
  )
  if (!children) return control
  return (
    <label
      htmlFor={props.id ?? labelled}
      data-slot="switch-label"
      className="flex min-h-11 cursor-pointer items-center justify-between gap-4 has-disabled:cursor-not-allowed"
    >
      <span className="min-w-0">{children}</span>
      {control}
    </label>
  )
}

export { Switch }
