import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card, CardBody, CardTitle } from './card.tsx'
import { Link } from './link.tsx'

const meta = {
  title: 'Display/Card',
  component: Card,
  subcomponents: { CardBody, CardTitle },
  args: {
    className: 'max-w-sm',
    children: (
      <CardBody>
        <CardTitle level={2}>Energy savings</CardTitle>
        <p className="text-dp-text-muted">
          Less heat through the glass means less work for the air conditioning behind it.
        </p>
        <Link href="#savings" variant="standalone">
          How it is measured
        </Link>
      </CardBody>
    ),
  },
  argTypes: { variant: { control: 'select', options: ['raised', 'outlined'] } },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Outlined: Story = { args: { variant: 'outlined' } }

export const Ink: Story = { parameters: { theme: 'ink' } }

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } }

export const LongWords: Story = {
  args: {
    children: (
      <CardBody>
        <CardTitle level={2}>Sonnenschutzfolienverlegefachbetriebe</CardTitle>
        <p>Wärmeschutzverglasungsnachrüstungsförderung im Bestand</p>
      </CardBody>
    ),
  },
  globals: { viewport: { value: 'phone320' } },
}

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }
