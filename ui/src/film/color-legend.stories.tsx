import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ColorLegend } from './color-legend.tsx'

const meta = {
  title: 'Film/Color legend',
  component: ColorLegend,
  args: {
    label: 'Irradiance, W/m²',
    ticks: ['0', '250', '500', '750', '1000'],
    className: 'max-w-xl',
  },
} satisfies Meta<typeof ColorLegend>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Irradiance, W/m²')).toBeVisible()
    const ticks = canvas.getAllByRole('listitem').map((tick) => tick.textContent)
    await expect(ticks).toEqual(args.ticks)
  },
}

export const Ink: Story = { parameters: { theme: 'ink' } }

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } }

/** The axis runs left to right in every writing direction. */
export const RightToLeft: Story = {
  args: { label: 'الإشعاع، واط/م²' },
  parameters: { direction: 'rtl' },
}
