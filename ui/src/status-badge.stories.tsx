import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusBadge } from './status-badge.tsx'

const meta = {
  title: 'Display/StatusBadge',
  component: StatusBadge,
  args: { children: 'Waiting' },
} satisfies Meta<typeof StatusBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Statuses: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <StatusBadge>Waiting</StatusBadge>
      <StatusBadge status="active">Observing</StatusBadge>
      <StatusBadge status="success">Stored</StatusBadge>
      <StatusBadge status="danger">Cloudy</StatusBadge>
      <StatusBadge status="closed">Closed</StatusBadge>
      <StatusBadge status="rejected">Rejected</StatusBadge>
    </div>
  ),
}

export const Ink: Story = { ...Statuses, parameters: { theme: 'ink' } }
