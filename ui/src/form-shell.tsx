'use client'

import {
  type ComponentProps,
  type Dispatch,
  type FormEvent,
  type ReactNode,
  type RefObject,
  type SetStateAction,
  type SubmitEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { inlineFieldStyle } from './inline-field-style.ts'
import { cn } from './lib/cn.ts'
import { composeHandlers } from './lib/compose-handlers.ts'
import { FormContext } from './lib/field-context.ts'
import {
  errorsIn,
  errorsOf,
  type FieldErrors,
  findUnplaced,
  focusFirstError,
  keyOf,
  markControls,
  revealErrors,
  type UnplacedErrors,
  wrongIn,
} from './lib/form-errors.ts'
import { onlyGiven } from './lib/only-given.ts'
import { useFormReset } from './lib/use-form.ts'
import { useListener, windowOf } from './lib/use-listener.ts'
import { type Control, isControl } from './lib/validation-text.ts'
import { useFocusOn } from './use-focus-on.ts'
import { useLocale, useWords } from './words.tsx'

interface FormState {
  /** Editing, submitting, then success or, with everything typed, error. */
  readonly status: 'editing' | 'submitting' | 'success' | 'error'
  readonly errors: FieldErrors
  /** What a server found does not depend on the values of other fields. */
  readonly from: 'browser' | 'server'
  readonly unplaced: UnplacedErrors
  /** From an invalid attempt until the next edit, while the errors are still to be announced. */
  readonly announcing: boolean
}

const valid = (status: FormState['status']): FormState => ({
  status,
  errors: {},
  from: 'browser',
  unplaced: {},
  announcing: false,
})
const invalid = (errors: FieldErrors, from: FormState['from']): FormState => ({
  status: 'editing',
  errors,
  from,
  unplaced: {},
  announcing: true,
})

/** Drops the message of an edited field, which may be valid by now, and those of no field. */
const edited = (field: string | undefined) => (state: FormState) => ({
  ...state,
  status: state.status === 'error' ? ('editing' as const) : state.status,
  errors: Object.fromEntries(
    Object.entries(state.errors).filter(([key]) => key !== field && state.unplaced[key] !== null),
  ),
  announcing: false,
})

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The state of a form, which goes back to editing once the form is reset, or once the browser
 * restores the page from its cache after a success that led to another page.
 */
function useFormState(
  fields: RefObject<HTMLFieldSetElement | null>,
  defaultSent: boolean,
  showsSuccess: boolean,
) {
  const [state, setState] = useState(valid(defaultSent ? 'success' : 'editing'))
  useFormReset(fields, () => {
    if (state.status !== 'submitting') setState(valid('editing'))
  })
  useListener(fields, windowOf, 'pageshow', ({ persisted }: PageTransitionEvent) => {
    if (persisted && state.status === 'success' && !showsSuccess) setState(valid('editing'))
  })
  return [state, setState] as const
}

/**
 * Marks the controls that are wrong, drops the errors that have become right, and focuses the first one.
 * @returns the errors that stand apart since no field shows them, each with the id of its text
 */
function useErrors(
  fields: RefObject<HTMLFieldSetElement | null>,
  apartRef: RefObject<HTMLElement | null>,
  { errors, from, unplaced, announcing }: FormState,
  setState: Dispatch<SetStateAction<FormState>>,
) {
  const validation = useWords('validation')
  const locale = useLocale()
  const wrong = useRef<readonly string[]>([])
  const id = useId()
  const apart = Object.entries(unplaced)
    .filter(([key]) => Object.hasOwn(errors, key))
    .map(([key, label], place) => ({ key, label, id: `${id}-${place}` }))
  useLayoutEffect(() => {
    if (!fields.current || isSame(errors, {})) return
    if (announcing) revealErrors(fields.current)
    const found = findUnplaced(fields.current, errors)
    if (!isSame(found, unplaced)) setState((state) => ({ ...state, unplaced: found }))
    return markControls(fields.current, new Map(apart.map(({ key, id }) => [key, id])), from)
  })
  // A change of one field may have made another valid, or wrong in another way.
  useEffect(() => {
    if (!fields.current || from === 'server') return
    const current = errorsIn(fields.current, validation, locale)
    if (announcing) wrong.current = Object.keys(current)
    // An unusual value is valid once it was asked about, and the question stays.
    const isRight = (name: string) => wrong.current.includes(name) && !Object.hasOwn(current, name)
    const left = Object.entries(errors).filter(([name]) => !isRight(name))
    const next = Object.fromEntries(left.map(([name, text]) => [name, current[name] ?? text]))
    if (!isSame(next, errors)) setState((state) => ({ ...state, errors: next }))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt has new errors
  useEffect(() => {
    if (announcing && fields.current) focusFirstError(fields.current, apartRef.current)
  }, [announcing, errors, unplaced])
  return apart
}

/** What stands there at once, is said, and can take the focus. */
const alarm = { variant: 'destructive', role: 'alert', tabIndex: -1 } as const

interface FormShellOwnProps {
  /**
   * Stores the values, with the name and value of the button that sent them. What a server finds wrong is resolved
   * to, by the names of the controls; what is at no field stands beside the button. A rejection shows `failure`. Both keep everything typed.
   */
  onSubmit: (values: FormData) => Promise<void> | Promise<FieldErrors | undefined>
  /** The button's text, before and while submitting. */
  submitLabel: ReactNode
  /** `outline` where something else on the page matters more. */
  submitVariant?: ComponentProps<typeof Button>['variant'] | undefined
  submittingLabel: ReactNode
  /** What a screen reader hears when several fields are invalid. Default: that so many need another look. */
  invalidText?: ((fields: number, locale: string) => string) | undefined
  /** Replaces the form once stored. Leave it out where success leads to another page. */
  success?: ReactNode | undefined
  /**
   * Shows `success` from the start, without moving the focus: for a form that was sent earlier in
   * this visit. Only its first value counts. Default: `false`.
   */
  defaultSent?: boolean | undefined
  /** The one message for any failure, shown above the form. Default: that it did not work. */
  failure?: ReactNode | undefined
  /** Stands under the button, such as a privacy note. */
  note?: ReactNode | undefined
  /** `inline` sets the button beside a single field. */
  layout?: 'stacked' | 'inline' | undefined
}

/**
 * A form that goes from editing through submitting to success or error. Validation is the browser's own; messages in
 * the language around appear beside the fields, and the first invalid one gets the focus.
 */
function FormShell({
  onSubmit,
  submitLabel,
  submitVariant,
  submittingLabel,
  invalidText,
  success,
  defaultSent = false,
  failure,
  note,
  layout = 'stacked',
  className,
  onInput,
  onInvalidCapture,
  children,
  ...props
}: Omit<ComponentProps<'form'>, keyof FormShellOwnProps> & FormShellOwnProps) {
  const fields = useRef<HTMLFieldSetElement>(null)
  const [state, setState] = useFormState(fields, defaultSent, Boolean(success))
  const { status, errors, from, announcing } = state
  const words = useWords('formShell')
  const validation = useWords('validation')
  const locale = useLocale()
  const [sentBefore] = useState(defaultSent)
  // After a success without a message the next page is loading, so the form stays disabled.
  const busy = status === 'submitting' || status === 'success'
  const submitting = useRef(false)
  const answered = status === 'success' || status === 'error'
  // The focused button is gone or was disabled, and on a phone the message is out of view.
  const messageRef = useFocusOn<HTMLDivElement>(answered && !sentBefore)
  const apartRef = useRef<HTMLDivElement>(null)
  const apart = useErrors(fields, apartRef, state, setState)
  const errorCount = Object.keys(errors).length - apart.length

  /** The browser reports each invalid control in turn; it shows no message itself. */
  function showErrors(event: FormEvent) {
    if (!fields.current) return
    const place = wrongIn(fields.current).indexOf(event.target as Control)
    if (place >= 0) event.preventDefault()
    if (place === 0) setState(invalid(errorsIn(fields.current, validation, locale), 'browser'))
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    if (submitting.current) return
    submitting.current = true
    const values = new FormData(event.currentTarget, event.nativeEvent.submitter)
    setState(valid('submitting'))
    try {
      const answer = await onSubmit(values)
      const errors = errorsOf(answer)
      if (Object.keys(errors).length > 0) setState(invalid(errors, 'server'))
      else setState(valid(answer ? 'error' : 'success'))
    } catch {
      setState(valid('error'))
    } finally {
      submitting.current = false
    }
  }

  if (status === 'success' && success) {
    return (
      <Alert
        ref={messageRef}
        variant="success"
        role="status"
        tabIndex={-1}
        data-slot="form-success"
        // The heading above it stays in view.
        className="scroll-mt-24"
      >
        {success}
      </Alert>
    )
  }

  const rejection =
    announcing && errorCount > 1 && (invalidText ?? words.invalidText)(errorCount, locale)

  return (
    <form
      data-slot="form-shell"
      // A form submitted before hydration would put its values into the URL; this method,
      // outside a dialog, submits nothing.
      method="dialog"
      className={cn('grid grid-cols-1', layout === 'inline' ? 'gap-4' : 'gap-6', className)}
      onInvalidCapture={composeHandlers(onInvalidCapture, showErrors)}
      onInput={composeHandlers(onInput, ({ target }) => {
        if (!isControl(target) || !fields.current) return
        const others = wrongIn(fields.current).filter((control) => control !== target)
        const isShared = from === 'browser' && others.map(keyOf).includes(keyOf(target))
        setState(edited(isShared ? undefined : keyOf(target)))
      })}
      onSubmit={submit}
      {...onlyGiven(props)}
    >
      {status === 'error' && (
        <Alert ref={messageRef} data-slot="form-failure" {...alarm}>
          {failure ?? words.failure}
        </Alert>
      )}
      <p role="status" data-slot="form-status" className="sr-only">
        {busy ? submittingLabel : rejection}
      </p>
      <fieldset
        ref={fields}
        disabled={busy}
        aria-busy={busy}
        className={cn('grid min-w-0 grid-cols-1 gap-6', layout === 'inline' && inlineFieldStyle())}
      >
        <FormContext value={{ errors, from, announced: announcing && errorCount === 1 }}>
          {children}
        </FormContext>
        <Button
          type="submit"
          variant={submitVariant}
          className={cn('print:hidden', layout === 'stacked' && 'justify-self-start max-sm:w-full')}
        >
          {busy ? submittingLabel : submitLabel}
        </Button>
      </fieldset>
      {apart.length > 0 && (
        <Alert ref={apartRef} data-slot="form-errors" {...alarm}>
          {apart.map(({ key, label, id }) => (
            <p key={key} id={id}>
              {label ? `${label}: ${errors[key]}` : errors[key]}
            </p>
          ))}
        </Alert>
      )}
      {note && (
        <fieldset role="none" disabled={busy} className="min-w-0">
          <p className="text-dp-sm text-dp-text-muted">{note}</p>
        </fieldset>
      )}
    </form>
  )
}

export { type FieldErrors, FormShell }
