import { Field, Textarea } from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

export const guide: Guide = {
  status: 'stable',
  uses: ['Messages, reasons, remarks.', 'A text with a limit: `limit` of the `Field` counts it.'],
  instead: {
    input: 'It is one line',
    checkbox: 'The answers are known',
  },
  anatomy: '<Field>\n  <Textarea />\n</Field>',
  examples: (
    <>
      <Do because="As high as the answer that you hope for.">
        <Field name="right-message" label="What can we do for you?" className="w-full">
          <Textarea rows={3} />
        </Field>
      </Do>
      <DoNot because="One line invites one word, and what is longer cannot be read again.">
        <Field name="wrong-message" label="Message" className="w-full">
          <Textarea rows={1} className="min-h-12 resize-none" />
        </Field>
      </DoNot>
    </>
  ),
  keyboard: {
    Tab: 'Moves to it, and on.',
    Enter: 'Starts a line.',
  },
  supply: [
    'A `Field` that names it.',
    'A `limit` with its messages rather than `maxLength`, which cuts off what is pasted.',
  ],
  announced:
    'The label, "edit, multi-line", the error, the hint, and the count after a pause in typing.',
  content: ['A question gets longer answers than a noun.'],
}
