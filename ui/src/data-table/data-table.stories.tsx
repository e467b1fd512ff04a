import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button.tsx'
import { type Column, DataTable, SelectionBar } from './data-table.tsx'

interface Observation {
  readonly id: string
  readonly observer: string
  readonly email: string
  readonly site: string | null
  readonly magnitude: number
  readonly state: 'new' | 'seen'
  readonly note: string
  readonly at: Date
}

const columns = [
  { id: 'observer', header: 'Observer', kind: 'text', value: (row) => row.observer },
  { id: 'email', header: 'E-mail', kind: 'email', value: (row) => row.email },
  {
    id: 'site',
    header: 'Site',
    kind: 'link',
    value: (row) => row.site,
    href: (row) => `https://${row.site}`,
  },
  { id: 'magnitude', header: 'Magnitude', kind: 'number', value: (row) => row.magnitude },
  {
    id: 'state',
    header: 'State',
    kind: 'badge',
    value: (row) => row.state,
    tone: (row) => (row.state === 'new' ? 'accent' : 'neutral'),
  },
  { id: 'note', header: 'Note', kind: 'longText', value: (row) => row.note },
  { id: 'at', header: 'Observed', kind: 'dateTime', value: (row) => row.at },
] as const satisfies readonly Column<Observation>[]

const names = ['Maria Mitchell', 'Émilie du Châtelet', 'Tycho Brahe', 'Vera Rubin', 'al-Sufi']
const longNote =
  'Seeing was poor until midnight, then the wind turned and the sky opened: the companion stood clear of the primary for the first time this season, and the colour difference was obvious even at low power. Drawing attached.\nSecond night confirms it.'

function observations(count: number): Observation[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `observation-${index}`,
    observer: `${names[index % names.length]}${index < names.length ? '' : ` ${index}`}`,
    email: `observer.${index}@example.org`,
    site: index % 3 === 2 ? null : `site-${index % 40}.example.org`,
    magnitude: ((index * 7919) % 120) / 10,
    state: index % 4 === 0 ? 'new' : 'seen',
    note: index % 3 === 0 ? longNote : 'Clear.',
    at: new Date(Date.UTC(2026, 0, 1, 20) + ((index * 104_729) % 10_000) * 3_600_000),
  }))
}

const few = observations(5)
const many = observations(10_000)
const none: Observation[] = []

const meta = {
  title: 'Data/Data table',
  component: DataTable<Observation>,
  parameters: { layout: 'padded' },
  args: {
    caption: 'Observations',
    columns,
    rows: few,
    getRowId: (row) => row.id,
    emptyText: 'No observations found.',
  },
  argTypes: {
    status: { control: 'inline-radio', options: ['ready', 'loading', 'error'] },
    filterLabel: { control: 'text' },
    pageSize: { control: 'number' },
  },
} satisfies Meta<typeof DataTable<Observation>>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The first cell of each row in the page, from the top. */
function observers(canvas: Canvas) {
  return canvas
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')[0]
        ?.textContent?.replace(/^Observer/, ''),
    )
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: /Observations/ })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(6)
    await expect(canvas.getByRole('link', { name: 'observer.1@example.org' })).toHaveAttribute(
      'href',
      'mailto:observer.1@example.org',
    )
    await expect(canvas.getByText(few[0]?.at.toLocaleString() ?? '')).toBeVisible()
  },
}

export const Sorting: Story = {
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'Observer' })
    await expect(header).not.toHaveAttribute('aria-sort')
    within(header).getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await expect(observers(canvas)).toEqual([
      'al-Sufi',
      'Émilie du Châtelet',
      'Maria Mitchell',
      'Tycho Brahe',
      'Vera Rubin',
    ])
    await userEvent.keyboard('{Enter}')
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await expect(observers(canvas)[0]).toBe('Vera Rubin')
  },
}

export const MissingValuesLast: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Site' })
    for (let click = 0; click < 2; click++) {
      await userEvent.click(button)
      await expect(observers(canvas).at(-1)).toBe('Tycho Brahe')
    }
  },
}

