import {
  Button,
  Empty,
  EmptyContent,
  EmptyDescription,
  EmptyHeader,
  EmptyTitle,
} from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

export const guide: Guide = {
  status: 'new',
  uses: ['The first use of a place that fills.', 'A search without a result.'],
  instead: {
    'data-table': 'The rows of a table are missing',
    alert: 'Something has failed',
  },
  anatomy:
    '<Empty>\n  <EmptyHeader>\n    <EmptyMedia />\n    <EmptyTitle />\n    <EmptyDescription />\n  </EmptyHeader>\n  <EmptyContent />\n</Empty>',
  examples: (
    <>
      <Do because="Why it is empty, and one way on.">
        <Empty>
          <EmptyHeader>
            <EmptyTitle>No samples yet</EmptyTitle>
            <EmptyDescription>Those that you ask for stand here.</EmptyDescription>
          </EmptyHeader>
          <EmptyContent>
            <Button size="sm">Ask for one</Button>
          </EmptyContent>
        </Empty>
      </Do>
      <DoNot because="It looks like a failure, and leads nowhere.">
        <Empty>
          <EmptyHeader>
            <EmptyTitle>Oops! Nothing here</EmptyTitle>
          </EmptyHeader>
        </Empty>
      </DoNot>
    </>
  ),
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
