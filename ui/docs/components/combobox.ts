import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  since: '0.2.0',
  others: ['select', 'autocomplete', 'typeahead', 'searchable select', 'autosuggest'],
  uses: [
    'Cities, products, people: ten or more.',
    'What a server finds for what is typed: [Options from a server](options-from-a-server.md).',
  ],
  instead: {
    'native-select': 'There are fewer than ten',
    input: 'Any text may be entered',
    'multi-select-filter': 'Several may be chosen',
  },
  avoid: ['Two or three options: typing is slower than choosing one of two.'],
  keyboard: {
    '↓, ↑': 'Opens the list, and moves in it.',
    'Alt + ↓, Alt + ↑': 'Opens the list, and closes it.',
    Enter: 'Chooses what is marked.',
    Escape: 'Closes the list and returns to the last choice; a dialog around it stays open.',
    Tab: 'Goes on: text that is the name of an option chooses it, other text goes.',
  },
  supply: ['A `Field`, or an `aria-label`.'],
  announced:
    'The label and "combobox", the marked option, that others are looked up, and that nothing fits.',
  content: ['Options of one to four words that begin with the one that people type.'],
  sentences: {
    'Combobox.options': 'What can be chosen: a value and a label each.',
  },
}
