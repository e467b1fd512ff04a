import { dealerInquiryForm } from '@duskpane/content/forms/dealer-inquiry'
import { FieldPair } from '@duskpane/ui/field'
import { collections } from '../backend/collections'
import { useChoice } from '../router/use-choice'
import { SubmissionField } from './submission-field'
import { SubmissionForm } from './submission-form'
import { useDraft } from './use-draft'

const collection = collections['contact-inquiries']

/** The inquiry from a country without a dealer of ours, or about what was chosen on another page: `?message=`. */
export function DealerInquiryForm() {
  const [chosen] = useChoice()
  const message = chosen.get('message')?.slice(0, collection.fields.message.limit)
  const draft = useDraft(collection.name, message ? { message } : undefined)
  return (
    <SubmissionForm collection={collection} text={dealerInquiryForm} draft={draft}>
      <FieldPair>
        <SubmissionField name="name" />
        <SubmissionField name="email" />
      </FieldPair>
      <FieldPair>
        <SubmissionField name="country" />
        <SubmissionField name="city" />
      </FieldPair>
      <SubmissionField name="phone" />
      <SubmissionField name="message" rows={5} />
    </SubmissionForm>
  )
}
