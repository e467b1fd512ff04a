import { newsletterForm as text } from '@duskpane/content/forms/newsletter'
import { newsletterSubscribers } from '../backend/newsletter-subscribers'
import { EmailField } from './person-fields'
import { SubmissionForm } from './submission-form'

/** The newsletter block of the footer and the home page: a field until subscribed. */
export function NewsletterForm({
  label = text.title,
}: {
  /** Tells it from the other newsletter blocks of the site. */
  readonly label?: string
}) {
  return (
    <SubmissionForm
      text={text}
      aria-label={label}
      collection={newsletterSubscribers}
      formId={`newsletter: ${label}`}
      layout="inline"
      submitVariant="outline"
    >
      <EmailField {...text.fields.email} />
    </SubmissionForm>
  )
}
