import { Field, Textarea } from '@duskpane/ui'

/** As high as the answer that is hoped for. */
export function DoRows() {
  return (
    <Field name="message" label="What can we do for you?">
      <Textarea rows={4} />
    </Field>
  )
}

/** One row invites one word, and what is longer cannot be read again. */
export function DontRows() {
  return (
    <Field name="message" label="What can we do for you?">
      <Textarea rows={1} />
    </Field>
  )
}
