import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Swatch } from './swatch.tsx'

const meta = {
  title: 'Film/Swatch',
  component: Swatch,
  args: { vlt: 35, className: 'size-24' },
} satisfies Meta<typeof Swatch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Half of the light is far more than half of the code values. */
export const Computed: Story = {
  args: { vlt: 50 },
  play: async ({ canvasElement }) => {
    const swatch = canvasElement.querySelector('[data-slot=swatch]')
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')
    if (!swatch || !canvas) throw new Error('no swatch')
    canvas.fillStyle = getComputedStyle(swatch).backgroundColor
    canvas.fillRect(0, 0, 1, 1)
    await expect([...canvas.getImageData(0, 0, 1, 1).data]).toEqual([188, 188, 188, 255])
  },
}

export const Scale: Story = {
  render: () => (
    <ul className="flex flex-wrap gap-4">
      {[5, 15, 25, 35, 50, 70, 88].map((vlt) => (
        <li key={vlt}>
          <Swatch vlt={vlt} className="size-16" />
          {vlt}%
        </li>
      ))}
    </ul>
  ),
}

export const Ink: Story = { ...Scale, parameters: { theme: 'ink' } }
