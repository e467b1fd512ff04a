import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './badge.tsx'
import { Icon } from './icon.tsx'

const meta = {
  title: 'Display/Badge',
  component: Badge,
  args: { children: 'Pending' },
  argTypes: { tone: { control: 'select', options: ['neutral', 'accent', 'success', 'danger'] } },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Tones: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Badge>Pending</Badge>
      <Badge tone="accent">New</Badge>
      <Badge tone="success">
        <Icon name="check" /> Stored
      </Badge>
      <Badge tone="danger">Refused</Badge>
    </div>
  ),
}

export const Count: Story = { args: { tone: 'accent', children: '12' } }

export const Ink: Story = { ...Tones, parameters: { theme: 'ink' } }

export const RightToLeft: Story = { ...Tones, parameters: { direction: 'rtl' } }
