import { Field } from '../../src/field.tsx'
import { Input } from '../../src/input.tsx'
import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  module: 'input',
  status: 'stable',
  purpose:
    'A line of text inside a `Field`: the platform’s own input, with its types, keyboards and validation.',
  uses: ['Names, addresses, e-mail, telephone, search.', 'Dates and times, by `type`.'],
  instead: [
    { when: 'The answer has several lines', use: 'textarea' },
    { when: 'It is a count', use: 'quantity-input' },
    { when: 'The answers are known', use: 'native-select' },
  ],
  anatomy: '<Field>\n  <Input />\n</Field>',
  examples: [
    {
      right: {
        shows: (
          <Field name="right-tel" label="Telephone" className="w-full">
            <Input type="tel" autoComplete="tel" className="max-w-52" />
          </Field>
        ),
        because: 'As wide as the answer is long, with the right keyboard and the browser’s help.',
      },
      wrong: {
        shows: (
          <Field name="wrong-tel" label="Telephone" className="w-full">
            <Input placeholder="+1 555 123 4567 (numbers only!)" />
          </Field>
        ),
        because: 'A rule in a placeholder is gone when it is needed. Accept what people type.',
      },
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the input.' },
    { keys: 'Enter', does: 'Sends the form around it.' },
  ],
  supply: [
    'A `Field` around it, which names it.',
    '`type` and `inputMode` for the right keyboard; `autoComplete` for what the browser knows.',
    '`required`, `pattern`, `min` and `max` as the rules.',
  ],
  announced: 'The label of the field, the type, "required", the value, and error and hint.',
  content: ['A placeholder is an example, never the label.'],
}
