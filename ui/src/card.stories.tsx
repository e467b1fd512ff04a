import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card, CardContent, CardTitle } from './card.tsx'
import { Link } from './link.tsx'

const meta = {
  title: 'Display/Card',
  component: Card,
  args: {
    className: 'max-w-sm',
    children: (
      <CardContent>
        <CardTitle level={2}>Energy savings</CardTitle>
        <p className="text-dp-text-muted">
          Less heat through the glass means less work for the air conditioning behind it.
        </p>
        <Link href="#savings" variant="standalone">
          How it is measured
        </Link>
      </CardContent>
    ),
  },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Outline: Story = { args: { variant: 'outline' } }

export const Ink: Story = { parameters: { theme: 'ink' } }

export const LongWords: Story = {
  args: {
    children: (
      <CardContent>
        <CardTitle level={2}>Sonnenschutzfolienverlegefachbetriebe</CardTitle>
        <p>Wärmeschutzverglasungsnachrüstungsförderung im Bestand</p>
      </CardContent>
    ),
  },
  globals: { viewport: { value: 'phone320' } },
}

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }
