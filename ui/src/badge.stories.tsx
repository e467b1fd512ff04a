import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check } from 'lucide'
import { Badge } from './badge.tsx'
import { Icon } from './icon.tsx'

const meta = {
  title: 'Display/Badge',
  component: Badge,
  args: { variant: 'secondary', children: 'Pending' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Badge variant="secondary">Pending</Badge>
      <Badge>New</Badge>
      <Badge variant="success">
        <Icon icon={Check} /> Stored
      </Badge>
      <Badge variant="destructive">Refused</Badge>
    </div>
  ),
}

export const Ink: Story = { ...Variants, parameters: { theme: 'ink' } }
