import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  since: '0.2.0',
  others: ['confirm', 'confirmation', 'are you sure', 'modal'],
  uses: ['Before what cannot be undone, such as erasing what a customer sent.'],
  instead: {
    dialog: 'It is a task, or may be left by a click beside it',
    toast: 'It can be undone: do it at once, with a way back',
  },
  avoid: [
    'A question about what an undo would bring back: users soon stop reading it.',
    '"Are you sure?" with Yes and No: sure of what, and which button keeps it?',
  ],
  keyboard: {
    'Enter, Space': 'On the trigger: opens it; the harmless answer has the focus.',
    Tab: 'Moves between the answers and never leaves them.',
    Escape: 'Is the harmless answer; the focus returns to the trigger.',
  },
  supply: [
    'An `AlertDialogTitle` and an `AlertDialogDescription`, always: both are read as it opens.',
    'An `AlertDialogCancel`: without it the focus has no harmless place.',
  ],
  announced: '"Alert dialog", its title and its description, as soon as it opens.',
  sentences: {
    'AlertDialogCancel.variant': 'The look of the button.',
    'AlertDialogCancel.size': 'The size of the button.',
    'AlertDialogAction.variant': 'The look of the button.',
    'AlertDialogAction.size': 'The size of the button.',
  },
  content: [
    'The title asks in up to six words: "Erase this request?"; one sentence says what is lost.',
    'The buttons answer with the verb: "Erase it", "Keep it", never "OK" or "Yes".',
  ],
}
