import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from './button.tsx'
import { Link } from './link.tsx'
import {
  ProductCard,
  ProductCardContent,
  ProductCardDescription,
  ProductCardFooter,
  ProductCardMedia,
  ProductCardTitle,
} from './product-card.tsx'
import { storyPicture, whitePicture } from './stories/picture.ts'

const text = (
  <>
    <ProductCardTitle level={2}>Ceramic 30</ProductCardTitle>
    <ProductCardDescription>
      Clear by day, calm at night: ceramic particles that turn away heat and let every signal
      through.
    </ProductCardDescription>
    <ProductCardFooter>
      <Link href="#ceramic" variant="standalone" stretched>
        Learn more
      </Link>
    </ProductCardFooter>
  </>
)

const meta = {
  title: 'Display/ProductCard',
  component: ProductCard,
  args: {
    className: 'max-w-sm',
    children: (
      <>
        <ProductCardMedia source={storyPicture} alt="" sizes="384px" />
        <ProductCardContent>{text}</ProductCardContent>
      </>
    ),
  },
} satisfies Meta<typeof ProductCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article').getBoundingClientRect()
    const hit = document.elementFromPoint(card.left + card.width / 2, card.top + 40)
    await expect(hit).toBe(canvas.getByRole('link'))
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
}

export const Cover: Story = { args: { variant: 'cover' } }

export const Row: Story = { args: { variant: 'row' } }

/** White is the worst background for light text. */
export const CoverOnWhite: Story = {
  args: {
    variant: 'cover',
    children: (
      <>
        <ProductCardMedia source={whitePicture} alt="" sizes="384px" />
        <ProductCardContent>{text}</ProductCardContent>
      </>
    ),
  },
}

const onAdd = fn()

/** A button in the footer can be clicked above the stretched link. */
export const ForSale: Story = {
  args: {
    children: (
      <>
        <ProductCardMedia source={storyPicture} alt="" sizes="384px" />
        <ProductCardContent>
          <ProductCardTitle level={2}>
            <Link href="#ceramic" variant="quiet" stretched>
              Ceramic 30
            </Link>
          </ProductCardTitle>
          <ProductCardDescription>
            A roll for one car, with a squeegee and a blade.
          </ProductCardDescription>
          <ProductCardFooter>
            <span className="text-dp-xl font-semibold tabular-nums">$120</span>
            <Button size="sm" onClick={onAdd}>
              Add to cart
            </Button>
          </ProductCardFooter>
        </ProductCardContent>
      </>
    ),
  },
  play: async ({ canvas }) => {
    onAdd.mockClear()
    const button = canvas.getByRole('button', { name: 'Add to cart' })
    const { left, top, width, height } = button.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    await expect(hit).toBe(button)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onAdd).toHaveBeenCalledOnce()
  },
}

export const Ink: Story = { parameters: { theme: 'ink' } }

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const LongWords: Story = {
  args: {
    children: (
      <ProductCardContent>
        <ProductCardTitle level={2}>Sonnenschutzfolienverlegefachbetriebe</ProductCardTitle>
        <ProductCardDescription>
          Wärmeschutzverglasungsnachrüstungsförderung im Bestand
        </ProductCardDescription>
      </ProductCardContent>
    ),
  },
  globals: { viewport: { value: 'phone320' } },
}
