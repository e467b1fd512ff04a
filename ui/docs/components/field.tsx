import { Field, Input } from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

export const guide: Guide = {
  status: 'stable',
  purpose:
    'Label, hint, count and error around one control, wired for assistive technology. `FieldSet` does the same for controls that answer one question.',
  uses: ['Every control of a form.', 'Two short answers side by side, in a `FieldPair`.'],
  instead: {
    'form-shell': 'It is the form around the fields',
    alert: 'It is a message about the whole form',
  },
  anatomy:
    '<FieldPair>\n  <Field>\n    <Input />\n  </Field>\n</FieldPair>\n<FieldSet>\n  <RadioGroup />\n</FieldSet>',
  examples: (
    <>
      <Do because="The label stays when something is typed.">
        <Field name="right-mail" label="E-mail" hint="We answer within a day." className="w-full">
          <Input type="email" defaultValue="ada@example.org" />
        </Field>
      </Do>
      <DoNot because="A placeholder is gone with the first letter.">
        <Field name="wrong-mail" label={<span className="sr-only">E-mail</span>} className="w-full">
          <Input type="email" placeholder="E-mail" />
        </Field>
      </DoNot>
      <Do because="The error says how it is right.">
        <Field
          name="right-zip"
          label="Postal code"
          error="Enter five digits, such as 94107."
          className="w-full"
        >
          <Input defaultValue="941" />
        </Field>
      </Do>
      <DoNot because="That it is wrong says the red edge already.">
        <Field name="wrong-zip" label="Postal code" error="Invalid input" className="w-full">
          <Input defaultValue="941" />
        </Field>
      </DoNot>
    </>
  ),
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
    'The thing to enter, as a noun: "Postal code".',
    'No colon, no star.',
    'An error in one sentence, without "please".',
  ],
  sentences: {
    'Field.label': 'What to enter; names the control.',
    'FieldSet.label': 'The question that all the controls answer.',
  },
}
