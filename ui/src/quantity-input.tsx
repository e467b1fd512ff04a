'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { Minus, Plus } from 'lucide'
import { type ComponentProps, type InputEvent, useRef, useState } from 'react'
import type { Words } from './english.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { cn } from './lib/cn.ts'
import { composeHandlers } from './lib/compose-handlers.ts'
import { digitValue } from './lib/digit-value.ts'
import { useFieldControl } from './lib/field-control.ts'
import { focusRing } from './lib/focus-ring.ts'
import type { Optional } from './lib/optional.ts'
import { tellForm, useFormReset, useFormState, useKept } from './lib/use-form.ts'
import { useTexts } from './words.tsx'

interface QuantityInputOwnProps extends Optional<Words['quantityInput']> {
  value?: number | undefined
  /** Default: `min`. */
  defaultValue?: number | undefined
  /** What was typed, as text, or where a step led. What it means, also if it is no number, the app decides. */
  onValueChange?: ((typed: string) => void) | undefined
  /** The least; the button stops here. */
  min?: number | undefined
  /** The most; the button stops here. */
  max?: number | undefined
}

type QuantityInputProps = Omit<ComponentProps<'input'>, 'type' | keyof QuantityInputOwnProps> &
  QuantityInputOwnProps

/**
 * How many of a thing: a number between two buttons that step it, in a `Field` or with an `aria-label`. Typing
 * counts at once, but the text stays as typed until blur: only then does the value replace what is invalid.
 * Its props go to the `input`.
 */
function QuantityInput({
  value: given,
  min = 1,
  defaultValue = min,
  onValueChange,
  max = Number.MAX_SAFE_INTEGER,
  className,
  ref,
  onChange,
  onBlur,
  onBeforeInput,
  onWheel,
  ...rest
}: QuantityInputProps) {
  const [words, props] = useTexts('quantityInput', rest)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const [value, setValue] = useFormState(input, given, defaultValue, undefined)
  const shown = typed ?? (Number.isNaN(value) ? '' : String(value))
  const isFixed = props.disabled || props.readOnly

  function change(text: string) {
    const number = Math.trunc(Number(text))
    if (text !== '' && !Number.isNaN(number)) setValue(() => Math.min(max, Math.max(min, number)))
    onValueChange?.(text)
  }

  useFormReset(input, () => {
    setTyped(undefined)
    if (given === undefined && value !== defaultValue) onValueChange?.(String(defaultValue))
  })

  function go(way: 'stepUp' | 'stepDown') {
    input.current?.[way]()
    tellForm(input)
    setTyped(undefined)
  }

  return (
    <div
      data-slot="quantity-input-frame"
      className={cn(
        'flex w-40 max-w-full shrink-0 items-center justify-between rounded-full border border-dp-line-strong bg-dp-surface-raised',
        'transition-colors hover:border-dp-text',
      )}
    >
      {/* The button is not disabled at a limit, because it would lose the focus. */}
      <IconButton
        aria-label={words.decreaseLabel}
        disabled={isFixed}
        aria-disabled={value <= min}
        onClick={() => go('stepDown')}
        className="shrink-0 print:hidden"
      >
        <Icon icon={Minus} className="size-4" />
      </IconButton>
      <input
        ref={useKept('value', shown, useComposedRefs(input, ref))}
        type="number"
        inputMode="numeric"
        data-slot="quantity-input"
        min={finite(min)}
        max={finite(max)}
        step={1}
        // The value is text, because React leaves "007" where the number is 7.
        value={shown}
        onChange={composeHandlers(onChange, ({ currentTarget }) => {
          setTyped(currentTarget.value)
          change(currentTarget.value)
        })}
        onBlur={composeHandlers(onBlur, () => setTyped(undefined))}
        onBeforeInput={composeHandlers(onBeforeInput, takeDigits)}
        // A focused number input would step when the visitor scrolls the page.
        onWheel={composeHandlers(onWheel, ({ currentTarget }) => currentTarget.blur())}
        className={cn(
          'min-h-11 w-full min-w-0 rounded-dp-sm bg-transparent text-center font-semibold tabular-nums',
          focusRing,
          '-outline-offset-3',
          '[appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none',
          className,
        )}
        {...useFieldControl(props)}
      />
      <IconButton
        aria-label={words.increaseLabel}
        disabled={isFixed}
        aria-disabled={value >= max}
        onClick={() => go('stepUp')}
        className="shrink-0 print:hidden"
      >
        <Icon icon={Plus} className="size-4" />
      </IconButton>
    </div>
  )
}

/** A number input takes Latin digits alone. */
function takeDigits(event: InputEvent<HTMLInputElement>) {
  const { data, currentTarget } = event
  const latin = data?.replace(/\p{Nd}/gu, digitValue)
  if (!latin || latin === data) return
  event.preventDefault()
  // The only way to put text at the cursor of a number input.
  currentTarget.ownerDocument.execCommand('insertText', false, latin)
}

const finite = (limit: number) => (Number.isFinite(limit) ? limit : undefined)

export { QuantityInput }
