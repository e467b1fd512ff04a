import { StatusBadge } from '../../src/status-badge.tsx'
import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  module: 'status-badge',
  status: 'new',
  purpose: 'How far a thing is: a word with a mark whose shape and color say the same.',
  uses: ['The state of an order, a task, a record.'],
  instead: [{ when: 'It is a count or "New"', use: 'badge' }],
  anatomy: '<StatusBadge status="success">Stored</StatusBadge>',
  examples: [
    {
      right: {
        shows: <StatusBadge status="success">Stored</StatusBadge>,
        because: 'The word says it all; mark and color repeat it.',
      },
      wrong: {
        shows: <StatusBadge status="success">OK</StatusBadge>,
        because: 'What is OK? The color is not heard.',
      },
    },
  ],
  keyboard: [],
  supply: [
    'A word that is enough by itself: the mark is hidden.',
    'A `role="status"` around it that is always there, where it changes by itself.',
  ],
  announced: 'The word.',
  content: ['One or two words; the same word for the same state everywhere.'],
  sentences: { 'StatusBadge.status': 'How far it is; sets the mark and its color.' },
}
