'use client'

import { type ComponentProps, useRef } from 'react'
import { DateInput } from './date-input.tsx'
import { Field, FieldPair } from './field.tsx'
import { dayText } from './lib/day.ts'
import { useFieldControl } from './lib/field-control.ts'
import { useFormState } from './lib/use-form.ts'
import { useLocale, useWords } from './words.tsx'

/** Days as `2027-04-01`; empty where that end is open. */
interface DateRangeValue {
  readonly from: string
  readonly to: string
}

interface DateRangeOwnProps
  extends Pick<
    ComponentProps<typeof DateInput>,
    'required' | 'disabled' | 'pickLabel' | 'placeholder'
  > {
  /** Inside a `FieldSet`, its name. A form sends `<name>From` and `<name>To`. */
  name?: string | undefined
  value?: DateRangeValue | undefined
  /** Default: both ends open. */
  defaultValue?: DateRangeValue | undefined
  onValueChange?: ((value: DateRangeValue) => void) | undefined
  /** The first day that can be chosen. */
  min?: string | undefined
  /** The last day that can be chosen. */
  max?: string | undefined
  /** Default: "From". */
  fromLabel?: string | undefined
  /** Default: "To". */
  toLabel?: string | undefined
}

/**
 * Two days and all that lie between, inside a `FieldSet` that says of what. Neither day can be chosen on the wrong side
 * of the other; one that is typed there is invalid. Below each stands how it was understood.
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
  pickLabel,
  placeholder,
  ...props
}: Omit<ComponentProps<'div'>, keyof DateRangeOwnProps> & DateRangeOwnProps) {
  const words = useWords('dateRange')
  const locale = useLocale()
  const field = useFieldControl()
  const firstDay = useRef<HTMLInputElement>(null)
  const [range, setRange] = useFormState(firstDay, value, defaultValue, onValueChange)
  const prefix = name ?? field.name ?? ''
  const spelledOut = (day: string) => dayText(day, locale, { dateStyle: 'long' })
  const shared = { required, disabled, pickLabel, placeholder }
  return (
    <FieldPair data-slot="date-range" {...props}>
      <Field
        name={prefix ? `${prefix}From` : 'from'}
        label={fromLabel ?? words.fromLabel}
        hint={spelledOut(range.from)}
      >
        <DateInput
          {...shared}
          ref={firstDay}
          value={range.from}
          min={min}
          max={range.to || max}
          onValueChange={(from) => setRange((range) => ({ ...range, from }))}
        />
      </Field>
      <Field
        name={prefix ? `${prefix}To` : 'to'}
        label={toLabel ?? words.toLabel}
        hint={spelledOut(range.to)}
      >
        <DateInput
          {...shared}
          value={range.to}
          min={range.from || min}
          max={max}
          onValueChange={(to) => setRange((range) => ({ ...range, to }))}
        />
      </Field>
    </FieldPair>
  )
}

export { DateRange, type DateRangeValue }
