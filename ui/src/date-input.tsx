'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { CalendarDays } from 'lucide'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import type { Words } from './english.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { Input, inputButtonClasses } from './input.tsx'
import { cn } from './lib/cn.ts'
import { composeHandlers } from './lib/compose-handlers.ts'
import { dayText, timeOfDay } from './lib/day.ts'
import { isComposing } from './lib/is-composing.ts'
import { onlyGiven } from './lib/only-given.ts'
import type { Optional } from './lib/optional.ts'
import { dayPattern, typedDay } from './lib/typed-day.ts'
import { tellForm, useFormReset, useFormState, useFormValue } from './lib/use-form.ts'
import { validationText } from './lib/validation-text.ts'
import { useLocale, useTexts, useWords } from './words.tsx'

interface DateInputOwnProps extends Optional<Pick<Words['dateInput'], 'pickLabel'>> {
  /** A day such as `2027-04-01`; empty for none, and while what is typed is none. A form sends it under `name`. */
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((day: string) => void) | undefined
  /** The first day that can be chosen. */
  min?: string | undefined
  /** The last day that can be chosen. */
  max?: string | undefined
}

/**
 * A day, typed in the order of the language around, whatever the language of the browser: in a `Field`, or with an
 * `aria-label`. Its button opens the calendar of the browser. Its props go to the `input`.
 */
function DateInput({
  value,
  defaultValue = '',
  onValueChange,
  min,
  max,
  className,
  ref,
  onChange,
  onBlur,
  onKeyDown,
  ...given
}: Omit<ComponentProps<'input'>, 'type' | keyof DateInputOwnProps> & DateInputOwnProps) {
  const [words, props] = useTexts('dateInput', given)
  const validation = useWords('validation')
  const locale = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const calendar = useRef<HTMLInputElement>(null)
  const [day, setDay] = useFormState(input, value, defaultValue, onValueChange)
  const [typed, setTyped] = useState<string | null>(null)
  // A new day from the app replaces what is typed.
  const isTyped = typed !== null && typedDay(typed, locale) === day
  const shown = isTyped ? typed : dayText(day, locale)

  function change(next: string) {
    if (next !== day) setDay(() => next)
  }

  /** Takes a year of two digits as one, which the beginning of 2027 is not. */
  function finish() {
    if (typed === null) return
    const finished = day || typedDay(shown, locale, 'finished')
    change(finished)
    if (finished) setTyped(null)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the calendar knows which day is too early or too late
  useEffect(() => {
    const isNone = shown !== '' && day === ''
    const example = dayText('2027-12-31', locale)
    const wrong = calendar.current && validationText(calendar.current, validation, locale)
    input.current?.setCustomValidity(isNone ? validation.dateText(example) : (wrong ?? ''))
  }, [shown, day, min, max, validation, locale])
  useFormValue(input, day)
  useFormReset(input, () => setTyped(null))

  function pick() {
    try {
      calendar.current?.showPicker()
    } catch {
      // A frame of another origin may not open it, and an older browser cannot: the day is typed.
      input.current?.focus()
    }
  }

  return (
    <div data-slot="date-input-frame" className="relative">
      <Input
        autoComplete="off"
        inputMode="numeric"
        {...onlyGiven(props)}
        ref={useComposedRefs(input, ref)}
        data-slot="date-input"
        type="text"
        placeholder={props.placeholder ?? dayPattern(locale, words.partNames)}
        value={shown}
        onChange={composeHandlers(onChange, ({ currentTarget }) => {
          // Autofill and a restored page set it without the focus, so no blur follows.
          const isFinished = !currentTarget.matches(':focus')
          setTyped(currentTarget.value)
          change(typedDay(currentTarget.value, locale, isFinished ? 'finished' : undefined))
        })}
        onBlur={composeHandlers(onBlur, finish)}
        onKeyDown={composeHandlers(onKeyDown, ({ key, nativeEvent }) => {
          if (key === 'Enter' && !isComposing(nativeEvent)) finish()
        })}
        className={cn('pe-14 tabular-nums', className)}
      />
      {/* The native picker opens below it; it is invisible and opened only by its button. */}
      <input
        ref={calendar}
        type="date"
        form=""
        tabIndex={-1}
        aria-hidden="true"
        disabled={props.disabled || props.readOnly}
        value={Number.isNaN(timeOfDay(day)) ? '' : day}
        min={min}
        max={max}
        onChange={({ target }) => {
          setTyped(null)
          change(target.value)
          tellForm(input)
        }}
        className="pointer-events-none absolute inset-0 -z-1 opacity-0"
      />
      <IconButton
        aria-label={words.pickLabel}
        disabled={props.disabled || props.readOnly}
        onClick={pick}
        className={inputButtonClasses}
      >
        <Icon icon={CalendarDays} />
      </IconButton>
    </div>
  )
}

export { DateInput }
