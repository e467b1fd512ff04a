import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusBadge } from './status-badge.tsx'

const meta = {
  title: 'Display/StatusBadge',
  component: StatusBadge,
  parameters: {
    docs: {
      description: {
        component: [
          'How far a thing is: a word with a mark whose shape and color say the same.',
          '**Keyboard.** It takes no focus.',
          '**Screen reader.** The word. The mark is hidden, so the word has to say it all: "Stored", not "OK". Where a status changes by itself, put it into an element with `role="status"` that is always there.',
        ].join('\n\n'),
      },
    },
  },
  args: { children: 'Waiting' },
  argTypes: {
    status: { control: 'inline-radio', options: ['neutral', 'active', 'success', 'danger'] },
  },
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
    </div>
  ),
}

export const Ink: Story = { ...Statuses, parameters: { theme: 'ink' } }

export const Narrow: Story = { ...Statuses, globals: { viewport: { value: 'phone320' } } }

export const RightToLeft: Story = { ...Statuses, parameters: { direction: 'rtl' } }
