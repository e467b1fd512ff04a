import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Example } from '../docs/examples/table.tsx'
import { Button } from './button.tsx'
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableMessage,
  TableRow,
} from './table.tsx'

const meta = {
  title: 'Data/Table',
  component: Table,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Table>

export default meta
type Story = StoryObj<typeof meta>

/** Rows in groups, with a footer of sums. */
export const Default: Story = {
  render: () => <Example />,
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Orders of the week' })
    const header = within(table).getByRole('columnheader', { name: 'Total in $' })
    await expect(header).not.toHaveAttribute('aria-sort')
    within(header).getByRole('button').focus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    const [, monday] = within(table).getAllByRole('rowgroup') as [HTMLElement, HTMLElement]
    await expect(within(monday).getByRole('rowheader', { name: 'Monday' })).toBeVisible()
    await expect(within(monday).getAllByRole('row')[1]).toHaveTextContent('172')
    await expect(within(table).getByRole('status')).toHaveTextContent('No orders yet.')
    const sums = within(table).getByRole('row', { name: /^All days/ })
    await expect(within(sums).getByRole('cell')).toHaveTextContent('387')
    await expect(within(sums).getByText('Total in $')).not.toBeVisible()
  },
}

/** Each row is a card, with the labels of its cells, and what sorts stands above them. */
export const Cards: Story = {
  render: () => <Example />,
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Ada Byron/ })
    const [, customer] = within(row).getAllByRole('cell') as [HTMLElement, HTMLElement]
    await expect(within(customer).getByText('Customer')).toBeVisible()
    await expect(within(customer).getByText('Customer')).toHaveAttribute('aria-hidden', 'true')
    await expect(canvas.getByRole('button', { name: 'Total in $' })).toBeVisible()
    const sums = canvas.getByRole('row', { name: /^All days/ })
    await expect(within(sums).getByText('Total in $')).toBeVisible()
  },
}

function Expandable() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Table aria-label="Observations" density="compact">
      <TableHeader>
        <TableRow>
          <TableHead>Observer</TableHead>
          <TableHead numeric>Magnitude</TableHead>
          <TableHead style={{ width: '8rem' }}>Note</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        <TableRow selected open={isOpen}>
          <TableCell scope="row">Maria Mitchell</TableCell>
          <TableCell label="Magnitude" numeric>
            4.2
          </TableCell>
          <TableCell>
            <Button
              size="sm"
              variant="ghost"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              Note
            </Button>
          </TableCell>
        </TableRow>
        {isOpen && (
          <TableRow>
            <TableCell colSpan={3}>Seeing was poor until midnight.</TableCell>
          </TableRow>
        )}
      </TableBody>
      <TableBody>
        <TableMessage role="alert" colSpan={3}>
          Others could not be loaded.
        </TableMessage>
      </TableBody>
    </Table>
  )
}

/** A row of details below another, in rows of one line. */
export const Details: Story = {
  render: () => <Expandable />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Note' }))
    await expect(canvas.getByText(/^Seeing/)).toBeVisible()
    const row = canvas.getByRole('row', { name: /Maria/ })
    await expect(row).toHaveAttribute('data-open')
    await expect(row).toHaveAttribute('aria-selected', 'true')
    await expect(row.clientHeight).toBeLessThan(48)
  },
}

/** Without a header that sorts nothing stands above the cards. */
export const DetailsOnCards: Story = {
  ...Details,
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Magnitude' })).toBeInTheDocument()
    const header = canvas.getAllByRole('rowgroup')[0] as HTMLElement
    await expect(header.clientHeight).toBe(0)
  },
}

export const RightToLeft: Story = {
  ...Default,
  play: async () => {},
  parameters: { direction: 'rtl' },
}

export const Ink: Story = { ...Details, parameters: { theme: 'ink' } }
