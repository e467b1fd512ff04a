import { Link } from '../../src/link.tsx'
import {
  ProductCard,
  ProductCardContent,
  ProductCardDescription,
  ProductCardFooter,
  ProductCardMedia,
  ProductCardTitle,
} from '../../src/product-card.tsx'
import { storyPicture } from '../../src/stories/picture.ts'
import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  module: 'product-card',
  status: 'stable',
  purpose: 'A picture, a name and a link. With a `stretched` link all of the card can be pressed.',
  uses: [
    'Products in a list (`stacked`).',
    'Large entrances, with the text over the picture (`cover`).',
    'Short lists of what is related, and narrow places (`row`).',
  ],
  instead: [
    { when: 'There is no picture', use: 'card' },
    { when: 'Values are compared', use: 'comparison-table' },
  ],
  anatomy:
    '<ProductCard>\n  <ProductCardMedia />\n  <ProductCardContent>\n    <ProductCardTitle />\n    <ProductCardDescription />\n    <ProductCardFooter>\n      <Link stretched />\n    </ProductCardFooter>\n  </ProductCardContent>\n</ProductCard>',
  examples: [
    {
      right: {
        shows: (
          <ProductCard className="w-56">
            <ProductCardMedia source={storyPicture} alt="" sizes="14rem" />
            <ProductCardContent>
              <ProductCardTitle>Ceramic</ProductCardTitle>
              <ProductCardFooter>
                <Link href="#c" variant="standalone" stretched>
                  See Ceramic
                </Link>
              </ProductCardFooter>
            </ProductCardContent>
          </ProductCard>
        ),
        because: 'One link, which covers the card.',
      },
      wrong: {
        shows: (
          <ProductCard className="w-56">
            <ProductCardMedia source={storyPicture} alt="" sizes="14rem" />
            <ProductCardContent>
              <ProductCardTitle>Ceramic</ProductCardTitle>
              <ProductCardDescription>
                A film of nine layers with a warranty and a color that stays as it is for years.
              </ProductCardDescription>
              <ProductCardFooter>
                <Link href="#a">Details</Link> <Link href="#b">More</Link>{' '}
                <Link href="#c">Buy</Link>
              </ProductCardFooter>
            </ProductCardContent>
          </ProductCard>
        ),
        because: 'Three links to the same thing, and a text that nobody reads in a list.',
      },
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the link, then to the buttons of the card.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  supply: [
    'The `level` of the title.',
    'A link whose text names the product.',
    'An empty `alt` where the picture only shows what the title says.',
  ],
  announced: '"Article", the title as a heading, the text and the link.',
  content: ['A name and one sentence.', 'Prices with their currency.'],
  sentences: {
    'ProductCardTitle.size': 'The look of the name.',
  },
}
