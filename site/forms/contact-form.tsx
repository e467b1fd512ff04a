import { contactForm as text } from '@duskpane/content/forms/contact'
import { limits } from '@duskpane/content/forms/limits'
import { Field, FieldPair } from '@duskpane/ui/field'
import { Select } from '@duskpane/ui/select'
import { Textarea } from '@duskpane/ui/textarea'
import { atMost } from './at-most'
import { Options } from './options'
import { EmailField, NameField, PhoneField } from './person-fields'
import { SubmissionForm } from './submission-form'
import { textValue } from './text-value'
import { useDraft } from './use-draft'

/** The contact message. */
export function ContactForm() {
  const draft = useDraft('contact-messages')
  const { fields } = text
  return (
    <SubmissionForm
      text={text}
      collection="contact-messages"
      draft={draft}
      read={(values) => ({
        name: textValue(values, 'name'),
        email: textValue(values, 'email'),
        phone: textValue(values, 'phone'),
        subject: textValue(values, 'subject'),
        message: textValue(values, 'message'),
      })}
    >
      <FieldPair>
        <NameField {...fields.name} />
        <EmailField {...fields.email} />
      </FieldPair>
      <FieldPair>
        <PhoneField {...fields.phone} required />
        <Field name="subject" {...fields.subject}>
          <Select required placeholder={text.placeholders.subject}>
            <Options values={text.options.subject} />
          </Select>
        </Field>
      </FieldPair>
      <Field name="message" {...fields.message} limit={atMost(limits.message)}>
        <Textarea required rows={6} />
      </Field>
    </SubmissionForm>
  )
}
