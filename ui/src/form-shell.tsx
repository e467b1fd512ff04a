'use client'

import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import type { Words } from './english.ts'
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
  // Open the first one last, so that no other item of its accordion closes it again.
  for (const details of closed.reverse()) details.open = true
  const all = [...fields.querySelectorAll<Control>(marked)]
  const first = all.find(({ form = fields.form }) => form === fields.form)
  first?.focus()
  // WebKit scrolls only to the control and leaves its label under a sticky header.
  first?.closest('[data-slot="field"], fieldset')?.scrollIntoView?.({ block: 'nearest' })
}

/**
 * The messages of all invalid controls, at the report of the first one: the browser reports each in
 * turn. It shows no message itself.
 */
function reportedErrors(
  event: FormEvent<HTMLFormElement>,
  words: Words['validation'],
  locale: string,
): FieldErrors | undefined {
  const wrong = wrongIn(event.currentTarget)
  const place = wrong.indexOf(event.target as Control)
  if (place >= 0) event.preventDefault()
  if (place !== 0) return undefined
  // Reversed, so that the first of several controls with one name keeps its message.
  const errors = wrong
    .reverse()
    .map((control) => [control.name, validationText(control, words, locale)])
  return Object.fromEntries(errors)
}

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
  const onPageShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted && state.status === 'success' && !showsSuccess) setState(valid('editing'))
  })
  useEffect(() => {
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])
  return [state, setState] as const
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
  const fields = useRef<HTMLFieldSetElement>(null)
  const [{ status, errors, announcing }, setState] = useFormState(
    fields,
    defaultSent,
    Boolean(success),
  )
  const words = useWords('formShell')
  const validation = useWords('validation')
  const locale = useLocale()
  const [sentBefore] = useState(defaultSent)
  // After a success without a message the next page is loading, so the form stays disabled.
  const busy = status === 'submitting' || status === 'success'
  const errorCount = Object.keys(errors).length
  const submitting = useRef(false)
  const answered = status === 'success' || status === 'error'
  // The focused button is gone or was disabled, and on a phone the message is out of view.
  const messageRef = useFocusOn<HTMLDivElement>(answered && !sentBefore)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt has new errors
  useEffect(() => {
    if (announcing && fields.current) focusFirstError(fields.current)
  }, [announcing, errors])

  /** Drops the message of an edited field, which may be valid by now. */
  function edit(name: string) {
    setState(({ status, errors: { [name]: _edited, ...errors } }) => ({
      status: status === 'error' ? 'editing' : status,
      errors,
      announcing: false,
    }))
  }

  function showErrors(event: FormEvent<HTMLFormElement>) {
    const errors = reportedErrors(event, validation, locale)
    if (errors) setState(invalid(errors))
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
      // A form submitted before hydration would put its values into the URL; this method,
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
          className={cn('print:hidden', layout === 'stacked' && 'justify-self-start max-sm:w-full')}
        >
          {busy ? submittingLabel : submitLabel}
        </Button>
      </fieldset>
      {note && (
        <fieldset role="none" disabled={busy} className="min-w-0">
          <p className="text-dp-sm text-dp-text-muted">{note}</p>
        </fieldset>
      )}
    </form>
  )
}

export { type FieldErrors, FormShell }
