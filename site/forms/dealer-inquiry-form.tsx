import { dealerInquiryForm } from '@duskpane/content/forms/dealer-inquiry'
import { countryIn, inquiryFrom } from '@duskpane/content/forms/inquiry-country'
import { FieldPair } from '@duskpane/ui/field'
import { collections } from '../backend/collections'
import { useChoice } from '../router/use-choice'
import { SubmissionField } from './submission-field'
import { SubmissionForm } from './submission-form'
import { useDraft } from './use-draft'

const collection = collections['contact-inquiries']

interface DealerInquiryFormProps {
  readonly title: string
}

/** An inquiry; the address may carry what was chosen: the visitor's `country`, and a `message` from another page. */
export function DealerInquiryForm({ title }: DealerInquiryFormProps) {
  const [chosen] = useChoice()
  const country = countryIn(chosen)
  const { message: from, ...answers } = country ? inquiryFrom(country) : {}
  const message = [chosen.get('message'), from].filter(Boolean).join('\n')
  const draft = useDraft(collection.name, {
    ...answers,
    ...(message && { message: message.slice(0, collection.fields.message.limit) }),
  })
  return (
    <SubmissionForm collection={collection} text={{ ...dealerInquiryForm, title }} draft={draft}>
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
