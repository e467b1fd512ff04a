import { Combobox, Field } from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

const cities = ['Aachen', 'Bogotá', 'Dakar', 'Kyoto', 'Oslo'].map((label) => ({
  value: label.toLowerCase(),
  label,
}))

export const guide: Guide = {
  status: 'new',
  uses: ['Cities, products, people: ten or more.'],
  instead: {
    'native-select': 'There are fewer than ten',
    input: 'Any text may be entered',
    'multi-select-filter': 'Several may be chosen',
  },
  anatomy: '<Field>\n  <Combobox />\n</Field>',
  examples: (
    <>
      <Do because="A long list that people know by name.">
        <Field name="right-city" label="Nearest city" className="w-full">
          <Combobox options={cities} placeholder="Type or choose" />
        </Field>
      </Do>
      <DoNot because="Nobody types to choose one of two.">
        <Field name="wrong-city" label="Size" className="w-full">
          <Combobox options={cities.slice(0, 2)} placeholder="Search" />
        </Field>
      </DoNot>
    </>
  ),
  keyboard: {
    '↓, ↑': 'Opens the list, and moves in it.',
    'Alt + ↓, Alt + ↑': 'Opens the list, and closes it.',
    Enter: 'Chooses what is marked.',
    Escape: 'Closes the list and returns to the last choice; a dialog around it stays open.',
    Tab: 'Goes on: text that is the name of an option chooses it, other text goes.',
  },
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
