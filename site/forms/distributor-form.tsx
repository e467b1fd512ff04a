import { distributorForm } from '@duskpane/content/forms/distributor'
import { FieldPair, FieldSet } from '@duskpane/ui/field'
import { RadioGroup, RadioGroupItem } from '@duskpane/ui/radio-group'
import { collections } from '../backend/collections'
import { SubmissionField } from './submission-field'
import { SubmissionForm } from './submission-form'
import { useDraft } from './use-draft'

const collection = collections['distributor-applications']
const { options } = collection.fields.distributes

/** The application to become a distributor. Only those who distribute films are asked which brands. */
export function DistributorForm() {
  const draft = useDraft(collection.name)
  return (
    <SubmissionForm collection={collection} text={distributorForm} draft={draft}>
      <SubmissionField name="company" />
      <SubmissionField name="website" />
      <SubmissionField name="name" />
      <FieldPair>
        <SubmissionField name="email" />
        <SubmissionField name="phone" />
      </FieldPair>
      <FieldPair>
        <SubmissionField name="country" />
        <SubmissionField name="city" />
      </FieldPair>
      <SubmissionField name="years" />
      <FieldSet name="distributes" {...distributorForm.fields.distributes}>
        {/* Side by side, so that nothing moves when the brands appear. */}
        <div className="grid grid-cols-[auto_1fr] gap-x-6">
          <RadioGroup required className="flex-col">
            {options.map((value) => (
              <RadioGroupItem key={value} value={value}>
                {value}
              </RadioGroupItem>
            ))}
          </RadioGroup>
          <SubmissionField name="brands" />
        </div>
      </FieldSet>
      <SubmissionField name="why" rows={6} />
    </SubmissionForm>
  )
}
