import {
  Link,
  ProductCard,
  ProductCardContent,
  ProductCardDescription,
  ProductCardFooter,
  ProductCardMedia,
  ProductCardTitle,
} from '@duskpane/ui'
import { storyPicture } from '../../src/stories/picture.ts'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

export const guide: Guide = {
  status: 'stable',
  uses: [
    'Products in a list (`stacked`).',
    'Large entrances, with the text over the picture (`cover`).',
    'Short lists of what is related, and narrow places (`row`).',
  ],
  instead: {
    card: 'There is no picture',
    'comparison-table': 'Values are compared',
  },
  anatomy:
    '<ProductCard>\n  <ProductCardMedia />\n  <ProductCardContent>\n    <ProductCardTitle />\n    <ProductCardDescription />\n    <ProductCardFooter>\n      <Link stretched />\n    </ProductCardFooter>\n  </ProductCardContent>\n</ProductCard>',
  examples: (
    <>
      <Do because="One link, which covers the card.">
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
      </Do>
      <DoNot because="Three links to the same thing, and a text that nobody reads in a list.">
        <ProductCard className="w-56">
          <ProductCardMedia source={storyPicture} alt="" sizes="14rem" />
          <ProductCardContent>
            <ProductCardTitle>Ceramic</ProductCardTitle>
            <ProductCardDescription>
              A film of nine layers with a warranty and a color that stays as it is for years.
            </ProductCardDescription>
            <ProductCardFooter>
              <Link href="#a">Details</Link> <Link href="#b">More</Link> <Link href="#c">Buy</Link>
            </ProductCardFooter>
          </ProductCardContent>
        </ProductCard>
      </DoNot>
    </>
  ),
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
  content: ['A name and one sentence.', 'Prices with their currency.'],
  sentences: {
    'ProductCardTitle.size': 'The look of the name.',
  },
}
