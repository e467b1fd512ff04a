import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  others: ['disclosure', 'collapsible', 'expander', 'FAQ', 'details'],
  uses: [
    'Questions and answers.',
    'Steps that are read one at a time (`numbering="decimal"`).',
    'Details that few readers want.',
  ],
  instead: {
    tabs: 'One of several views is always shown',
    'titled-list': 'Everybody needs to read it',
    popover: 'It opens above the page',
  },
  keyboard: {
    Tab: 'Moves to the next trigger.',
    'Enter, Space': 'Opens it, or closes it.',
  },
  supply: ['A trigger of words.', 'A heading above the group: the triggers are not headings.'],
  announced: 'The text of the trigger with "collapsed" or "expanded".',
  content: [
    'Questions in the words of the people who ask them.',
    'A question of up to ten words; its answer in the first sentence, reasons after it.',
  ],
  sentences: {
    'Accordion.defaultValue': 'The values of the items that are open at first.',
    'Accordion.onValueChange': 'Called with the values of the open items.',
  },
}
