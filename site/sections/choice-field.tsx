import { Field } from '@duskpane/ui/field'
import { NativeSelect } from '@duskpane/ui/native-select'
import type { ComponentProps } from 'react'

type Options = readonly (readonly [value: string, label: string])[]

interface ChoiceFieldProps
  extends Omit<ComponentProps<typeof Field>, 'children'>,
    Pick<ComponentProps<typeof NativeSelect>, 'placeholder' | 'disabled' | 'autoComplete'> {
  readonly value: string
  readonly options?: Options
  /** Options under a label, after the others. */
  readonly groups?: readonly { readonly label: string; readonly options: Options }[]
  /** Values that are chosen elsewhere. */
  readonly taken?: readonly string[]
  readonly onChoose: (value: string) => void
}

/** A list of which one is chosen, such as for the address. */
export function ChoiceField({
  value,
  options = [],
  groups = [],
  taken = [],
  onChoose,
  placeholder,
  disabled,
  autoComplete,
  ...field
}: ChoiceFieldProps) {
  const listed = (some: Options) =>
    some.map(([option, label]) => (
      <option key={option} value={option} disabled={option !== value && taken.includes(option)}>
        {label}
      </option>
    ))
  return (
    <Field {...field}>
      <NativeSelect
        value={value}
        onValueChange={onChoose}
        {...(placeholder !== undefined && { placeholder })}
        disabled={disabled}
        autoComplete={autoComplete}
      >
        {listed(options)}
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {listed(group.options)}
          </optgroup>
        ))}
      </NativeSelect>
    </Field>
  )
}
