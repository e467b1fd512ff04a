'use client'

import { type ComponentProps, useId, useRef } from 'react'
import { useFieldControl } from './field.tsx'
import { cn } from './lib/cn.ts'
import { composeHandlers } from './lib/compose-handlers.ts'
import { focusRing } from './lib/focus-ring.ts'
import { useControlled } from './lib/use-controlled.ts'
import { useFormReset } from './lib/use-form-reset.ts'
import { useMergedRefs } from './lib/use-merged-refs.ts'

interface RangeInputOwnProps {
  value?: number | undefined
  /** Default: half-way between `min` and `max`. */
  defaultValue?: number | undefined
  onValueChange?: ((value: number) => void) | undefined
  /** Default: 0, 100 and 1. */
  min?: number
  max?: number
  step?: number
  /** How the value is shown and read: "40 %". Default: the number. */
  formatValue?(value: number): string
}

/**
 * A number for which nearness is enough, such as a volume, chosen by moving a thumb. Where the exact number
 * counts take `Input` or `QuantityInput`. It is the platform's own, so it works in a form and before hydration.
 * `ref`, `className` and the rest of its props go to the `<input>`.
 */
function RangeInput({
  value,
  min = 0,
  max = 100,
  step = 1,
  defaultValue = (min + max) / 2,
  onValueChange,
  formatValue = String,
  onChange,
  ref,
  className,
  ...props
}: Omit<ComponentProps<'input'>, 'type' | keyof RangeInputOwnProps> & RangeInputOwnProps) {
  const ownId = useId()
  const input = useRef<HTMLInputElement>(null)
  const { id = ownId, ...control } = useFieldControl(props)
  const [current, setCurrent] = useControlled(value, defaultValue, onValueChange)
  useFormReset(input, current, setCurrent)
  return (
    <div data-slot="range-input-frame" className="flex min-h-12 items-center gap-4">
      <div className="relative grid min-w-0 flex-1 items-center">
        <span
          aria-hidden="true"
          className="absolute inset-x-0 h-1.5 overflow-hidden rounded-full bg-dp-text/12 forced-colors:hidden"
        >
          <span
            className="block h-full bg-dp-accent-strong"
            style={{ inlineSize: `${((current - min) / (max - min)) * 100}%` }}
          />
        </span>
        <input
          data-slot="range-input"
          ref={useMergedRefs(input, ref)}
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={current}
          aria-valuetext={formatValue(current)}
          onChange={composeHandlers(onChange, ({ currentTarget }) =>
            setCurrent(currentTarget.valueAsNumber),
          )}
          className={cn(rangeClasses, className)}
          {...control}
        />
      </div>
      <output
        htmlFor={id}
        // The thumb says it already.
        aria-hidden="true"
        data-slot="range-input-value"
        className="grid shrink-0 text-end font-semibold tabular-nums"
      >
        {/* As wide as the wider end, or the track would move under the pointer. */}
        {[min, max].map((end) => (
          <span key={end} className="invisible col-start-1 row-start-1">
            {formatValue(end)}
          </span>
        ))}
        <span className="col-start-1 row-start-1">{formatValue(current)}</span>
      </output>
    </div>
  )
}

const rangeClasses = cn(
  'relative m-0 h-6 w-full cursor-pointer appearance-none rounded-full bg-transparent',
  focusRing,
  'disabled:cursor-not-allowed disabled:opacity-60 forced-colors:appearance-auto',
  '[&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full',
  '[&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-dp-accent-strong',
  '[&::-webkit-slider-thumb]:bg-dp-surface-raised [&::-webkit-slider-thumb]:shadow-dp-raised',
  '[&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-6 [&::-moz-range-thumb]:rounded-full',
  '[&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-dp-accent-strong',
  '[&::-moz-range-thumb]:bg-dp-surface-raised [&::-moz-range-thumb]:shadow-dp-raised',
)

export { RangeInput }
