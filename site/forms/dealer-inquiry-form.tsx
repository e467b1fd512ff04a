import { dealerInquiryForm as text } from '@duskpane/content/forms/dealer-inquiry'
import { limits } from '@duskpane/content/forms/limits'
import { Field, FieldPair } from '@duskpane/ui/field'
import { Select } from '@duskpane/ui/select'
import { Textarea } from '@duskpane/ui/textarea'
import { atMost } from './at-most'
import { Options } from './options'
import { CityField, EmailField, NameField, PhoneField } from './person-fields'
import { SubmissionForm } from './submission-form'
import { textValue } from './text-value'
import { useDraft } from './use-draft'

/** The inquiry from a country without a dealer of ours. */
export function DealerInquiryForm() {
  const draft = useDraft('contact-inquiries')
  const { fields } = text
  return (
    <SubmissionForm
      text={text}
      collection="contact-inquiries"
      draft={draft}
      read={(values) => ({
        name: textValue(values, 'name'),
        email: textValue(values, 'email'),
        country: textValue(values, 'country'),
        city: textValue(values, 'city'),
        phone: textValue(values, 'phone'),
        message: textValue(values, 'message'),
      })}
    >
      <FieldPair>
        <NameField {...fields.name} />
        <EmailField {...fields.email} />
      </FieldPair>
      <FieldPair>
        <Field name="country" {...fields.country}>
          <Select required autoComplete="country-name" placeholder={text.placeholders.country}>
            <Options values={text.options.country} />
          </Select>
        </Field>
        <CityField {...fields.city} />
      </FieldPair>
      <PhoneField {...fields.phone} />
      <Field name="message" {...fields.message} limit={atMost(limits.message)}>
        <Textarea required rows={5} />
      </Field>
    </SubmissionForm>
  )
}
