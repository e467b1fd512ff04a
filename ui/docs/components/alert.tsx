import { Alert } from '../../src/alert.tsx'
import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  module: 'alert',
  status: 'stable',
  purpose:
    'A message about what just happened or what to know first, in the place that it is about.',
  uses: [
    'The failure of a form, above its fields.',
    'The success that replaces a form.',
    'A condition of what stands below, such as a store that is closed (`default`).',
  ],
  instead: [
    { when: 'The news needs no answer and belongs to no place', use: 'toast' },
    { when: 'It has to be answered before anything else', use: 'dialog' },
    { when: 'One field is wrong', use: 'field' },
    { when: 'It is one word about the thing beside it', use: 'badge' },
  ],
  anatomy: '<Alert variant="success" role="status">Text</Alert>',
  examples: [
    {
      right: {
        shows: <Alert variant="destructive">The card was declined. Try another one.</Alert>,
        because: 'What happened, and the way out.',
      },
      wrong: {
        shows: <Alert variant="destructive">Error 402</Alert>,
        because: 'A code helps the developer, not the person who reads it.',
      },
    },
    {
      right: {
        shows: <Alert>Orders placed today leave on Monday.</Alert>,
        because: '`default` for what is neither good nor bad.',
      },
      wrong: {
        shows: <Alert variant="destructive">Orders placed today leave on Monday.</Alert>,
        because: 'Red for what is no failure: the next real one will be overlooked.',
      },
    },
  ],
  keyboard: [],
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
