import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  others: ['symbol', 'glyph', 'pictogram', 'SVG'],
  uses: ['Beside a word that it repeats.', 'Inside a `Button` or an `IconButton`.'],
  instead: {
    'icon-button': 'It can be pressed',
    picture: 'It shows something real',
    'named-icon': 'Its name stands in data',
  },
  avoid: ['Ornament beside a word: it makes it harder to read.'],
  supply: [
    'The icon: `npm install lucide` has two thousand, of which an app bundles what it names.',
    'A `label` only where no word beside it says the same.',
    'Mirror arrows in right-to-left text: `rtl:-scale-x-100`.',
  ],
  announced: 'Nothing, or with a `label` that label and "image".',
  content: [
    'A label says what it means: "Call us", not "Telephone".',
    'One icon means one thing in the whole product.',
  ],
  sentences: {
    'Icon.icon': 'A node of Lucide, such as `Trash2`, or a component that draws an SVG.',
  },
}
