import { Skeleton } from '../../src/skeleton.tsx'
import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  module: 'skeleton',
  status: 'stable',
  purpose:
    'A placeholder of the same size for something that is loading, so that nothing shifts when it arrives.',
  uses: [
    'A list or a card whose shape is known before its content.',
    'Waits of half a second or more.',
  ],
  instead: [
    { when: 'Nothing was found', use: 'alert' },
    { when: 'Rows of a table load', use: 'data-table' },
    { when: 'A picture loads', use: 'picture' },
  ],
  anatomy: '<Skeleton className="h-6 w-48" />',
  examples: [
    {
      right: {
        shows: (
          <div className="grid w-full gap-3">
            <Skeleton className="h-6 w-1/2" />
            <Skeleton />
            <Skeleton className="w-4/5" />
          </div>
        ),
        because: 'The shape of what will stand there.',
      },
      wrong: {
        shows: <Skeleton className="h-32 w-full" />,
        because: 'A block of another shape: the page jumps when the text comes.',
      },
    },
  ],
  keyboard: [],
  supply: [
    '`aria-busy` on the region that loads: the skeleton itself is hidden from screen readers.',
    'A `role="status"` that says when it has loaded, or has failed.',
  ],
  announced: 'Nothing.',
  content: ['No text inside.'],
}
