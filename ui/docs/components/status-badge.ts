import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  since: '0.2.0',
  others: ['state', 'status indicator', 'dot', 'label'],
  uses: ['The state of an order, a task, a record.'],
  instead: {
    badge: 'It is a count or "New"',
  },
  supply: [
    'A word that is enough by itself: the mark is hidden.',
    'A `role="status"` around it that is always there, where it changes by itself.',
  ],
  announced: 'The word.',
  content: ['One or two words; the same word for the same state everywhere.'],
  sentences: { 'StatusBadge.status': 'How far it is; sets the mark and its color.' },
}
