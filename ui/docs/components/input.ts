import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  others: ['text field', 'textbox', 'text input'],
  uses: ['Names, addresses, email, telephone, search.', 'Times, by `type`.'],
  instead: {
    textarea: 'The answer has several lines',
    'quantity-input': 'It is a count',
    'native-select': 'The answers are known',
    'date-input': 'It is a day, which a `type` shows in the language of the browser',
    button: 'It is a file, for which the browser has a button in its own language',
  },
  avoid: [
    'A rule in a placeholder: it is gone when it is needed. Use a `hint`, and accept what people type.',
  ],
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
