import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  others: ['multi-line text', 'text area', 'message box', 'comment'],
  uses: ['Messages, reasons, remarks.', 'A text with a limit: `limit` of the `Field` counts it.'],
  instead: {
    input: 'It is one line',
    checkbox: 'The answers are known',
  },
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
  content: ['A question of up to eight words gets longer answers than a noun.'],
}
