import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Figure, FigureGroup } from './figure.tsx'

const meta = {
  title: 'Film/Figure',
  component: Figure,
  args: { value: 30, unit: '%', label: 'VLT', caption: 'Visible light let through' },
  render: (args) => (
    <FigureGroup>
      <Figure {...args} />
    </FigureGroup>
  ),
} satisfies Meta<typeof Figure>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('VLT')
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('30%')
  },
}

export const Group: Story = {
  render: (args) => (
    <FigureGroup>
      <Figure {...args} />
      <Figure {...args} value={100} label="UVR" caption="Ultraviolet rejected" />
      <Figure {...args} value={96} label="IRR" caption="Infrared rejected" />
      <Figure {...args} value={81} label="TSER" caption="Total solar energy rejected" />
    </FigureGroup>
  ),
}

export const Large: Story = { ...Group, args: { size: 'lg' } }

export const Small: Story = { ...Group, args: { size: 'sm' } }

export const OtherUnit: Story = {
  args: { value: 16, unit: 'mil', label: 'Thickness', caption: 'Thousandths of an inch' },
}

export const Ink: Story = { ...Group, parameters: { theme: 'ink' } }

export const Narrow: Story = { ...Group, globals: { viewport: { value: 'phone320' } } }

export const RightToLeft: Story = { ...Group, parameters: { direction: 'rtl' } }
