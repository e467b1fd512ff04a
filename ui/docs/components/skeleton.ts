import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  others: ['placeholder', 'loading', 'shimmer', 'ghost'],
  uses: [
    'A text or a card whose shape is known before its content.',
    'Waits of half a second or more.',
  ],
  instead: {
    'data-table': 'Rows are on their way: it has `status="loading"`',
    picture: 'A picture is on its way',
    spinner: 'Nobody knows what will stand there',
  },
  supply: [
    'The size of what will stand there, by `style` or `className`.',
    '`aria-busy` on the region that loads, and a `role="status"` that says so.',
  ],
  announced: 'Nothing: the region around it says that it loads.',
}
