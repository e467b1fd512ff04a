import { Button } from '../../src/button.tsx'
import { Empty, EmptyContent, EmptyDescription, EmptyHeader, EmptyTitle } from '../../src/empty.tsx'
import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  module: 'empty',
  status: 'new',
  purpose: 'What a list or a page says while there is nothing in it: why, and what to do about it.',
  uses: ['The first use of a place that fills.', 'A search without a result.'],
  instead: [
    { when: 'The rows of a table are missing', use: 'data-table' },
    { when: 'Something has failed', use: 'alert' },
  ],
  anatomy:
    '<Empty>\n  <EmptyHeader>\n    <EmptyMedia />\n    <EmptyTitle />\n    <EmptyDescription />\n  </EmptyHeader>\n  <EmptyContent />\n</Empty>',
  examples: [
    {
      right: {
        shows: (
          <Empty>
            <EmptyHeader>
              <EmptyTitle>No samples yet</EmptyTitle>
              <EmptyDescription>Those that you ask for stand here.</EmptyDescription>
            </EmptyHeader>
            <EmptyContent>
              <Button size="sm">Ask for one</Button>
            </EmptyContent>
          </Empty>
        ),
        because: 'Why it is empty, and one way on.',
      },
      wrong: {
        shows: (
          <Empty>
            <EmptyHeader>
              <EmptyTitle>Oops! Nothing here</EmptyTitle>
            </EmptyHeader>
          </Empty>
        ),
        because: 'It looks like a failure, and leads nowhere.',
      },
    },
  ],
  keyboard: [],
  supply: [
    'The `level` of the title.',
    'An announcement where a filter has emptied the list: this makes none.',
  ],
  announced: 'A heading, the text and the action.',
  content: ['What is missing, in the words of the reader.', 'One action.'],
  sentences: {
    'EmptyMedia.variant': '`icon` sets an icon on a disc.',
    'EmptyTitle.size': 'The look of the title.',
  },
}
