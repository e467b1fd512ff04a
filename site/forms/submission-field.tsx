import { Field } from '@duskpane/ui/field'
import { NativeSelect } from '@duskpane/ui/native-select'
import { Textarea } from '@duskpane/ui/textarea'
import { atMost, LineField } from './person-fields'
import type { FormCollection } from './read-submission'
import { useSubmissionForm } from './submission-context'

type KeyOfAny<Union> = Union extends unknown ? keyof Union : never

interface SubmissionFieldProps {
  /** A field of the form's collection. */
  readonly name: KeyOfAny<FormCollection['fields']>
  /** The height of a long text, in lines. */
  readonly rows?: number
}

/**
 * One stored field: label, hint and placeholder from the form's texts; control, limit, options and
 * whether it is required, or marked as optional, from the collection's description. A field that is required by another
 * one's answer is shown after that answer.
 */
export function SubmissionField({ name, rows }: SubmissionFieldProps) {
  const { collection, text, answers } = useSubmissionForm()
  const field = collection.fields[name]
  const fieldText = text.fields[name]
  if (!field || !fieldText) throw new Error(`${collection.name} describes no field "${name}".`)
  const { autoComplete } = field
  const condition = typeof field.required === 'object' && field.required
  if (condition && answers[condition.field] !== condition.is) return null
  const required = field.required !== false
  const placeholder = text.placeholders?.[name]

  if (field.kind === 'option') {
    return (
      <Field name={name} {...fieldText} optional={!required}>
        <NativeSelect
          required={required}
          autoComplete={autoComplete}
          {...(placeholder !== undefined && { placeholder })}
        >
          {field.options.map((option) => (
            <option key={option} value={option}>
              {text.shown?.[name]?.(option) ?? option}
            </option>
          ))}
        </NativeSelect>
      </Field>
    )
  }
  if (field.kind === 'longText') {
    return (
      <Field name={name} {...fieldText} optional={!required} limit={atMost(field.limit)}>
        <Textarea required={required} rows={rows} autoComplete={autoComplete} />
      </Field>
    )
  }
  return <LineField name={name} field={field} {...fieldText} />
}
