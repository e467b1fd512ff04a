import { Field } from '../../src/field.tsx'
import { Textarea } from '../../src/textarea.tsx'
import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  module: 'textarea',
  status: 'stable',
  purpose: 'Lines of text inside a `Field`.',
  uses: ['Messages, reasons, remarks.', 'A text with a limit: `limit` of the `Field` counts it.'],
  instead: [
    { when: 'It is one line', use: 'input' },
    { when: 'The answers are known', use: 'checkbox' },
  ],
  anatomy: '<Field>\n  <Textarea />\n</Field>',
  examples: [
    {
      right: {
        shows: (
          <Field name="right-message" label="What can we do for you?" className="w-full">
            <Textarea rows={3} />
          </Field>
        ),
        because: 'As high as the answer that you hope for.',
      },
      wrong: {
        shows: (
          <Field name="wrong-message" label="Message" className="w-full">
            <Textarea rows={1} className="min-h-12 resize-none" />
          </Field>
        ),
        because: 'One line invites one word, and what is longer cannot be read again.',
      },
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to it, and on.' },
    { keys: 'Enter', does: 'Starts a line.' },
  ],
  supply: [
    'A `Field` that names it.',
    'A `limit` with its messages rather than `maxLength`, which cuts off what is pasted.',
  ],
  announced:
    'The label, "edit, multi-line", the error, the hint, and the count after a pause in typing.',
  content: ['A question gets longer answers than a noun.'],
}
