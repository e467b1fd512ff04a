import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  others: ['tile', 'box', 'panel', 'surface'],
  uses: [
    'One of several things of the same kind, side by side.',
    'A form or a summary beside running text.',
  ],
  instead: {
    'product-card': 'It shows a product with a picture and a link',
    'titled-list': 'It is a short point with a title',
    section: 'It is a band of the page',
  },
  supply: [
    'The `level` of the title, so that the outline of the page has no gap.',
    'A list around several cards (`ul`), so that their number is heard.',
    'A link or a button inside: the card itself cannot be pressed.',
  ],
  announced: 'Nothing by itself; its title as a heading.',
  content: [
    'A title that is enough by itself.',
    'At most three lines of text.',
    'One action at most.',
  ],
  sentences: {
    'Card.variant': '`default` on a plain ground; `outline` where many stand together.',
    'CardTitle.size': 'The look of the title, where it is not that of a card.',
  },
}
