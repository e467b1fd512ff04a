import { newsletterForm as text } from '@duskpane/content/forms/newsletter'
import { Alert } from '@duskpane/ui/alert'
import { Button } from '@duskpane/ui/button'
import { cn } from '@duskpane/ui/cn'
import { inlineFieldStyle } from '@duskpane/ui/inline-field-style'
import { useFocusOn } from '@duskpane/ui/use-focus-on'
import { type FormEvent, useState } from 'react'
import { newsletterSubscribers } from '../backend/newsletter-subscribers'
import { FormNote } from './form-note'
import { EmailField } from './person-fields'
import { SentSummary } from './sent-summary'
import { useSubmission } from './use-submission'
import { WithoutScript } from './without-script'

type Status = 'editing' | 'invalid' | 'submitting' | 'failed' | 'subscribed'

/**
 * The contact page's own newsletter form, as observed on the original site: one message, which asks
 * for the address, reports the failure or thanks. Once it thanks, the form stays, disabled.
 */
export function ContactNewsletterForm() {
  const { sent, touch, failure, send } = useSubmission({
    collection: newsletterSubscribers,
    formId: 'newsletter: contact page',
    failure: text.failure,
  })
  const [status, setStatus] = useState<Status>(sent ? 'subscribed' : 'editing')
  const [emailError, setEmailError] = useState('')
  const [sentBefore] = useState(sent)
  const submitting = status === 'submitting'
  const isAnswered = status === 'subscribed' || status === 'failed'
  // The controls lost the focus when they were disabled.
  const answerRef = useFocusOn<HTMLDivElement>(!sentBefore && isAnswered && status)

  async function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const control = form.elements.namedItem('email') as HTMLInputElement
    if (submitting) return
    if (!control.checkValidity()) {
      setEmailError(control.validity.valueMissing ? text.empty : control.validationMessage)
      setStatus('invalid')
      control.focus()
      return
    }
    setStatus('submitting')
    try {
      await send(new FormData(form))
      setStatus('subscribed')
    } catch {
      setStatus('failed')
    }
  }

  return (
    <form
      aria-label={text.title}
      className="grid gap-4"
      // Before hydration a submit would otherwise put the values into the address.
      method="dialog"
      noValidate
      onFocus={touch}
      onInput={() => setStatus((it) => (it === 'invalid' || it === 'failed' ? 'editing' : it))}
      onSubmit={subscribe}
    >
      <WithoutScript />
      <fieldset
        disabled={submitting || status === 'subscribed'}
        className={cn('grid min-w-0 gap-3', inlineFieldStyle())}
      >
        <EmailField {...text.fields.email} error={status === 'invalid' ? emailError : undefined} />
        <Button type="submit" variant="outline">
          {submitting ? text.submitting : text.submit}
        </Button>
      </fieldset>
      <div ref={answerRef} role="status" tabIndex={-1}>
        {submitting && <span className="sr-only">{text.submitting}</span>}
        {status === 'subscribed' && <Alert variant="success">{text.success}</Alert>}
        {status === 'failed' && <Alert variant="destructive">{failure}</Alert>}
      </div>
      {sent && <SentSummary sent={sent} text={text} />}
      <p className="text-sm text-text-muted">
        <FormNote />
      </p>
    </form>
  )
}
