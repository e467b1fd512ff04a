import { Field, Textarea } from '@duskpane/ui'

const limit = {
  most: 500,
  left: (characters: number) => `${characters} characters left`,
  over: (characters: number) => `${characters} characters too many`,
  tooLong: (over: number, most: number) => `At most ${most} characters: ${over} too many.`,
}

export function Example() {
  return (
    <Field name="message" label="What can we do for you?" limit={limit}>
      <Textarea rows={4} required />
    </Field>
  )
}
