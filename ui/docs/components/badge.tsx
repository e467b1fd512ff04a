import { Badge } from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

export const guide: Guide = {
  status: 'stable',
  uses: [
    'The status of a row or a card.',
    'A count beside a title.',
    'What sets one item of a list apart.',
  ],
  instead: {
    alert: 'It says a sentence',
    button: 'It can be pressed',
    figure: 'It is a measured value',
  },
  anatomy: '<Badge variant="success">Paid</Badge>',
  examples: (
    <>
      <Do because="One word, beside what it is about.">
        <p className="flex items-center gap-2">
          Order 1042 <Badge variant="success">Paid</Badge>
        </p>
      </Do>
      <DoNot because="A sentence in a badge cannot wrap, and is cut off on a phone.">
        <Badge variant="success">This order has been paid in full by credit card</Badge>
      </DoNot>
      <Do because="`secondary` is the rule, color the exception.">
        <p className="flex flex-wrap gap-2">
          <Badge variant="secondary">Open</Badge> <Badge variant="secondary">Waiting</Badge>{' '}
          <Badge variant="destructive">Overdue</Badge>
        </p>
      </Do>
      <DoNot because="Where everything has a color, none of them says anything.">
        <p className="flex flex-wrap gap-2">
          <Badge variant="default">Open</Badge> <Badge variant="success">Waiting</Badge>{' '}
          <Badge variant="destructive">Overdue</Badge>
        </p>
      </DoNot>
    </>
  ),
  supply: [
    'A word, not only a color or an icon.',
    'A text that makes sense after the one before it: "Order 1042 Paid" is read in one breath.',
  ],
  announced: 'The text, as part of the sentence around it.',
  content: ['One word, two at most.', 'The same word for the same status everywhere.'],
  sentences: { 'Badge.variant': 'What the word means: worth a look, nothing special, good, bad.' },
}
