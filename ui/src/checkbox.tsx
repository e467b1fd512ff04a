'use client'

import { type ComponentProps, useId } from 'react'
import { cn } from './lib/cn.ts'
import { composeHandlers } from './lib/compose-handlers.ts'
import { useFieldControl } from './lib/field-control.ts'
import { focusRing } from './lib/focus-ring.ts'
import { onlyGiven } from './lib/only-given.ts'
import { useKept } from './lib/use-form.ts'

/** The classes of a checkbox, shared with those outside of a field, such as in a table. */
const checkboxClasses = cn(
  'grid size-5 shrink-0 cursor-pointer appearance-none place-content-center rounded-dp-sm',
  'border border-dp-line-strong bg-dp-surface-raised transition-colors',
  'checked:border-dp-accent-strong checked:bg-dp-accent-strong',
  'indeterminate:border-dp-accent-strong indeterminate:bg-dp-accent-strong',
  'before:size-3 before:scale-0 before:bg-dp-surface-raised before:content-[""]',
  'before:[clip-path:polygon(14%_44%,0_65%,50%_100%,100%_16%,80%_0,43%_62%)]',
  'checked:before:scale-100 indeterminate:before:scale-100',
  'indeterminate:before:[clip-path:inset(40%_5%)]',
  'disabled:cursor-not-allowed disabled:opacity-60',
  focusRing,
  // What is chosen is told by backgrounds, which browsers do not print.
  'print:[print-color-adjust:exact]',
  'forced-colors:appearance-auto forced-colors:before:hidden',
)

type CheckboxProps = ComponentProps<'input'> & {
  onCheckedChange?: ((checked: boolean) => void) | undefined
}

/** A checkbox and its text, which are its children; without them a `Field` names it. Several stand in a `FieldSet`. */
function Checkbox({
  ref,
  className,
  onChange,
  onCheckedChange,
  children,
  ...props
}: CheckboxProps) {
  const id = useId()
  // In a group, the id and the descriptions of the field belong to the group, not to a control.
  const { name, 'aria-invalid': invalid } = useFieldControl()
  const ofItsOwn = { id, name, 'aria-invalid': invalid, ...onlyGiven(props) }
  const inField = useFieldControl(children ? undefined : props)
  return (
    <label
      data-slot="checkbox-label"
      className="inline-flex min-h-8 max-w-full wrap-break-word cursor-pointer items-start gap-3 has-disabled:cursor-not-allowed"
    >
      <input
        data-slot="checkbox"
        type="checkbox"
        className={cn(checkboxClasses, 'mt-1 aria-invalid:border-dp-danger', className)}
        onChange={composeHandlers(onChange, ({ currentTarget }) =>
          onCheckedChange?.(currentTarget.checked),
        )}
        {...(children ? ofItsOwn : inField)}
        ref={useKept('checked', props.checked, ref)}
      />
      <span className="min-w-0">{children}</span>
    </label>
  )
}

export { Checkbox, checkboxClasses }
