import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  others: ['message', 'callout', 'banner', 'notice', 'notification bar'],
  uses: [
    'A failure above what has failed, a success in place of what is done: a `FormShell` does both by itself.',
    'A condition of what stands below, such as a store that is closed (`default`).',
  ],
  instead: {
    toast: 'The news needs no answer and belongs to no place',
    dialog: 'It has to be answered before anything else',
    field: 'One field is wrong',
    badge: 'It is one word about the thing beside it',
  },
  avoid: ['Red for what is no failure: the next real one will be overlooked.'],
  supply: [
    '`role="alert"` where it appears after an action, `role="status"` where it can wait; neither where it stands from the start.',
    'The focus, by `useFocusOn`, where it replaces the control that had it.',
    'Words for what the color says: the icon is hidden from screen readers.',
  ],
  announced:
    'The text, at once with `role="alert"`, after the current sentence with `role="status"`.',
  content: [
    'First what happened, then what to do.',
    'One or two sentences, no title.',
    'No blame, no "oops".',
  ],
  sentences: { 'Alert.variant': 'What kind of news it is; it sets color and icon.' },
}
