import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  since: '0.2.0',
  others: ['loader', 'loading', 'progress', 'throbber', 'busy'],
  uses: ['Beside a text, for what takes more than a second.'],
  instead: {
    button: 'A button has started it: it has `loading`',
    'data-table': 'Rows are on their way: it has `status="loading"`',
  },
  supply: [
    'A text beside it, or a `label`.',
    '`role="status"` on both, so that it is heard when it comes.',
  ],
  announced: 'Its label as an image, or nothing without one.',
  content: ['The thing, with three dots: "Loading orders...".'],
}
