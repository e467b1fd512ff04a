import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  others: ['form', 'validation', 'submit state'],
  uses: [
    'Every form that stores something.',
    'A single field with its button beside it (`layout="inline"`).',
  ],
  instead: {
    'data-table': 'It filters a table',
    field: 'It sets one thing at once, without a button',
  },
  avoid: ['"Submit" and three dots: one is what the machine does, the others are silent.'],
  keyboard: {
    Tab: 'Moves through the fields to the button.',
    Enter: 'Sends the form, from any field of one line.',
  },
  supply: [
    'An `aria-label`, or a heading and `aria-labelledby`.',
    '`required`, `type`, `pattern` and `maxlength` on the controls: they are the rules.',
    '`success`, `failure` and `submittingLabel` in words: each is announced. The first two come in an `Alert`.',
  ],
  announced:
    'The one error, or the number of errors; that it is submitting; then success or failure, which get the focus.',
  content: [
    'The button repeats the title of the form as a verb.',
    'A success says in one sentence what comes next and when: "We answer within a day."',
    'A failure says that nothing is lost, and what to try.',
  ],
  sentences: {
    'FormShell.submittingLabel': 'The text of the button while submitting; it is announced.',
  },
}
