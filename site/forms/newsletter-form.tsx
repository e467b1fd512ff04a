import { newsletterForm as text } from '@duskpane/content/forms/newsletter'
import { Alert } from '@duskpane/ui/alert'
import { Button } from '@duskpane/ui/button'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { FormNote } from './form-note'
import { EmailField } from './person-fields'
import { SubmissionForm } from './submission-form'
import { textValue } from './text-value'
import { TrapField } from './trap-field'
import { useSubmission } from './use-submission'
import { WithoutScript } from './without-script'

/** The newsletter block of the footer and the home page: a field until subscribed. */
export function NewsletterForm({
  label = text.title,
}: {
  /** Tells it from another one on the same page. */
  readonly label?: string
}) {
  return (
    <SubmissionForm
      text={text}
      aria-label={label}
      collection="newsletter-subscribers"
      read={(values) => ({ email: textValue(values, 'email') })}
      layout="inline"
    >
      <EmailField {...text.fields.email} />
    </SubmissionForm>
  )
}

/**
 * The contact page's own newsletter form: one message text, which asks for the address, reports
 * the failure or thanks; once it thanks, the form stays in place with its controls disabled.
 */
export function ContactNewsletterForm() {
  const { touch, send } = useSubmission('newsletter-subscribers')
  const [message, setMessage] = useState('')
  const [submitting, setSubmitting] = useState(false)
  const [invalid, setInvalid] = useState(false)
  const subscribed = message.startsWith('Thank you')
  const answered = message !== '' && !invalid
  const answerRef = useRef<HTMLDivElement>(null)

  // The controls rested while it was being stored, and the focus was lost with them.
  useEffect(() => {
    if (answered) answerRef.current?.focus()
  }, [answered])

  async function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const control = form.elements.namedItem('email') as HTMLInputElement
    if (submitting) return
    if (!control.validity.valid) {
      setMessage(control.validity.valueMissing ? text.empty : control.validationMessage)
      setInvalid(true)
      control.focus()
      return
    }
    setMessage('')
    setSubmitting(true)
    try {
      await send(new FormData(form), { email: control.value })
      setMessage(text.success)
    } catch {
      setMessage(text.failure)
    } finally {
      setSubmitting(false)
    }
  }

  return (
    <form
      aria-label={text.title}
      className="grid gap-4"
      // Sends nothing by itself: before hydration the values would get into the address.
      method="dialog"
      noValidate
      onFocus={touch}
      onInput={() => {
        setMessage('')
        setInvalid(false)
      }}
      onSubmit={subscribe}
    >
      <WithoutScript />
      <TrapField />
      <fieldset
        disabled={submitting || subscribed}
        className="grid min-w-0 gap-3 sm:grid-cols-[1fr_auto] sm:items-end"
      >
        <EmailField {...text.fields.email} error={invalid ? message : undefined} />
        <Button type="submit">{submitting ? text.submitting : text.submit}</Button>
      </fieldset>
      <div ref={answerRef} role="status" tabIndex={-1}>
        {submitting && <span className="sr-only">{text.submitting}</span>}
        {answered && <Alert tone={subscribed ? 'success' : 'danger'}>{message}</Alert>}
      </div>
      <p className="text-sm text-text-muted">
        <FormNote />
      </p>
    </form>
  )
}
