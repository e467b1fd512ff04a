import { contactForm } from '@duskpane/content/forms/contact'
import { FieldPair } from '@duskpane/ui/field'
import { collections } from '../backend/collections'
import { SubmissionField } from './submission-field'
import { SubmissionForm } from './submission-form'
import { useDraft } from './use-draft'

const collection = collections['contact-messages']

/** The contact message. */
export function ContactForm() {
  const draft = useDraft(collection.name)
  return (
    <SubmissionForm collection={collection} text={contactForm} draft={draft}>
      <FieldPair>
        <SubmissionField name="name" />
        <SubmissionField name="email" />
      </FieldPair>
      <FieldPair>
        <SubmissionField name="phone" />
        <SubmissionField name="subject" />
      </FieldPair>
      <SubmissionField name="message" rows={6} />
    </SubmissionForm>
  )
}
