import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  others: ['tile', 'teaser', 'product tile'],
  uses: [
    'Products in a list (`stacked`).',
    'Large entrances, with the text over the picture (`cover`).',
    'Short lists of what is related, and narrow places (`row`).',
  ],
  instead: {
    card: 'There is no picture',
    'comparison-table': 'Values are compared',
  },
  avoid: ['Three links to the same thing, and a long text that is not read in a list.'],
  keyboard: {
    Tab: 'Moves to the link, then to the buttons of the card.',
    Enter: 'Follows the link.',
  },
  supply: [
    'The `level` of the title.',
    'A link whose text names the product.',
    'An empty `alt` where the picture only shows what the title says.',
  ],
  announced: '"Article", the title as a heading, the text and the link.',
  content: ['A name, and one sentence of up to fifteen words.', 'Prices with their currency.'],
  sentences: {
    'ProductCardTitle.size': 'The look of the name.',
  },
}
