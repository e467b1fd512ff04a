import { Field, Textarea } from '@duskpane/ui'

export function Example() {
  return (
    <Field name="message" label="What can we do for you?" limit={{ most: 500 }}>
      <Textarea rows={4} required />
    </Field>
  )
}
