import { StatusBadge } from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

export const guide: Guide = {
  status: 'new',
  uses: ['The state of an order, a task, a record.'],
  instead: {
    badge: 'It is a count or "New"',
  },
  anatomy: '<StatusBadge status="success">Stored</StatusBadge>',
  examples: (
    <>
      <Do because="The word says it all; mark and color repeat it.">
        <StatusBadge status="success">Stored</StatusBadge>
      </Do>
      <DoNot because="What is OK? The color is not heard.">
        <StatusBadge status="success">OK</StatusBadge>
      </DoNot>
    </>
  ),
  supply: [
    'A word that is enough by itself: the mark is hidden.',
    'A `role="status"` around it that is always there, where it changes by itself.',
  ],
  announced: 'The word.',
  content: ['One or two words; the same word for the same state everywhere.'],
  sentences: { 'StatusBadge.status': 'How far it is; sets the mark and its color.' },
}
