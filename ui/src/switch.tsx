'use client'

import { type ComponentProps, useId } from 'react'
import { cn } from './lib/cn.ts'
import { composeHandlers } from './lib/compose-handlers.ts'
import { useFieldControl } from './lib/field-control.ts'
import { focusRing } from './lib/focus-ring.ts'
import { onlyGiven } from './lib/only-given.ts'
import { useKept } from './lib/use-form.ts'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type'> {
  onCheckedChange?: ((checked: boolean) => void) | undefined
}

/**
 * Turns one thing on or off, at once: a setting. What counts only once a form is sent is a `Checkbox`. Its
 * children are its text; without them a `Field` or an `aria-label` names it. The rest of its props go to the
 * `<input>`, which a form sends like a checkbox.
 */
function Switch({ ref, onCheckedChange, onChange, className, children, ...props }: SwitchProps) {
  const ownId = useId()
  const inField = useFieldControl(props)
  // In a group, the id and the descriptions of the field belong to the group, not to a control.
  const ofItsOwn = children ? { id: ownId, 'aria-describedby': undefined, ...onlyGiven(props) } : {}
  const control = (
    <input
      data-slot="switch"
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: the checkbox itself says whether it is checked
      role="switch"
      onChange={composeHandlers(onChange, ({ currentTarget }) =>
        onCheckedChange?.(currentTarget.checked),
      )}
      className={cn(
        'relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-dp-line-strong',
        'bg-dp-surface-raised transition-colors hover:border-dp-text',
        'before:absolute before:inset-y-0 before:start-1 before:my-auto before:size-4.5 before:rounded-full',
        'before:bg-dp-line-strong before:transition-[translate,background-color] before:content-[""]',
        focusRing,
        'motion-reduce:before:duration-[0.01ms]',
        'checked:border-dp-accent-strong checked:bg-dp-accent-strong checked:before:bg-dp-surface-raised',
        'checked:before:translate-x-5 rtl:checked:before:-translate-x-5',
        'aria-invalid:border-dp-danger disabled:cursor-not-allowed disabled:opacity-60',
        'print:[print-color-adjust:exact]',
        'forced-colors:size-6 forced-colors:appearance-auto forced-colors:before:hidden',
        className,
      )}
      {...inField}
      {...ofItsOwn}
      ref={useKept('checked', props.checked, ref)}
    />
  )
  if (!children) return control
  return (
    <label
      htmlFor={props.id ?? ownId}
      data-slot="switch-label"
      className="flex min-h-11 cursor-pointer items-center justify-between gap-4 has-disabled:cursor-not-allowed"
    >
      <span className="min-w-0 wrap-break-word">{children}</span>
      {control}
    </label>
  )
}

export { Switch }
