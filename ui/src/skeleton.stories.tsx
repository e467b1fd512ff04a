import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card, CardContent } from './card.tsx'
import { Skeleton } from './skeleton.tsx'

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  args: { className: 'w-64' },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** As large as the card that replaces it, so that nothing moves. */
export const OfACard: Story = {
  render: () => (
    <Card className="max-w-sm" aria-busy="true">
      <Skeleton className="aspect-4/3 h-auto rounded-none" />
      <CardContent>
        <Skeleton className="h-7 w-2/3" />
        <Skeleton />
        <Skeleton className="w-4/5" />
      </CardContent>
    </Card>
  ),
}

export const Ink: Story = { ...OfACard, parameters: { theme: 'ink' } }

export const Narrow: Story = { ...OfACard, globals: { viewport: { value: 'phone320' } } }
