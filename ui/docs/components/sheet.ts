import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  since: '0.2.0',
  others: ['drawer', 'side panel', 'slide-over', 'bottom sheet'],
  uses: ['The details of a row, filters, a form beside a list.'],
  instead: {
    dialog: 'It is a question',
    'mobile-menu': 'It is the menu of a phone',
    popover: 'The page may be used meanwhile',
  },
  avoid: ['A question: it does not need the height of the screen.'],
  keyboard: {
    'Enter, Space': 'On the trigger: opens it; its first control gets the focus.',
    Tab: 'Moves among its controls and never leaves it.',
    Escape: 'Closes it; the focus returns to what opened it.',
  },
  supply: [
    'A `SheetTitle`, always.',
    'A `SheetDescription`, or `aria-describedby={undefined}`.',
    'A `tabIndex` of 0 on a `SheetBody` in which nothing takes the focus: it scrolls.',
    'On phones, `interactive-widget=resizes-content` in the page’s viewport is not needed: the sheet stays above the keyboard.',
  ],
  announced: '"Dialog", its title and its description.',
  content: ['A title of one to four words names the thing; the footer has verbs.'],
}
