import { Field, Input } from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

export const guide: Guide = {
  status: 'stable',
  uses: ['Names, addresses, e-mail, telephone, search.', 'Dates and times, by `type`.'],
  instead: {
    textarea: 'The answer has several lines',
    'quantity-input': 'It is a count',
    'native-select': 'The answers are known',
  },
  anatomy: '<Field>\n  <Input />\n</Field>',
  examples: (
    <>
      <Do because="As wide as the answer is long, with the right keyboard and the browser’s help.">
        <Field name="right-tel" label="Telephone" className="w-full">
          <Input type="tel" autoComplete="tel" className="max-w-52" />
        </Field>
      </Do>
      <DoNot because="A rule in a placeholder is gone when it is needed. Accept what people type.">
        <Field name="wrong-tel" label="Telephone" className="w-full">
          <Input placeholder="+1 555 123 4567 (numbers only!)" />
        </Field>
      </DoNot>
    </>
  ),
  keyboard: {
    Tab: 'Moves to the input.',
    Enter: 'Sends the form around it.',
  },
  supply: [
    'A `Field` around it, which names it.',
    '`type` and `inputMode` for the right keyboard; `autoComplete` for what the browser knows.',
    '`required`, `pattern`, `min` and `max` as the rules.',
  ],
  announced: 'The label of the field, the type, "required", the value, and error and hint.',
  content: ['A placeholder is an example, never the label.'],
}
