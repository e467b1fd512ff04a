import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  others: ['select', 'dropdown', 'picker', 'list box', 'combo box'],
  uses: ['Six or more known answers.', 'Countries, sizes, a sort order.'],
  instead: {
    'radio-group': 'There are up to five answers',
    checkbox: 'Several may be true',
    input: 'Any text may be entered',
  },
  avoid: ['Two answers behind a click, and the first one given beforehand: "Do you agree?"'],
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
    'Choices of one to four words, in an order that people know: by alphabet, by size.',
    'The most frequent ones may stand first.',
  ],
}
