'use client'

import { type ComponentProps, createContext, use } from 'react'
import { Icon } from './icon.tsx'
import { cn } from './lib/cn.ts'
import { composeHandlers } from './lib/compose-handlers.ts'
import { useControlled } from './lib/use-controlled.ts'
import { useWords } from './words.tsx'

interface StepperState {
  readonly value: number
  readonly goTo: (step: number) => void
  readonly completedLabel: string
}

const StepperContext = createContext<StepperState | null>(null)
const StepContext = createContext<number | null>(null)

type StepState = 'completed' | 'current' | 'upcoming'

function useStepper() {
  const stepper = use(StepperContext)
  if (!stepper) throw new Error('The parts of a Stepper must stand inside a Stepper.')
  return stepper
}

function useStep() {
  const stepper = useStepper()
  const step = use(StepContext)
  if (step === null)
    throw new Error('The parts of a step must stand inside a StepperItem, which gives its number.')
  return { ...stepper, step, state: stateOf(step, stepper.value) }
}

function stateOf(step: number, current: number): StepState {
  if (step === current) return 'current'
  return step < current ? 'completed' : 'upcoming'
}

interface StepperOwnProps {
  /** The current step, counted from 1; one more than there are when all are done. */
  value?: number | undefined
  /** Default: 1. */
  defaultValue?: number | undefined
  /** A `StepperTrigger` was used: somebody goes back to a completed step. */
  onValueChange?: ((step: number) => void) | undefined
  /** What a screen reader says of a completed step. Default: "Completed". */
  completedLabel?: string
}

/**
 * Where one is on a way of several steps, such as an order. It shows the way and does not hold it: what belongs
 * to the current step stands below. Side by side where there is room, one under the other on a phone.
 */
function Stepper({
  value,
  defaultValue = 1,
  onValueChange,
  completedLabel,
  className,
  ...props
}: Omit<ComponentProps<'ol'>, keyof StepperOwnProps> & StepperOwnProps) {
  const words = useWords('stepper')
  const [current, goTo] = useControlled(value, defaultValue, onValueChange)
  return (
    <StepperContext
      value={{ value: current, goTo, completedLabel: completedLabel ?? words.completedLabel }}
    >
      <ol
        data-slot="stepper"
        className={cn('grid gap-y-1 sm:auto-cols-fr sm:grid-flow-col', className)}
        {...props}
      />
    </StepperContext>
  )
}

/** One step, with a `StepperTitle` and, where one may go back to it, a `StepperTrigger` around that. */
function StepperItem({
  step,
  className,
  children,
  ...props
}: ComponentProps<'li'> & {
  /** Its place, counted from 1. */
  step: number
}) {
  const { value, completedLabel } = useStepper()
  const state = stateOf(step, value)
  return (
    <li
      data-slot="stepper-item"
      data-state={state}
      aria-current={state === 'current' ? 'step' : undefined}
      className={cn(
        'group/step relative grid min-w-0 grid-cols-[auto_minmax(0,1fr)] gap-x-4 pb-6 last:pb-0',
        'sm:content-start sm:grid-cols-1 sm:gap-y-3 sm:pe-4 sm:pb-0',
        // The way to the next step.
        "before:absolute before:bg-line-strong before:content-[''] last:before:hidden",
        'before:start-[calc(1.125rem-0.5px)] before:top-11 before:bottom-2 before:w-px',
        'sm:before:start-12 sm:before:end-3 sm:before:top-[calc(1.125rem-0.5px)] sm:before:bottom-auto sm:before:h-px sm:before:w-auto',
        'data-[state=completed]:before:bg-accent-strong forced-colors:before:bg-[CanvasText]',
        className,
      )}
      {...props}
    >
      <span
        aria-hidden="true"
        data-slot="stepper-indicator"
        className={cn(
          'inline-grid size-9 place-content-center rounded-full border text-sm font-semibold tabular-nums',
          'border-line-strong text-text-muted',
          'group-data-[state=current]/step:border-accent-strong group-data-[state=current]/step:text-text',
          'group-data-[state=current]/step:shadow-[inset_0_0_0_1px_currentColor]',
          'group-data-[state=completed]/step:border-accent-strong group-data-[state=completed]/step:text-accent-strong',
          'forced-colors:group-data-[state=current]/step:border-2 forced-colors:group-data-[state=current]/step:border-[Highlight]',
        )}
      >
        {state === 'completed' ? <Icon name="check" className="size-4" /> : step}
      </span>
      <div className="min-w-0 self-center sm:self-start">
        <StepContext value={step}>{children}</StepContext>
        {state === 'completed' && <span className="sr-only">{completedLabel}</span>}
      </div>
    </li>
  )
}

/** Goes back to a completed step. On the other steps it cannot be pressed. */
function StepperTrigger({ className, onClick, ...props }: ComponentProps<'button'>) {
  const { step, state, goTo } = useStep()
  return (
    <button
      type="button"
      data-slot="stepper-trigger"
      disabled={state !== 'completed'}
      onClick={composeHandlers(onClick, () => goTo(step))}
      className={cn(
        'min-h-6 rounded-sm text-start enabled:cursor-pointer',
        'enabled:underline enabled:decoration-accent-strong enabled:underline-offset-[0.25em] enabled:hover:decoration-2',
        className,
      )}
      {...props}
    />
  )
}

/** What the step is called. */
function StepperTitle({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="stepper-title"
      className={cn(
        'block font-medium wrap-anywhere group-data-[state=current]/step:font-semibold',
        'group-data-[state=upcoming]/step:text-text-muted',
        className,
      )}
      {...props}
    />
  )
}

/** What it asks for, in a few words. */
function StepperDescription({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="stepper-description"
      className={cn('block text-sm wrap-anywhere text-text-muted', className)}
      {...props}
    />
  )
}

export { Stepper, StepperDescription, StepperItem, StepperTitle, StepperTrigger }
