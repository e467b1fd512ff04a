import { Field } from '../../src/field.tsx'
import { NativeSelect } from '../../src/native-select.tsx'
import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  module: 'native-select',
  status: 'stable',
  purpose:
    'One choice from a list, inside a `Field`: the platform’s own select, which every device knows.',
  uses: ['Six or more known answers.', 'Countries, sizes, a sort order.'],
  instead: [
    { when: 'There are up to five answers', use: 'radio-group' },
    { when: 'Several may be true', use: 'checkbox' },
    { when: 'Any text may be entered', use: 'input' },
  ],
  anatomy:
    '<Field>\n  <NativeSelect placeholder="Choose a state">\n    <option />\n  </NativeSelect>\n</Field>',
  examples: [
    {
      right: {
        shows: (
          <Field name="right-state" label="State" className="w-full">
            <NativeSelect placeholder="Choose a state">
              <option>Alabama</option>
            </NativeSelect>
          </Field>
        ),
        because: 'Nothing is chosen until somebody chooses.',
      },
      wrong: {
        shows: (
          <Field name="wrong-state" label="Do you agree?" className="w-full">
            <NativeSelect>
              <option>Yes</option>
              <option>No</option>
            </NativeSelect>
          </Field>
        ),
        because: 'Two answers behind a click, and the first one given by default.',
      },
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the list.' },
    { keys: 'Space, Enter', does: 'Opens it, or takes the choice; by browser.' },
    { keys: '↑, ↓', does: 'Moves through the choices.' },
    { keys: 'A to Z', does: 'Goes to the choice that begins so.' },
  ],
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
