'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { DateInput } from './date-input.tsx'
import type { Words } from './english.ts'
import { Field, FieldPair } from './field.tsx'
import { dayText } from './lib/day.ts'
import { useFieldControl } from './lib/field-control.ts'
import { onlyGiven } from './lib/only-given.ts'
import type { Optional } from './lib/optional.ts'
import { passFocusOn } from './lib/pass-focus-on.ts'
import { useFormState } from './lib/use-form.ts'
import { useLocale, useTexts } from './words.tsx'

/** Days as `2027-04-01`; empty where that end is open. */
interface DateRangeValue {
  readonly from: string
  readonly to: string
}

interface DateRangeOwnProps
  extends Pick<
      ComponentProps<typeof DateInput>,
      'required' | 'disabled' | 'pickLabel' | 'placeholder'
    >,
    Optional<Words['dateRange']> {
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
}

/**
 * Two days and all that lie between, inside a `FieldSet` that says of what. Neither day can be chosen on the wrong side
 * of the other; one that is typed there, or is none, is marked once it is left. Below each stands how it was understood.
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
  pickLabel,
  placeholder,
  onFocus,
  ...given
}: Omit<ComponentProps<'div'>, keyof DateRangeOwnProps> & DateRangeOwnProps) {
  const [words, props] = useTexts('dateRange', given)
  const locale = useLocale()
  const field = useFieldControl()
  const firstDay = useRef<HTMLInputElement>(null)
  const [range, setRange] = useFormState(firstDay, value, defaultValue, onValueChange)
  const prefix = name ?? field.name ?? ''
  const spelledOut = (day: string) => dayText(day, locale, { dateStyle: 'long' })
  const shared = { required, disabled, pickLabel, placeholder }
  return (
    <FieldPair data-slot="date-range" {...passFocusOn(onFocus)} {...onlyGiven(props)}>
      <RangeEnd
        {...shared}
        ref={firstDay}
        name={prefix ? `${prefix}From` : 'from'}
        label={words.fromLabel}
        hint={spelledOut(range.from)}
        value={range.from}
        min={min}
        max={range.to || max}
        onValueChange={(from) => setRange((range) => ({ ...range, from }))}
      />
      <RangeEnd
        {...shared}
        name={prefix ? `${prefix}To` : 'to'}
        label={words.toLabel}
        hint={spelledOut(range.to)}
        value={range.to}
        min={range.from || min}
        max={max}
        onValueChange={(to) => setRange((range) => ({ ...range, to }))}
      />
    </FieldPair>
  )
}

type RangeEndProps = ComponentProps<typeof DateInput> &
  Pick<ComponentProps<typeof Field>, 'name' | 'label' | 'hint'>

/** One of the days. What is wrong with it is said from the moment it is left until it is typed again. */
function RangeEnd({ name, label, hint, ref, ...props }: RangeEndProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isLeft, setLeft] = useState(false)
  const [error, setError] = useState<string>()
  // After the effect of the input, which checks the day.
  useEffect(() => {
    const { value = '', validationMessage } = input.current ?? {}
    setError((isLeft && value && validationMessage) || undefined)
  })
  return (
    <Field name={name} label={label} hint={hint} error={error} onInput={() => setLeft(false)}>
      <DateInput {...props} ref={useComposedRefs(input, ref)} onBlur={() => setLeft(true)} />
    </Field>
  )
}

export { DateRange, type DateRangeValue }
