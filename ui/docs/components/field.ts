import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  others: ['label', 'form control', 'hint', 'error message', 'fieldset', 'help text'],
  purpose:
    'Label, hint, count and error around one control, wired for assistive technology. `FieldSet` does the same for controls that answer one question.',
  uses: ['Every control of a form.', 'Two short answers side by side, in a `FieldPair`.'],
  instead: {
    'form-shell': 'It is the form around the fields',
    alert: 'It is a message about the whole form',
  },
  keyboard: {
    Tab: 'Moves to the control; the field itself takes no focus.',
  },
  supply: [
    'A `label` of words for each control.',
    'A `hint` before the control for what cannot be guessed: a format, a reason.',
    '`optional` where no answer is fine: required is the rule.',
    'For a control of your own: spread `useFieldControl(props)` on it.',
  ],
  announced: 'The label, "invalid entry" where it is, and the error and the hint as a description.',
  content: [
    'The thing to enter, as a noun of one to three words: "Postal code".',
    'No colon, no star.',
    'A hint or an error in one sentence of up to twelve words, without "please".',
  ],
  sentences: {
    'Field.label': 'What to enter; names the control.',
    'FieldSet.label': 'The question that all the controls answer.',
  },
}
