'use client'

import { type ComponentProps, useState } from 'react'
import { useFieldControl } from './field.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { cn } from './lib/cn.ts'
import { focusRing } from './lib/focus-ring.ts'

interface QuantityInputOwnProps {
  value: number
  /** What was typed, as text, or where a step led. What it means, also if it is no number, the owner decides. */
  onValueChange: (typed: string) => void
  /** The buttons stop here. Default: 1, and no end. */
  min?: number
  max?: number
  /** The names of the buttons. */
  decreaseLabel?: string
  increaseLabel?: string
}

type QuantityInputProps = Omit<
  ComponentProps<'input'>,
  'type' | 'onChange' | keyof QuantityInputOwnProps
> &
  QuantityInputOwnProps

/**
 * How many of a thing, inside a `Field`: a number between two buttons that step it. Typing counts at once,
 * but the text stays as typed until blur: only then does the value replace what is invalid.
 */
function QuantityInput({
  value,
  onValueChange,
  min = 1,
  max = Number.MAX_SAFE_INTEGER,
  decreaseLabel = 'Decrease',
  increaseLabel = 'Increase',
  className,
  onBlur,
  ...props
}: QuantityInputProps) {
  const [typed, setTyped] = useState<string>()

  function step(by: number) {
    setTyped(undefined)
    if (value + by >= min && value + by <= max) onValueChange(String(value + by))
  }

  return (
    <div
      data-slot="quantity-input"
      className={cn(
        'flex w-40 max-w-full items-center justify-between rounded-full border border-dp-line-strong bg-dp-surface-raised',
        'transition-colors hover:border-dp-text',
        className,
      )}
    >
      {/* Not disabled at an end, where it would drop the focus. */}
      <IconButton
        aria-label={decreaseLabel}
        aria-disabled={value <= min}
        onClick={() => step(-1)}
        className="shrink-0 print:hidden"
      >
        <Icon name="minus" className="size-4" />
      </IconButton>
      <input
        type="number"
        inputMode="numeric"
        data-slot="quantity-input-number"
        min={min}
        max={max}
        step={1}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value)
          onValueChange(target.value)
        }}
        onBlur={(event) => {
          setTyped(undefined)
          onBlur?.(event)
        }}
        className={cn(
          'min-h-11 w-full min-w-0 rounded-dp-sm bg-transparent text-center font-semibold tabular-nums',
          focusRing,
          '-outline-offset-3',
          '[appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none',
        )}
        {...useFieldControl()}
        {...props}
      />
      <IconButton
        aria-label={increaseLabel}
        aria-disabled={value >= max}
        onClick={() => step(1)}
        className="shrink-0 print:hidden"
      >
        <Icon name="plus" className="size-4" />
      </IconButton>
    </div>
  )
}

export { QuantityInput }
