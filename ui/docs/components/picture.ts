import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  others: ['image', 'photo', 'responsive image', 'img'],
  uses: ['Every photograph and rendering.', 'The first picture of a page, with `priority`.'],
  instead: {
    icon: 'It is a symbol',
    'product-card': 'It belongs to a product',
    slider: 'Several of them take turns',
  },
  avoid: ['A picture that is squeezed, loaded five times too large, or called "image".'],
  supply: [
    'An `alt` that says what is seen; empty only where the text beside it says the same.',
    'No text in the picture: it cannot be read aloud, translated or enlarged.',
  ],
  announced: 'The `alt` and "image"; nothing where it is empty.',
  content: ['What is seen and why it is there, in one sentence, without "picture of".'],
}
