import { Field, NativeSelect } from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

export const guide: Guide = {
  status: 'stable',
  uses: ['Six or more known answers.', 'Countries, sizes, a sort order.'],
  instead: {
    'radio-group': 'There are up to five answers',
    checkbox: 'Several may be true',
    input: 'Any text may be entered',
  },
  anatomy:
    '<Field>\n  <NativeSelect placeholder="Choose a state">\n    <option />\n  </NativeSelect>\n</Field>',
  examples: (
    <>
      <Do because="Nothing is chosen until somebody chooses.">
        <Field name="right-state" label="State" className="w-full">
          <NativeSelect placeholder="Choose a state">
            <option>Alabama</option>
          </NativeSelect>
        </Field>
      </Do>
      <DoNot because="Two answers behind a click, and the first one given by default.">
        <Field name="wrong-state" label="Do you agree?" className="w-full">
          <NativeSelect>
            <option>Yes</option>
            <option>No</option>
          </NativeSelect>
        </Field>
      </DoNot>
    </>
  ),
  keyboard: {
    Tab: 'Moves to the list.',
    'Space, Enter': 'Opens it, or takes the choice; by browser.',
    '↑, ↓': 'Moves through the choices.',
    'A to Z': 'Goes to the choice that begins so.',
  },
  supply: [
    'A `Field` that names it.',
    'A `placeholder` where nothing should be chosen at first; with `required` it is no answer.',
  ],
  announced: 'The label, the choice, and "pop-up button" or "combo box", by platform.',
  content: [
    'Choices in an order that people know: by alphabet, by size.',
    'The most frequent ones may stand first.',
  ],
}
