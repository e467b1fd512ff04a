import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  others: ['tag', 'label', 'pill', 'chip', 'status', 'lozenge'],
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
  avoid: ['A sentence in a badge: it cannot wrap, and is cut off on a phone.'],
  supply: [
    'A word, not only a color or an icon.',
    'A text that makes sense after the one before it: "Order 1042 Paid" is read in one breath.',
  ],
  announced: 'The text, as part of the sentence around it.',
  content: ['One word, two at most.', 'The same word for the same status everywhere.'],
  sentences: { 'Badge.variant': 'What the word means: worth a look, nothing special, good, bad.' },
}
