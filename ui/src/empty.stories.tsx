import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mail } from 'lucide'
import { expect } from 'storybook/test'
import { Button } from './button.tsx'
import {
  Empty,
  EmptyContent,
  EmptyDescription,
  EmptyHeader,
  EmptyMedia,
  EmptyTitle,
} from './empty.tsx'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

const meta = {
  title: 'Feedback/Empty',
  component: Empty,
  args: {
    children: (
      <>
        <EmptyHeader>
          <EmptyMedia variant="icon">
            <Icon icon={Mail} />
          </EmptyMedia>
          <EmptyTitle>No messages yet</EmptyTitle>
          <EmptyDescription>
            What visitors write on the contact page arrives here, newest first.
          </EmptyDescription>
        </EmptyHeader>
        <EmptyContent>
          <Button variant="outline">See the contact page</Button>
        </EmptyContent>
      </>
    ),
  },
} satisfies Meta<typeof Empty>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('No messages yet')
  },
}

/** Where nothing fits a filter, the action is the way back. */
export const NothingFound: Story = {
  args: {
    children: (
      <>
        <EmptyHeader>
          <EmptyTitle level={3}>Nothing from March fits “refractor”</EmptyTitle>
          <EmptyDescription>12 records from other months do.</EmptyDescription>
        </EmptyHeader>
        <EmptyContent>
          <Button size="sm">Search all months</Button>
          <Link href="#clear">Clear the search</Link>
        </EmptyContent>
      </>
    ),
  },
}

export const Ink: Story = { parameters: { theme: 'ink' } }

export const Narrow: Story = { ...NothingFound, globals: { viewport: { value: 'phone320' } } }

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }
