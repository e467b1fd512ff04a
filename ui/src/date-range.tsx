'use client'

import { type ComponentProps, useRef } from 'react'
import { Field, FieldPair } from './field.tsx'
import { Input } from './input.tsx'
import { useFieldControl } from './lib/field-control.ts'
import { useControlled } from './lib/use-controlled.ts'
import { useFormReset } from './lib/use-form-reset.ts'
import { useWords } from './words.tsx'

/** Days as `2027-04-01`; empty where that end is open. */
interface DateRangeValue {
  readonly from: string
  readonly to: string
}

interface DateRangeOwnProps {
  /** Inside a `FieldSet`, its name. A form sends `<name>From` and `<name>To`. */
  name?: string
  value?: DateRangeValue | undefined
  /** Default: both ends open. */
  defaultValue?: DateRangeValue | undefined
  onValueChange?: ((value: DateRangeValue) => void) | undefined
  /** The first and the last day that can be chosen. */
  min?: string
  max?: string
  required?: boolean
  disabled?: boolean
  /** The labels. Default: "From" and "To". */
  fromLabel?: string
  toLabel?: string
}

/**
 * Two days and all that lie between, inside a `FieldSet` that says of what. The calendars are the browser's own:
 * in the visitor's language and order, by keyboard, and on a phone as large as the phone. Neither day can be
 * chosen on the wrong side of the other; one that is typed there is invalid.
 */
function DateRange({
  name,
  value,
  defaultValue = { from: '', to: '' },
  onValueChange,
  min,
  max,
  required,
  disabled,
  fromLabel,
  toLabel,
  ...props
}: Omit<ComponentProps<'div'>, keyof DateRangeOwnProps> & DateRangeOwnProps) {
  const words = useWords('dateRange')
  const field = useFieldControl()
  const [range, setRange] = useControlled(value, defaultValue, onValueChange)
  const firstDay = useRef<HTMLInputElement>(null)
  useFormReset(firstDay, range, setRange)
  const prefix = name ?? field.name ?? ''
  const shared = { type: 'date', required, disabled } as const
  return (
    <FieldPair data-slot="date-range" {...props}>
      <Field name={prefix ? `${prefix}From` : 'from'} label={fromLabel ?? words.fromLabel}>
        <Input
          {...shared}
          ref={firstDay}
          value={range.from}
          min={min}
          max={range.to || max}
          onChange={({ target }) => setRange({ ...range, from: target.value })}
        />
      </Field>
      <Field name={prefix ? `${prefix}To` : 'to'} label={toLabel ?? words.toLabel}>
        <Input
          {...shared}
          value={range.to}
          min={range.from || min}
          max={max}
          onChange={({ target }) => setRange({ ...range, to: target.value })}
        />
      </Field>
    </FieldPair>
  )
}

export { DateRange, type DateRangeValue }
