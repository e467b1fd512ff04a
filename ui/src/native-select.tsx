'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { ChevronDown } from 'lucide'
import { type ComponentProps, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import { cn } from './lib/cn.ts'
import { changeHandler } from './lib/compose-handlers.ts'
import { controlClasses, useFieldControl } from './lib/field-control.ts'
import { printWhole } from './lib/on-printing.ts'
import { useKept } from './lib/use-form.ts'

interface NativeSelectOwnProps<Value extends string> {
  value?: Value | number | readonly string[] | undefined
  defaultValue?: Value | number | readonly string[] | undefined
  /** Typed by the values, so that the state setter of a union fits. */
  onValueChange?: ((value: NoInfer<Value>) => void) | undefined
  /** Shown while nothing is chosen; it cannot be chosen itself where an answer is required. */
  placeholder?: string | undefined
}

type NativeSelectProps<Value extends string> = Omit<
  ComponentProps<'select'>,
  keyof NativeSelectOwnProps<Value>
> &
  NativeSelectOwnProps<Value>

/**
 * One choice from a list, in the platform's own select: in a `Field`, or with an
 * `aria-label`. Its children are `<option>`s, its props go to the `select`. A value without an option
 * gets one added.
 */
function NativeSelect<Value extends string>({
  ref,
  className,
  placeholder,
  onChange,
  onValueChange,
  children,
  ...props
}: NativeSelectProps<Value>) {
  const isControlled = props.value !== undefined
  const start = !isControlled && placeholder !== undefined ? { defaultValue: '' } : {}
  const [select, foreign] = useForeignValue(props.value ?? props.defaultValue)
  return (
    <div className="relative">
      <select
        ref={useKept('value', props.value, useComposedRefs(select, printWhole, ref))}
        data-slot="native-select"
        className={cn(
          controlClasses,
          'cursor-pointer appearance-none truncate pe-8 has-[option[value=""]:checked]:text-dp-text-muted',
          className,
        )}
        onChange={changeHandler(onChange, onValueChange)}
        {...start}
        {...useFieldControl(props)}
      >
        {placeholder !== undefined && (
          <option value="" disabled={props.required}>
            {placeholder}
          </option>
        )}
        {children}
        {foreign !== undefined && (
          <option ref={selectAtFirst} value={foreign} data-foreign="">
            {foreign}
          </option>
        )}
      </select>
      <Icon
        icon={ChevronDown}
        className="pointer-events-none absolute end-2 top-1/2 -translate-y-1/2 text-dp-text-muted"
      />
    </div>
  )
}

/** The given value if no option has it; otherwise the browser would show and submit the first option. */
function useForeignValue(given: ComponentProps<'select'>['value']) {
  const select = useRef<HTMLSelectElement>(null)
  const [foreign, setForeign] = useState<string>()
  function find() {
    if (!select.current || given === undefined || typeof given === 'object') return
    const value = String(given)
    const options = [
      ...select.current.querySelectorAll<HTMLOptionElement>('option:not([data-foreign])'),
    ]
    const own = options.find((option) => option.value === value)
    if (own && !own.defaultSelected) resetTo(own, options)
    return { value, own }
  }
  // React resets a form after its action before any layout effect.
  useInsertionEffect(() => {
    find()
  })
  useLayoutEffect(() => {
    const found = find()
    if (!found) return
    const { value, own } = found
    // An option that arrives later replaces it.
    if (own && select.current?.value === value) own.selected = true
    setForeign(own ? undefined : value)
  })
  return [select, foreign] as const
}

/** A reset goes to the option with the attribute, which React does not set. */
function resetTo(own: HTMLOptionElement, options: readonly HTMLOptionElement[]) {
  const chosen = options.find(({ selected }) => selected)
  for (const option of options) option.defaultSelected = option === own
  if (chosen) chosen.selected = true
}

function selectAtFirst(option: HTMLOptionElement | null) {
  if (option) option.defaultSelected = true
}

export { NativeSelect }