export const Filtering: Story = {
  args: { filterLabel: 'Filter observations' },
  play: async ({ canvas }) => {
    const filter = canvas.getByRole('searchbox', { name: 'Filter observations' })
    await userEvent.type(filter, 'emilie')
    await waitFor(() => expect(observers(canvas)).toEqual(['Émilie du Châtelet']))
    await expect(canvas.getByText('1 of 5')).toBeVisible()
    await userEvent.type(filter, 'xyz')
    await expect(await canvas.findByText('Nothing matches.')).toBeVisible()
    await userEvent.clear(filter)
    await waitFor(() => expect(observers(canvas)).toHaveLength(5))
  },
}

export const LongText: Story = {
  play: async ({ canvas }) => {
    const [fold] = canvas.getAllByRole('button', { name: 'Show all: Note' })
    const text = canvas.getAllByText(/Second night confirms it/)[0]
    const height = text?.clientHeight ?? 0
    fold?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
    await expect(text?.clientHeight).toBeGreaterThan(height)
  },
}

const doubt = ({ magnitude }: Observation) => (magnitude < 1 ? 'Perhaps an aeroplane' : undefined)

/** A remark on a row, which the filter finds too. */
export const WithNote: Story = {
  args: {
    filterLabel: 'Filter observations',
    columns: columns.map((column) =>
      column.id === 'email' ? { ...column, note: doubt } : column,
    ) as readonly Column<Observation>[],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Perhaps an aeroplane')).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), 'aeroplane')
    await waitFor(() => expect(observers(canvas)).toHaveLength(1))
  },
}

export const Empty: Story = {
  args: { rows: none },
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('cell', { name: 'No observations found.' })
    await expect(cell).toHaveAttribute('colspan', String(columns.length))
  },
}

export const Loading: Story = {
  args: { rows: none, status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'Loading...' })).toBeVisible()
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true')
  },
}

export const Failed: Story = {
  args: { rows: none, status: 'error' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The rows could not be loaded.')
  },
}

export const Selecting: Story = {
  args: { onSelectedChange: fn() },
  render: function Render(args) {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
    return (
      <DataTable {...args} selected={selected} onSelectedChange={setSelected}>
        {selected.size > 0 && (
          <SelectionBar>
            <p>{selected.size} selected</p>
            <Button size="sm" variant="danger" className="ms-auto">
              Remove
            </Button>
          </SelectionBar>
        )}
      </DataTable>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select row 2' }))
    await expect(canvas.getByText('1 selected')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBePartiallyChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }))
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(6)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }))
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0)
    await expect(canvas.queryByText(/selected/)).toBeNull()
  },
}

/** The focused checkbox stays clear of the selection bar. */
export const SelectingManyRows: Story = {
  ...Selecting,
  args: { rows: observations(40), onSelectedChange: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('checkbox')
    await userEvent.click(boxes[1] as HTMLElement)
    const bar = canvas.getByText('1 selected').parentElement as HTMLElement
    for (const box of boxes.slice(2, 40)) {
      box.focus()
      const lowest = Math.min(bar.getBoundingClientRect().top, innerHeight)
      await expect(box.getBoundingClientRect().bottom).toBeLessThanOrEqual(lowest)
    }
  },
}

export const Pages: Story = {
  args: { rows: observations(45), pageSize: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(11)
    await userEvent.click(canvas.getByRole('button', { name: 'Page 5' }))
    await expect(canvas.getAllByRole('row')).toHaveLength(6)
    await expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '42')
  },
}

export const LoadMore: Story = {
  args: { children: <Button variant="secondary">Load more</Button> },
}

export const TenThousandRows: Story = {
  args: { rows: many, filterLabel: 'Filter' },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table')
    await expect(table).toHaveAttribute('aria-rowcount', '10001')
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5))
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
    const region = canvas.getByRole('region')
    // Rows are measured while scrolling, which changes the height.
    await waitFor(() => {
      region.scrollTop = region.scrollHeight
      const last = canvas.getAllByRole('row').at(-1)
      expect(last).toHaveAttribute('aria-rowindex', '10001')
      const { bottom } = region.getBoundingClientRect()
      expect(last?.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom)
    })
  },
}

export const Phone: Story = {
  args: { filterLabel: 'Filter observations' },
  globals: { viewport: { value: 'phone' } },
}

export const Ink: Story = { parameters: { theme: 'ink' } }

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } }
