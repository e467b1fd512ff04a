import { Field, FormShell, Input } from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

const send = async () => {}

export const guide: Guide = {
  status: 'stable',
  uses: [
    'Every form that stores something.',
    'A single field with its button beside it (`layout="inline"`).',
  ],
  instead: {
    'data-table': 'It filters a table',
    field: 'It sets one thing at once, without a button',
  },
  anatomy: '<FormShell onSubmit={…}>\n  <Field>\n    <Input />\n  </Field>\n</FormShell>',
  examples: (
    <>
      <Do because="The button says what is sent, the note what becomes of it.">
        <FormShell
          className="w-full"
          onSubmit={send}
          submitLabel="Ask for a sample"
          submittingLabel="Sending..."
          note="We use the address for the sample only."
        >
          <Field name="right-address" label="E-mail">
            <Input type="email" />
          </Field>
        </FormShell>
      </Do>
      <DoNot because='"Submit" is what the machine does. And three dots are silent.'>
        <FormShell className="w-full" onSubmit={send} submitLabel="Submit" submittingLabel="...">
          <Field name="wrong-address" label="E-mail">
            <Input type="email" />
          </Field>
        </FormShell>
      </DoNot>
    </>
  ),
  keyboard: {
    Tab: 'Moves through the fields to the button.',
    Enter: 'Sends the form, from any field of one line.',
  },
  supply: [
    'An `aria-label`, or a heading and `aria-labelledby`.',
    '`required`, `type`, `pattern` and `maxlength` on the controls: they are the rules.',
    '`success`, `failure` and `submittingLabel` in words: each is announced.',
    '`invalidText` in the language of the page.',
  ],
  announced:
    'The one error, or the number of errors; that it is submitting; then success or failure, which get the focus.',
  content: [
    'The button repeats the title of the form as a verb.',
    'A failure says that nothing is lost, and what to try.',
  ],
  sentences: {
    'FormShell.submittingLabel': 'The text of the button while submitting; it is announced.',
  },
}
