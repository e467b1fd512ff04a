import { Field } from '../../src/field.tsx'
import { Input } from '../../src/input.tsx'
import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  module: 'field',
  status: 'stable',
  purpose:
    'Label, hint, count and error around one control, wired for assistive technology. `FieldSet` does the same for controls that answer one question.',
  uses: ['Every control of a form.', 'Two short answers side by side, in a `FieldPair`.'],
  instead: [
    { when: 'It is the form around the fields', use: 'form-shell' },
    { when: 'It is a message about the whole form', use: 'alert' },
  ],
  anatomy:
    '<FieldPair>\n  <Field>\n    <Input />\n  </Field>\n</FieldPair>\n<FieldSet>\n  <RadioGroup />\n</FieldSet>',
  examples: [
    {
      right: {
        shows: (
          <Field name="right-mail" label="E-mail" hint="We answer within a day." className="w-full">
            <Input type="email" defaultValue="ada@example.org" />
          </Field>
        ),
        because: 'The label stays when something is typed.',
      },
      wrong: {
        shows: (
          <Field
            name="wrong-mail"
            label={<span className="sr-only">E-mail</span>}
            className="w-full"
          >
            <Input type="email" placeholder="E-mail" />
          </Field>
        ),
        because: 'A placeholder is gone with the first letter.',
      },
    },
    {
      right: {
        shows: (
          <Field
            name="right-zip"
            label="Postal code"
            error="Enter five digits, such as 94107."
            className="w-full"
          >
            <Input defaultValue="941" />
          </Field>
        ),
        because: 'The error says how it is right.',
      },
      wrong: {
        shows: (
          <Field name="wrong-zip" label="Postal code" error="Invalid input" className="w-full">
            <Input defaultValue="941" />
          </Field>
        ),
        because: 'That it is wrong says the red edge already.',
      },
    },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves to the control; the field itself takes no focus.' }],
  supply: [
    'A `label` of words for each control.',
    'A `hint` before the control for what cannot be guessed: a format, a reason.',
    '`optional` where no answer is fine: required is the rule.',
    'For a control of your own: spread `useFieldControl(props)` on it.',
  ],
  announced: 'The label, "invalid entry" where it is, and the error and the hint as a description.',
  content: [
    'The thing to enter, as a noun: "Postal code".',
    'No colon, no star.',
    'An error in one sentence, without "please".',
  ],
  sentences: {
    'Field.label': 'What to enter; names the control.',
    'FieldSet.label': 'The question that all the controls answer.',
  },
}
