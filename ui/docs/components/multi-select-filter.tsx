import { MultiSelectFilter } from '../../src/multi-select-filter.tsx'
import type { Guide } from '../page/guide.ts'

const options = [
  { value: 'open', label: 'Open' },
  { value: 'sent', label: 'Sent' },
]

export const guide: Guide = {
  module: 'multi-select-filter',
  status: 'new',
  purpose:
    'Which of several kinds a list shows: a button with the number that is chosen, and checkboxes behind it.',
  uses: ['Filters above a table or a list, which count at once.'],
  instead: [
    { when: 'One kind of a few is shown', use: 'tabs' },
    { when: 'It is part of a form', use: 'checkbox' },
    { when: 'One value is chosen', use: 'combobox' },
  ],
  anatomy: '<MultiSelectFilter label="Status" options={…} />',
  examples: [
    {
      right: {
        shows: <MultiSelectFilter label="Status" options={options} defaultValue={['open']} />,
        because: 'What is filtered, and how much of it.',
      },
      wrong: {
        shows: <MultiSelectFilter label="Filter" options={options} />,
        because: 'Which one? Beside another it cannot be told.',
      },
    },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'On the button: opens it.' },
    { keys: 'Tab', does: 'Moves through the search field, the checkboxes and Clear.' },
    { keys: 'Space', does: 'Checks a kind.' },
    { keys: 'Escape', does: 'Closes it; the focus returns to the button.' },
  ],
  supply: [
    'A `label` that names what is filtered.',
    'An announcement of how many are left, as `DataTable` makes it.',
  ],
  announced: 'The button with the number: "Status, 2 chosen"; inside, a group of that name.',
  content: ['A noun in the singular.', 'Counts beside the options, where they are known.'],
  sentences: {
    'MultiSelectFilter.options': 'The kinds: a value, a label and, if you like, a count.',
    'MultiSelectFilter.variant': 'The look of the button.',
    'MultiSelectFilter.size': 'The size of the button.',
  },
}
