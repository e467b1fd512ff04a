'use client'

import { type ComponentProps, createContext, use, useId } from 'react'
import { cn } from './lib/cn.ts'
import { composeHandlers } from './lib/compose-handlers.ts'
import { FieldContext } from './lib/field-context.ts'
import { useFieldControl } from './lib/field-control.ts'
import { focusRing } from './lib/focus-ring.ts'
import { onlyGiven } from './lib/only-given.ts'
import { passFocusOn } from './lib/pass-focus-on.ts'
import type { ValueProps } from './lib/use-controlled.ts'
import { useKept } from './lib/use-form.ts'

interface RadioGroupOwnProps<Value extends string> extends ValueProps<Value> {
  /** The name of every radio. Default: that of the field around it. */
  name?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
}

const RadioGroupContext = createContext<RadioGroupOwnProps<string> | null>(null)

/** One choice of a few, all visible, in a `FieldSet`, a `Field` or with an `aria-label`. */
function RadioGroup<Value extends string>({
  value,
  defaultValue,
  onValueChange,
  name,
  required,
  disabled,
  className,
  onFocus,
  children,
  ...props
}: Omit<ComponentProps<'div'>, keyof RadioGroupOwnProps<Value>> & RadioGroupOwnProps<Value>) {
  const id = useId()
  const field = use(FieldContext)
  // The app gives its radios values of the same type.
  const choose = onValueChange as ((value: string) => void) | undefined
  const state = { value, defaultValue, onValueChange: choose, required, disabled }
  // A fieldset around it already is a group with this name.
  const isInSet = field && !field.labelledBy
  const group = isInSet
    ? {}
    : {
        role: 'radiogroup',
        'aria-labelledby': field?.labelledBy,
        'aria-describedby': field?.describedBy,
      }
  return (
    <div
      data-slot="radio-group"
      className={cn('flex flex-wrap gap-3', className)}
      {...passFocusOn(onFocus)}
      {...group}
      {...onlyGiven(props)}
    >
      <RadioGroupContext value={{ ...state, name: name ?? field?.name ?? id }}>
        {children}
      </RadioGroupContext>
    </div>
  )
}

type RadioGroupItemProps = Omit<ComponentProps<'input'>, 'type' | 'name' | 'value'> & {
  value: string
}

/** One choice: its props go to the radio, its children stand beside it. */
function RadioGroupItem({
  ref,
  value,
  className,
  onChange,
  children,
  ...props
}: RadioGroupItemProps) {
  const group = use(RadioGroupContext)
  if (!group) throw new Error('A RadioGroupItem must stand inside a RadioGroup.')
  const { 'aria-invalid': invalid } = useFieldControl()
  const checked = group.value === undefined ? undefined : group.value === value
  return (
    <label
      data-slot="radio-group-label"
      className={cn(
        'inline-flex min-h-12 wrap-anywhere cursor-pointer items-center gap-3 rounded-dp-sm px-4 py-2.5',
        'border border-dp-line-strong bg-dp-surface-raised transition-colors hover:border-dp-text',
        'has-aria-invalid:border-dp-danger has-checked:border-dp-text',
        'has-disabled:cursor-not-allowed has-disabled:opacity-60',
      )}
    >
      <input
        type="radio"
        data-slot="radio-group-item"
        name={group.name}
        value={value}
        required={group.required}
        disabled={group.disabled}
        aria-invalid={invalid}
        {...(checked === undefined ? {} : { checked })}
        {...(group.defaultValue === undefined
          ? {}
          : { defaultChecked: group.defaultValue === value })}
        onChange={composeHandlers(onChange, () => group.onValueChange?.(value))}
        className={cn(radioClasses, className)}
        {...onlyGiven(props)}
        ref={useKept('checked', checked, ref)}
      />
      <span className="contents">{children}</span>
    </label>
  )
}

const radioClasses = cn(
  'grid size-5 shrink-0 cursor-[inherit] appearance-none place-content-center rounded-full',
  'border border-dp-line-strong bg-dp-surface-raised checked:border-dp-accent-strong',
  focusRing,
  'print:[print-color-adjust:exact]',
  'before:size-2.5 before:scale-0 before:rounded-full before:bg-dp-accent-strong before:transition-transform motion-reduce:before:duration-[0.01ms]',
  'before:content-[""] checked:before:scale-100 forced-colors:appearance-auto forced-colors:before:hidden',
)

export { RadioGroup, RadioGroupItem }
