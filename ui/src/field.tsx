'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { CircleAlert } from 'lucide'
import {
  type ComponentProps,
  type FormEvent,
  isValidElement,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { CharacterCount, type CharacterLimit, useCountText } from './character-count.tsx'
import { Icon } from './icon.tsx'
import { checkValue, setError } from './lib/check-value.ts'
import { cn } from './lib/cn.ts'
import { composeHandlers } from './lib/compose-handlers.ts'
import { FieldContext, FormContext } from './lib/field-context.ts'
import { type FieldControlProps, joinIds, useFieldControl } from './lib/field-control.ts'
import { part } from './lib/part.tsx'
import { useAfterReset } from './lib/use-form.ts'
import { type Control, isControl, validationText } from './lib/validation-text.ts'
import { useLocale, useWords } from './words.tsx'

interface FieldFrame {
  /** The stored field's name; the control takes it as its `name`. */
  name: string
  label: ReactNode
  /** What to enter; describes the control. */
  hint?: ReactNode | undefined
  /** Shows a message of your own instead of the form's. */
  error?: string | undefined
  /** Says so after the label; a required field has no mark. */
  optional?: boolean | undefined
  /** Default: "(optional)". */
  optionalText?: string | undefined
}

type FieldProps = Omit<ComponentProps<'div'>, keyof FieldFrame> &
  FieldFrame & {
    /** A longer value is kept as entered, and is invalid. */
    limit?: CharacterLimit | undefined
    /** A message for an unusual value that may be right: the form asks about it once, and accepts it the second time. */
    unusual?: ((value: string) => string | undefined) | undefined
  }

/** Label, hint and error around one control, wired for assistive technology. */
function Field({
  name,
  label,
  hint,
  error,
  optional = false,
  optionalText,
  limit,
  unusual,
  ref,
  className,
  onInput,
  onInvalidCapture,
  children,
  ...props
}: FieldProps) {
  const frame = useRef<HTMLDivElement>(null)
  const control = useRef<Control>(null)
  const [length, setLength] = useState(0)
  const askedAbout = useRef<string>(undefined)
  const count = useCountText(limit, length)
  // The value that was asked about is valid, and the question stays.
  const isRight = control.current?.validity.valid && control.current.value !== askedAbout.current
  const texts = useFieldTexts(name, hint, error, count, idOf(children), isRight)
  const ask = (value: string) => (value === askedAbout.current ? undefined : unusual?.(value))
  const words = useWords('validation')
  const locale = useLocale()
  function measure() {
    const found = [...(frame.current?.querySelectorAll('[id]') ?? [])].find(
      ({ id }) => id === texts.controlId,
    )
    if (!isControl(found)) return
    control.current = found
    const measured = checkValue(found, { limit, unusual: ask, words, locale })
    // Only the count is rendered: a select rendered between its `input` and `change` events would lose the choice.
    if (limit) setLength(measured)
  }
  const translate = useTranslation()
  // The browser, or a visitor before hydration, may have filled it in.
  useEffect(measure)
  useAfterReset(control, measure, frame)
  return (
    <div
      ref={useComposedRefs(frame, ref)}
      data-slot="field"
      className={cn('flex flex-col gap-1.5 wrap-break-word', className)}
      onInput={composeHandlers(onInput, measure)}
      onInvalidCapture={composeHandlers(onInvalidCapture, (event) => {
        askedAbout.current = (event.target as HTMLInputElement).value
        translate(event)
      })}
      {...props}
    >
      <div
        data-slot="field-head"
        className="flex flex-wrap items-baseline gap-x-2 text-dp-sm in-data-[slot=field-pair]:sm:self-end"
      >
        <label
          id={`${texts.id}-label`}
          data-slot="field-label"
          htmlFor={texts.controlId}
          className="max-w-full font-semibold"
        >
          <span>{label}</span>
          {optional && <OptionalMark text={optionalText} />}
        </label>
        <Hint {...texts} />
      </div>
      <FieldControl {...texts} labelledBy={`${texts.id}-label`}>
        {children}
      </FieldControl>
      {limit && count && !texts.message && (
        <CharacterCount
          id={`${texts.id}-count`}
          text={count}
          tone={length > limit.most ? 'danger' : 'neutral'}
        />
      )}
    </div>
  )
}

/** The same frame for a group of controls that answer one question: radios or checkboxes. */
function FieldSet({
  name,
  label,
  hint,
  error,
  optional = false,
  optionalText,
  ref,
  className,
  onInput,
  onInvalidCapture,
  children,
  'aria-describedby': describedBy,
  ...props
}: Omit<ComponentProps<'fieldset'>, keyof FieldFrame> & FieldFrame) {
  const texts = useFieldTexts(name, hint, error)
  const translate = useTranslation()
  const set = useRef<HTMLFieldSetElement>(null)
  function forget() {
    for (const control of set.current?.elements ?? []) if (isControl(control)) setError(control, '')
  }
  useAfterReset(set, forget)
  return (
    <fieldset
      ref={useComposedRefs(set, ref)}
      data-slot="field-set"
      aria-describedby={joinIds(texts.describedBy, describedBy)}
      className={cn('flex min-w-auto flex-col gap-1.5 wrap-break-word', className)}
      onInput={composeHandlers(onInput, forget)}
      onInvalidCapture={composeHandlers(onInvalidCapture, translate)}
      {...props}
    >
      <legend data-slot="field-label" className="mb-1.5 max-w-full text-dp-sm font-semibold">
        <span>{label}</span>
        {optional && <OptionalMark text={optionalText} />}
      </legend>
      <Hint {...texts} />
      <FieldControl {...texts}>{children}</FieldControl>
    </fieldset>
  )
}

/**
 * Two short `Field`s side by side, one under the other on a phone. Their controls
 * line up however many lines a label or an error takes.
 */
const FieldPair = part(
  'div',
  'field-pair',
  'grid gap-x-4 gap-y-6 sm:grid-cols-2 sm:gap-y-1.5',
  // The rows are head, control and error; the last is mostly empty but keeps its gap.
  'sm:-mb-1.5 sm:*:row-span-3 sm:*:grid sm:*:grid-rows-subgrid',
)

/** In a form that is no `FormShell` the browser shows what is wrong: it is given the text in the language around. */
function useTranslation() {
  const words = useWords('validation')
  const locale = useLocale()
  return ({ target, defaultPrevented }: FormEvent) => {
    if (!defaultPrevented && isControl(target))
      setError(target, validationText(target, words, locale))
  }
}

/** The id of the control where it stands directly in its field: a server renders the label before the control. */
function idOf(child: ReactNode) {
  const isControl = isValidElement<{ id?: string }>(child) && typeof child.type !== 'string'
  return isControl ? child.props.id : undefined
}

function useFieldTexts(
  name: string,
  hint: ReactNode,
  error: string | undefined,
  count = '',
  controlId?: string | undefined,
  isRight = false,
) {
  const id = useId()
  const [claimed, setClaimed] = useState(controlId)
  const claim = useCallback((own: string | undefined) => {
    setClaimed(own)
    return () => setClaimed(undefined)
  }, [])
  const form = use(FormContext)
  // Another field of the same name may be wrong.
  const isOthers = isRight && form.from === 'browser'
  const ofForm = Object.hasOwn(form.errors, name) && !isOthers ? form.errors[name] : undefined
  const message = error ?? ofForm
  const describedBy = joinIds(
    message && `${id}-error`,
    Boolean(hint) && `${id}-hint`,
    Boolean(count) && !message && `${id}-count`,
  )
  const announced = error !== undefined || form.announced
  return { id, controlId: claimed ?? id, claim, name, hint, message, announced, describedBy }
}

type FieldTexts = ReturnType<typeof useFieldTexts>

/** It stands beside the label where there is room, because a separate line would push the control down. */
function Hint({ id, hint }: FieldTexts) {
  return (
    hint && (
      <p
        id={`${id}-hint`}
        data-slot="field-hint"
        className="max-w-full text-dp-sm text-dp-text-muted"
      >
        {hint}
      </p>
    )
  )
}

/** The control, and the error below it. */
function FieldControl({
  id,
  claim,
  name,
  message,
  announced,
  labelledBy,
  describedBy,
  children,
}: FieldTexts & { labelledBy?: string; children: ReactNode }) {
  return (
    <>
      <FieldContext value={{ id, claim, name, labelledBy, describedBy, invalid: Boolean(message) }}>
        {children}
      </FieldContext>
      {message && (
        <p
          id={`${id}-error`}
          data-slot="field-error"
          data-name={name}
          // With the focus already in the control, nothing else would announce it.
          role={announced ? 'alert' : undefined}
          className="flex gap-1.5 text-dp-sm font-semibold text-dp-danger"
        >
          <Icon icon={CircleAlert} className="mt-0.5 size-4" />
          <span className="min-w-0">{message}</span>
        </p>
      )}
    </>
  )
}

function OptionalMark({ text }: { text: string | undefined }) {
  const { optionalText } = useWords('field')
  return <span className="font-normal text-dp-text-muted">{` ${text ?? optionalText}`}</span>
}

export { type CharacterLimit, Field, type FieldControlProps, FieldPair, FieldSet, useFieldControl }
