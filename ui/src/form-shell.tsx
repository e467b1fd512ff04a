'use client'

import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { inlineFieldStyle } from './inline-field-style.ts'
import { cn } from './lib/cn.ts'
import { composeHandlers } from './lib/compose-handlers.ts'
import { FormContext } from './lib/field-context.ts'
import { useFormReset } from './lib/use-form.ts'
import { type Control, isControl, validationText } from './lib/validation-text.ts'
import { useFocusOn } from './use-focus-on.ts'
import { useLocale, useWords } from './words.tsx'

/** Messages by the name of the control. */
type FieldErrors = Readonly<Record<string, string>>

interface FormState {
  /** Editing, submitting, then success or, with everything typed, error. */
  readonly status: 'editing' | 'submitting' | 'success' | 'error'
  readonly errors: FieldErrors
  /** From an invalid attempt until the next edit, while the errors are still to be announced. */
  readonly announcing: boolean
}

const valid = (status: FormState['status']): FormState => ({
  status,
  errors: {},
  announcing: false,
})
const invalid = (errors: FieldErrors): FormState => ({
  status: 'editing',
  errors,
  announcing: true,
})

/** The invalid controls that belong to a form and stand in it. */
function wrongIn(form: HTMLFormElement): Control[] {
  return [...form.elements]
    .filter(isControl)
    .filter((control) => control.matches(':invalid') && form.contains(control))
}

const marked = ':is(input, select, textarea):invalid, [aria-invalid=true]'

/** Opens what hides a control with an error, and focuses the first of them. */
function focusFirstError(fields: HTMLFieldSetElement) {
  const closed = [...fields.querySelectorAll<HTMLDetailsElement>(`details:has(${marked})`)]
  // The first comes last: opened, it may close the others of its accordion.
  for (const details of closed.reverse()) details.open = true
  const all = [...fields.querySelectorAll<Control>(marked)]
  const first = all.find(({ form = fields.form }) => form === fields.form)
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
  const [{ status, errors, announcing }, setState] = useState(
    valid(defaultSent ? 'success' : 'editing'),
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
  useFormReset(fields, undefined, () => {
    if (status !== 'submitting') setState(valid('editing'))
  })
  const comeBack = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted && status === 'success' && !success) setState(valid('editing'))
  })
  useEffect(() => {
    // From the page that it led to, out of the browser's cache.
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt has errors of its own
  useEffect(() => {
    if (announcing && fields.current) focusFirstError(fields.current)
  }, [announcing, errors])

  /** What was wrong with the field is not so any more, for all one knows. */
  function edit(name: string) {
    setState(({ status, errors: { [name]: _edited, ...errors } }) => ({
      status: status === 'error' ? 'editing' : status,
      errors,
      announcing: false,
    }))
  }

  function showErrors(event: FormEvent<HTMLFormElement>) {
    const wrong = wrongIn(event.currentTarget)
    const place = wrong.indexOf(event.target as Control)
    if (place >= 0) event.preventDefault()
    // The browser reports each invalid control in turn; the first one handles them all.
    if (place !== 0) return
    // Of several under one name the first speaks.
    const errors = wrong
      .reverse()
      .map((control) => [control.name, validationText(control, validation, locale)])
    setState(invalid(Object.fromEntries(errors)))
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    if (submitting.current) return
    submitting.current = true
    const values = new FormData(event.currentTarget, event.nativeEvent.submitter)
    setState(valid('submitting'))
    try {
      const errors = await onSubmit(values)
      const { elements } = fields.current ?? {}
      const isKnown = Object.keys(errors ?? {}).some((name) => elements?.namedItem(name))
      if (errors && isKnown) setState(invalid(errors))
      else setState(valid(errors ? 'error' : 'success'))
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
        if (isControl(target)) edit(target.name)
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

export { type FieldErrors, FormShell }
