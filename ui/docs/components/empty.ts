import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  since: '0.2.0',
  others: ['empty state', 'blank slate', 'no results', 'zero data'],
  uses: ['The first use of a place that fills.', 'A search without a result.'],
  instead: {
    'data-table': 'The rows of a table are missing',
    alert: 'Something has failed',
  },
  supply: [
    'The `level` of the title.',
    'An announcement where a filter has emptied the list: this makes none.',
  ],
  announced: 'A heading, the text and the action.',
  content: [
    'A title of up to five words: what is missing, in the words of the reader.',
    'One sentence on how it comes here, and one action.',
  ],
  sentences: {
    'EmptyMedia.variant': '`icon` sets an icon on a disc.',
    'EmptyTitle.size': 'The look of the title.',
  },
}
