import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  since: '0.2.0',
  others: ['faceted filter', 'multi select', 'facets', 'checkbox dropdown'],
  uses: ['Filters above a table or a list, which count at once.'],
  instead: {
    tabs: 'One kind of a few is shown',
    checkbox: 'It is part of a form',
    combobox: 'One value is chosen',
  },
  keyboard: {
    'Enter, Space': 'On the button: opens it.',
    Tab: 'Moves through the search field, the checkboxes and Clear.',
    Space: 'Checks a kind.',
    Escape: 'Closes it; the focus returns to the button.',
  },
  supply: [
    'A `label` that names what is filtered.',
    'An announcement of how many are left, as `DataTable` makes it.',
  ],
  announced: 'The button with the number: "Status, 2 chosen"; inside, a group of that name.',
  content: [
    'One noun in the singular: "Status".',
    'Counts beside the options, where they are known.',
  ],
  sentences: {
    'MultiSelectFilter.options': 'The kinds: a value, a label and, if you like, a count.',
    'MultiSelectFilter.variant': 'The look of the button.',
    'MultiSelectFilter.size': 'The size of the button.',
  },
}
