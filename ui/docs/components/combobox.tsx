import { Combobox } from '../../src/combobox.tsx'
import { Field } from '../../src/field.tsx'
import type { Guide } from '../page/guide.ts'

const cities = ['Aachen', 'Bogotá', 'Dakar', 'Kyoto', 'Oslo'].map((label) => ({
  value: label.toLowerCase(),
  label,
}))

export const guide: Guide = {
  module: 'combobox',
  status: 'new',
  purpose:
    'One choice from a list too long to read, by typing a part of it. Only what is in the list can be chosen.',
  uses: ['Cities, products, people: ten or more.'],
  instead: [
    { when: 'There are fewer than ten', use: 'native-select' },
    { when: 'Any text may be entered', use: 'input' },
    { when: 'Several may be chosen', use: 'multi-select-filter' },
  ],
  anatomy: '<Field>\n  <Combobox />\n</Field>',
  examples: [
    {
      right: {
        shows: (
          <Field name="right-city" label="Nearest city" className="w-full">
            <Combobox options={cities} placeholder="Type or choose" />
          </Field>
        ),
        because: 'A long list that people know by name.',
      },
      wrong: {
        shows: (
          <Field name="wrong-city" label="Size" className="w-full">
            <Combobox options={cities.slice(0, 2)} placeholder="Search" />
          </Field>
        ),
        because: 'Nobody types to choose one of two.',
      },
    },
  ],
  keyboard: [
    { keys: '↓, ↑', does: 'Opens the list, and moves in it.' },
    { keys: 'Alt + ↓, Alt + ↑', does: 'Opens the list, and closes it.' },
    { keys: 'Enter', does: 'Chooses what is marked.' },
    {
      keys: 'Escape',
      does: 'Closes the list and returns to the last choice; a dialog around it stays open.',
    },
    {
      keys: 'Tab',
      does: 'Goes on: text that is the name of an option chooses it, other text goes.',
    },
  ],
  supply: [
    'A `Field`, or an `aria-label`.',
    '`openLabel`, `listLabel` and `emptyLabel` in the language of the page.',
  ],
  announced: 'The label and "combobox", the marked option, and that nothing fits.',
  content: ['Labels that begin with the word that people type.'],
  sentences: {
    'Combobox.options': 'What can be chosen: a value and a label each.',
    'Combobox.listLabel': 'The name of the list.',
  },
}
