import { Field } from '@duskpane/ui/field'
import { NativeSelect } from '@duskpane/ui/native-select'
import type { ComponentProps } from 'react'

interface ChoiceFieldProps extends Omit<ComponentProps<typeof Field>, 'children'> {
  readonly value: string
  readonly options: readonly (readonly [value: string, label: string])[]
  readonly onChoose: (value: string) => void
}

/** A list of which one is chosen, such as for the address. */
export function ChoiceField({ value, options, onChoose, ...field }: ChoiceFieldProps) {
  return (
    <Field {...field}>
      <NativeSelect value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}
