import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SpectrumStrip } from './spectrum-strip.tsx'

const meta = {
  title: 'Film/SpectrumStrip',
  component: SpectrumStrip,
  args: { uv: 1, visible: 30, infrared: 6, className: 'max-w-xl' },
} satisfies Meta<typeof SpectrumStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Light let through')).toBeVisible()
    const values = canvas.getAllByRole('definition').map((value) => value.textContent)
    await expect(values).toEqual(['1%', '30%', '6%'])
  },
}

export const Nothing: Story = { args: { uv: 0, visible: 0, infrared: 0 } }

/** Only the bar is visible; screen readers still have the values. */
export const Small: Story = { args: { size: 'sm', className: 'max-w-48' } }

export const Compared: Story = {
  render: () => (
    <div className="grid max-w-xl gap-8">
      <SpectrumStrip label="Bare glass" uv={72} visible={90} infrared={78} />
      <SpectrumStrip label="Dyed film" uv={1} visible={35} infrared={60} />
      <SpectrumStrip label="Ceramic film" uv={0} visible={55} infrared={4} />
    </div>
  ),
}

export const Ink: Story = { ...Compared, parameters: { theme: 'ink' } }

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } }

/** The axis runs left to right in every writing direction. */
export const RightToLeft: Story = {
  args: {
    label: 'الضوء النافذ',
    names: { uv: 'فوق بنفسجي', visible: 'مرئي', infrared: 'تحت الأحمر' },
  },
  parameters: { direction: 'rtl' },
}
