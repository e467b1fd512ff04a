import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent } from 'storybook/test'
import { storyPicture } from '../stories/picture.ts'
import { Pane, PaneSlider } from './pane.tsx'

const meta = {
  title: 'Film/Pane',
  component: Pane,
  subcomponents: { PaneSlider },
  args: {
    source: storyPicture,
    alt: 'Two glass towers at sunset',
    sizes: '(min-width: 48rem) 768px, 100vw',
    vlt: 20,
    className: 'max-w-3xl',
  },
  argTypes: {
    vlt: { control: { type: 'range', min: 5, max: 90 } },
    edge: { control: { type: 'range', min: 0, max: 100 } },
  },
} satisfies Meta<typeof Pane>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ClearFilm: Story = { args: { vlt: 65, label: 'Ceramic 65' } }

export const DarkFilm: Story = { args: { vlt: 5, label: 'Ceramic 05', edge: 35 } }

export const WithoutCaptions: Story = { args: { bare: null, filmed: null } }

/** Dragged, or moved with the arrow keys. */
export const Slider: Story = {
  render: (args) => <PaneSlider {...args} />,
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Edge of the film' })
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    await expect(slider).toHaveAttribute('aria-valuetext', '50% filmed')

    fireEvent.input(slider, { target: { value: '20' } })
    await expect(slider).toHaveAttribute('aria-valuetext', '80% filmed')
    const picture = canvas.getByRole('img').getBoundingClientRect()
    const film = document.querySelector('[data-slot=pane-film]')?.getBoundingClientRect()
    await expect((film?.width ?? 0) / picture.width).toBeCloseTo(0.8, 2)
  },
}

export const SliderNarrow: Story = { ...Slider, globals: { viewport: { value: 'phone320' } } }

export const RightToLeft: Story = {
  args: { bare: 'زجاج عارٍ', label: 'مع الفيلم', edge: 30 },
  parameters: { direction: 'rtl' },
}
