import { Badge } from '../../src/badge.tsx'
import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  module: 'badge',
  status: 'stable',
  purpose: 'A word or a number that qualifies the thing beside it: a status, a count, "New".',
  uses: [
    'The status of a row or a card.',
    'A count beside a title.',
    'What sets one item of a list apart.',
  ],
  instead: [
    { when: 'It says a sentence', use: 'alert' },
    { when: 'It can be pressed', use: 'button' },
    { when: 'It is a measured value', use: 'figure' },
  ],
  anatomy: '<Badge variant="success">Paid</Badge>',
  examples: [
    {
      right: {
        shows: (
          <p className="flex items-center gap-2">
            Order 1042 <Badge variant="success">Paid</Badge>
          </p>
        ),
        because: 'One word, beside what it is about.',
      },
      wrong: {
        shows: <Badge variant="success">This order has been paid in full by credit card</Badge>,
        because: 'A sentence in a badge cannot wrap, and is cut off on a phone.',
      },
    },
    {
      right: {
        shows: (
          <p className="flex flex-wrap gap-2">
            <Badge variant="secondary">Open</Badge> <Badge variant="secondary">Waiting</Badge>{' '}
            <Badge variant="destructive">Overdue</Badge>
          </p>
        ),
        because: '`secondary` is the rule, color the exception.',
      },
      wrong: {
        shows: (
          <p className="flex flex-wrap gap-2">
            <Badge variant="default">Open</Badge> <Badge variant="success">Waiting</Badge>{' '}
            <Badge variant="destructive">Overdue</Badge>
          </p>
        ),
        because: 'Where everything has a color, none of them says anything.',
      },
    },
  ],
  keyboard: [],
  supply: [
    'A word, not only a color or an icon.',
    'A text that makes sense after the one before it: "Order 1042 Paid" is read in one breath.',
  ],
  announced: 'The text, as part of the sentence around it.',
  content: ['One word, two at most.', 'The same word for the same status everywhere.'],
  sentences: { 'Badge.variant': 'What the word means: worth a look, nothing special, good, bad.' },
}
