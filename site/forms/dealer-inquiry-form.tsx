import { dealerInquiryForm } from '@duskpane/content/forms/dealer-inquiry'
import { FieldPair } from '@duskpane/ui/field'
import { collections } from '../backend/collections'
import { useChoice } from '../router/use-choice'
import { SubmissionField } from './submission-field'
import { SubmissionForm } from './submission-form'
import { useDraft } from './use-draft'

const collection = collections['contact-inquiries']

/** Of the place in the query string. No name of a place is longer. */
const PLACE_LENGTH = 40

/** The inquiry from a country without a dealer of ours, or about a place whose tint law was read. */
export function DealerInquiryForm() {
  const [chosen] = useChoice()
  const place = chosen.get('place')?.slice(0, PLACE_LENGTH)
  const draft = useDraft(
    collection.name,
    place ? { message: dealerInquiryForm.messageFrom(place) } : undefined,
  )
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
