import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  others: ['modal', 'popup', 'lightbox', 'overlay'],
  uses: ['A short task that would lose its context on a separate page.'],
  instead: {
    sheet: 'It is a panel along an edge, as for the details of a row',
    popover: 'The page may be used meanwhile',
    'alert-dialog': 'It cannot be undone, and has to be answered',
    toast: 'It only tells',
    'mobile-menu': 'It is the menu of a phone',
    accordion: 'It hides text that some readers want',
  },
  avoid: ['A question before what cannot be undone: a click beside it would answer.'],
  keyboard: {
    'Enter, Space': 'On the trigger: opens it; the first control in it gets the focus.',
    Tab: 'Moves among its controls and never leaves it.',
    Escape: 'Closes it; the focus returns to the trigger.',
  },
  supply: [
    'A `DialogTitle`, always. Hide it with `sr-only` where the design has none.',
    'A `DialogDescription` where the title does not say it all, or `aria-describedby={undefined}`.',
    'The control that is wanted first as the first: it gets the focus.',
  ],
  announced: '"Dialog", its title and its description, as soon as it opens.',
  content: [
    'A title of up to six words, and a button that repeats its verb.',
    'No more than a task: what scrolls wants a page.',
  ],
}
