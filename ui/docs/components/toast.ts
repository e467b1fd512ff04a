import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  others: ['snackbar', 'notification', 'flash message', 'undo'],
  purpose:
    'News that needs no answer, in the corner of the viewport, for six seconds or its `duration`. Nothing may be lost with it.',
  uses: ['An action that has worked and leaves no other trace in view.', 'A way to undo it.'],
  instead: {
    alert: 'It has failed, or has to be read',
    dialog: 'It has to be answered',
    badge: 'The result is in view anyway',
  },
  avoid: ['A failure: it disappears while one looks for a pen.'],
  keyboard: {
    F8: 'Moves the focus to the toasts.',
    Tab: 'Moves to the action and to Dismiss.',
    Escape:
      'Closes the toast that has the focus, or else the newest, before any layer of the page.',
  },
  supply: [
    'A `Toaster` around the app.',
    'The `altText` of an action: how to do the same without the toast.',
    'The same news somewhere else, for those who missed it.',
  ],
  announced: 'Title and description, politely, after what is being read.',
  content: [
    'A sentence of up to eight words that names the thing.',
    'One action at most, of one word.',
  ],
  sentences: { 'Toaster.children': 'The app, which can then call `useToast`.' },
}
