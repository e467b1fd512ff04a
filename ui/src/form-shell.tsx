'use client'

import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { inlineFieldStyle } from './inline-field-style.ts'
import { useLocale } from './language.tsx'
import { cn } from './lib/cn.ts'
import { composeHandlers } from './lib/compose-handlers.ts'
import { FormContext } from './lib/form-context.ts'
import { useFormReset } from './lib/use-form-reset.ts'
import { type Control, isControl, validationText } from './lib/validation-text.ts'
import { useFocusOn } from './use-focus-on.ts'
import { useWords } from './words.tsx'

/** Messages by the name of the control. */
type FieldErrors = Readonly<Record<string, string>>

type FormState = {
  readonly status: 'editing' | 'submitting' | 'success' | 'error'
  readonly errors: FieldErrors
  /** From an invalid attempt until the next edit, while the errors are still to be announced. */
  readonly announcing: boolean
}

type FormAction =
  | { readonly type: 'edited'; readonly name: string }
  | { readonly type: 'invalid'; readonly errors: FieldErrors }
  | { readonly type: 'submitted' | 'succeeded' | 'failed' | 'reset' }

const EDITING: FormState = { status: 'editing', errors: {}, announcing: false }
const SENT: FormState = { ...EDITING, status: 'success' }

/** The states of a form: editing, submitting, then success or, with everything typed, error. */
function formReducer(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'edited': {
      const { [action.name]: _edited, ...errors } = state.errors
      return {
        status: state.status === 'error' ? 'editing' : state.status,
        errors,
        announcing: false,
      }
    }
    case 'invalid':
      return { status: 'editing', errors: action.errors, announcing: true }
    case 'submitted':
      return { ...EDITING, status: 'submitting' }
    case 'succeeded':
      return SENT
    case 'failed':
      return { ...EDITING, status: 'error' }
    case 'reset':
      return state.status === 'submitting' ? state : EDITING
  }
}

/** The message for every invalid control, by name. */
function collectErrors(form: HTMLFormElement, textOf: (control: Control) => string) {
  const errors: Record<string, string> = {}
  for (const element of form.elements) {
    if (isControl(element) && element.name && !element.validity.valid) {
      errors[element.name] ??= textOf(element)
    }
  }
  return errors
}

const invalid = 'input:invalid, select:invalid, textarea:invalid'
const marked = `${invalid}, [aria-invalid=true]`

/** Opens what hides a control with an error, and focuses the first of them. */
function focusFirstError(fields: HTMLElement) {
  const closed = [...fields.querySelectorAll<HTMLDetailsElement>(`details:has(${marked})`)]
  // The first comes last: opened, it may close the others of its accordion.
  for (const details of closed.reverse()) details.open = true
  const first = fields.querySelector<Control>(marked)
  first?.focus()
  // WebKit scrolls to the control alone and leaves its label under a sticky header.
  first?.closest('[data-slot="field"], fieldset')?.scrollIntoView({ block: 'nearest' })
}

interface FormShellOwnProps {
  /**
   * Stores the values, with the name and value of the button that sent them. What a server finds wrong is resolved
   * to, by the names of the controls. A rejection shows `failure`. Both keep everything typed.
   */
  onSubmit: (values: FormData) => Promise<void> | Promise<FieldErrors | undefined>
  /** The button's text, before and while submitting. */
  submitLabel: ReactNode
  /** `outline` where something else on the page matters more. */
  submitVariant?: ComponentProps<typeof Button>['variant']
  submittingLabel: ReactNode
  /** What a screen reader hears when several fields are invalid. Default: that so many need another look. */
  invalidText?: (fields: number, locale: string) => string
  /** Replaces the form once stored. Leave it out where success leads to another page. */
  success?: ReactNode
  /**
   * Shows `success` from the start, without moving the focus: for a form that was sent earlier in
   * this visit. Only its first value counts. Default: `false`.
   */
  defaultSent?: boolean
  /** The one message for any failure, shown above the form. Default: that it did not work. */
  failure?: ReactNode
  /** Stands under the button, such as a privacy note. */
  note?: ReactNode
  /** `inline` sets the button beside a single field. */
  layout?: 'stacked' | 'inline'
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
  const [{ status, errors, announcing }, dispatch] = useReducer(
    formReducer,
    defaultSent ? SENT : EDITING,
  )
  const words = useWords('formShell')
  const validation = useWords('validation')
  const locale = useLocale()
  const [sentBefore] = useState(defaultSent)
  // After success without a message the next page is on its way: the form stays disabled.
  const busy = status === 'submitting' || status === 'success'
  const errorCount = Object.keys(errors).length
  const submitting = useRef(false)
  const answered = status === 'success' || status === 'error'
  // The button that had the focus is gone or was disabled, and on a phone the message is out of view.
  const messageRef = useFocusOn<HTMLDivElement>(answered && !sentBefore)

  const fields = useRef<HTMLFieldSetElement>(null)
  useFormReset(fields, undefined, () => dispatch({ type: 'reset' }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt has errors of its own
  useEffect(() => {
    if (announcing && fields.current) focusFirstError(fields.current)
  }, [announcing, errors])

  function showErrors(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    // The browser reports each invalid control in turn; the first one handles them all.
    if (event.target !== form.querySelector(invalid)) return
    const textOf = (control: Control) => validationText(control, validation, locale)
    dispatch({ type: 'invalid', errors: collectErrors(form, textOf) })
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    if (submitting.current) return
    submitting.current = true
    const { elements } = event.currentTarget
    const values = new FormData(event.currentTarget, event.nativeEvent.submitter)
    dispatch({ type: 'submitted' })
    try {
      const errors = await onSubmit(values)
      if (!errors) dispatch({ type: 'succeeded' })
      else if (Object.keys(errors).some((name) => elements.namedItem(name)))
        dispatch({ type: 'invalid', errors })
      else dispatch({ type: 'failed' })
    } catch {
      dispatch({ type: 'failed' })
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
      // Submitted before hydration, a form would put its values into the address; this method,
      // outside a dialog, submits nothing.
      method="dialog"
      className={cn('grid', layout === 'inline' ? 'gap-4' : 'gap-6', className)}
      onInvalidCapture={composeHandlers(onInvalidCapture, showErrors)}
      onInput={composeHandlers(onInput, ({ target }) => {
        if (isControl(target)) dispatch({ type: 'edited', name: target.name })
      })}
      onSubmit={submit}
      {...props}
    >
      {status === 'error' && (
        <Alert
          ref={messageRef}
          variant="destructive"
          role="alert"
          tabIndex={-1}
          data-slot="form-failure"
        >
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
        className={cn('grid min-w-0 gap-6', layout === 'inline' && inlineFieldStyle())}
      >
        <FormContext value={{ errors, announced: announcing && errorCount === 1 }}>
          {children}
        </FormContext>
        <Button
          type="submit"
          variant={submitVariant}
          className={layout === 'stacked' ? 'justify-self-start max-sm:w-full' : undefined}
        >
          {busy ? submittingLabel : submitLabel}
        </Button>
      </fieldset>
      {note && <p className="text-dp-sm text-dp-text-muted">{note}</p>}
    </form>
  )
}

export { FormShell, formReducer }
