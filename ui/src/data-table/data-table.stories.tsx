import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button.tsx'
import type { Column } from './column.ts'
import { ColumnMenu, DataTable, SelectionBar } from './data-table.tsx'
import { defaultLayout, type TableLayout } from './layout.ts'
import type { Sort } from './sorting.ts'

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
  { id: 'email', header: 'Email', kind: 'email', value: (row) => row.email },
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
    variant: (row) => (row.state === 'new' ? 'default' : 'secondary'),
  },
  { id: 'note', header: 'Note', kind: 'longText', value: (row) => row.note },
  { id: 'at', header: 'Observed', kind: 'dateTime', value: (row) => row.at },
] as const satisfies readonly Column<Observation>[]

const names = ['Maria Mitchell', 'Émilie du Châtelet', 'Tycho Brahe', 'Vera Rubin', 'al-Sufi']
const longNote =
  'Seeing was poor until midnight, then the wind turned and the sky opened: the companion stood clear of the primary for the first time this season, and the color difference was obvious even at low power. Drawing attached.\nSecond night confirms it.'

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
  title: 'Data/DataTable',
  component: DataTable<Observation>,
  parameters: { layout: 'padded' },
  args: {
    caption: 'Observations',
    columns,
    rows: few,
    getRowId: (row) => row.id,
    emptyText: 'No observations found.',
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

const [first] = few

/** An unescaped comma would add a second recipient. */
export const OneRecipient: Story = {
  args: { rows: first ? [{ ...first, email: 'a,b@example.org?cc=c@example.org' }] : [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^a,b@/ })).toHaveAttribute(
      'href',
      'mailto:a%2Cb@example.org%3Fcc=c@example.org',
    )
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
    await waitFor(() => expect(text?.clientHeight).toBeGreaterThan(height))
  },
}

const doubt = ({ magnitude }: Observation) => (magnitude < 1 ? 'Perhaps an aeroplane' : undefined)

/** The filter also finds the note on a row. */
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
            <Button size="sm" variant="destructive" className="ms-auto">
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

/** Shift takes everything since the last click. */
export const SelectingARange: Story = {
  ...Selecting,
  args: { rows: observations(8), onSelectedChange: fn() },
  play: async ({ canvas }) => {
    const box = (row: number) => canvas.getByRole('checkbox', { name: `Select row ${row}` })
    const user = userEvent.setup()
    await user.click(box(2))
    await user.keyboard('{Shift>}')
    await user.click(box(5))
    await user.keyboard('{/Shift}')
    await expect(canvas.getByText('4 selected')).toBeVisible()
    await expect(box(3)).toBeChecked()
    await user.keyboard('{Shift>}')
    await user.click(box(4))
    await user.keyboard('{/Shift}')
    await expect(canvas.getByText('2 selected')).toBeVisible()
  },
}

/** Rows that the filter hides are deselected. */
export const SelectingUnderAFilter: Story = {
  ...Selecting,
  args: { rows: observations(20), filterLabel: 'Filter', onSelectedChange: fn() },
  play: async ({ canvas }) => {
    const filter = canvas.getByRole('searchbox')
    const all = () => canvas.getByRole('checkbox', { name: 'Select all rows' })
    await userEvent.type(filter, 'Tycho')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(5))
    await userEvent.click(all())
    await expect(canvas.getByText('4 selected')).toBeVisible()
    await userEvent.clear(filter)
    await userEvent.type(filter, 'Vera')
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Vera'))
    await expect(canvas.queryByText(/selected/)).toBeNull()
    await userEvent.click(all())
    await userEvent.clear(filter)
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(21))
    await expect(canvas.getByText('4 selected')).toBeVisible()
  },
}

/** Each row is one line; a click or Enter opens it, and the arrow keys move between rows. */
export const Opening: Story = {
  args: { rows: observations(30), density: 'compact', onOpen: fn(), selected: new Set<string>() },
  render: function Render(args) {
    const [open, setOpen] = useState<string>()
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
    return (
      <DataTable
        {...args}
        selected={selected}
        onSelectedChange={setSelected}
        openId={open}
        onOpen={(row) => {
          setOpen(row.id)
          args.onOpen?.(row)
        }}
      >
        <p>{selected.size} selected</p>
      </DataTable>
    )
  },
  play: async ({ args, canvas }) => {
    const row = (number: number) => canvas.getAllByRole('row')[number] as HTMLElement
    const button = (number: number) => within(row(number)).getByRole('button')
    await expect(row(1).getBoundingClientRect().height).toBe(40)
    button(1).focus()
    await userEvent.keyboard('{ArrowDown}j')
    await expect(button(3)).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(row(2)).toHaveAttribute('aria-current', 'true')
    await expect(args.onOpen).toHaveBeenLastCalledWith(args.rows[1])

    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}')
    await expect(button(3)).toHaveFocus()
    await expect(canvas.getByText('2 selected')).toBeVisible()

    await userEvent.keyboard('{End}')
    await expect(button(30)).toHaveFocus()
    // Only one row is in the tab order.
    await expect(canvas.getAllByRole('button', { name: /^(Tycho|Vera|Maria)/ })).toHaveLength(18)
    const stops = canvas
      .getAllByRole('row')
      .slice(1)
      .filter((it) => within(it).getByRole('button').tabIndex === 0)
    await expect(stops).toEqual([row(30)])

    await userEvent.click(within(row(5)).getAllByRole('cell')[5] as HTMLElement)
    await expect(row(5)).toHaveAttribute('aria-current', 'true')
  },
}

export const OpeningOneOfMany: Story = {
  args: { rows: many, density: 'compact', onOpen: fn(), openId: 'observation-7000' },
  play: async ({ canvas }) => {
    const current = () => canvas.getAllByRole('row').find((row) => row.ariaCurrent === 'true')
    await waitFor(() => expect(current()).toHaveAttribute('aria-rowindex', '7002'))
    within(current() as HTMLElement)
      .getByRole('button')
      .focus()
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Maria Mitchell'))
    await userEvent.keyboard('{End}{ArrowUp}')
    await waitFor(() =>
      expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '10000'),
    )
  },
}

/** The first column stays while the others are scrolled sideways. */
export const PinnedColumn: Story = {
  args: {
    rows: observations(12),
    density: 'compact',
    pinned: 'first',
    selected: new Set(['observation-1']),
    columns: columns.map((column) => ({ ...column, widthRem: 20 })) as Column<Observation>[],
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region')
    const first = () => canvas.getByRole('cell', { name: 'Tycho Brahe' }).getBoundingClientRect()
    const before = first().left
    region.scrollLeft = 400
    await expect(region.scrollLeft).toBe(400)
    await expect(first().left).toBe(before)
  },
}

/** The actions of a row are in a column that stays in view. */
export const PinnedActions: Story = {
  args: {
    pinned: 'both',
    defaultLayout,
    columns: [
      ...columns.map((column) => ({ ...column, widthRem: 20 })),
      {
        id: 'actions',
        header: 'Actions',
        kind: 'actions',
        content: ({ observer }) => <Button size="sm">Hide {observer}</Button>,
      },
    ] as Column<Observation>[],
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region')
    const edges = () =>
      [
        canvas.getByRole('cell', { name: 'Tycho Brahe' }),
        canvas.getByRole('button', { name: 'Hide Tycho Brahe' }),
        canvas.getByRole('columnheader', { name: 'Actions' }),
      ].map((element) => element.getBoundingClientRect().left)
    const before = edges()
    await expect(before[1]).toBeLessThan(region.getBoundingClientRect().right)
    region.scrollLeft = 400
    await expect(region.scrollLeft).toBe(400)
    await expect(edges()).toEqual(before)
    // The grips of columns that are scrolled under it do not lie over it.
    const header = canvas.getByRole('columnheader', { name: 'Actions' })
    const { left, right, top } = header.getBoundingClientRect()
    for (let x = left + 1; x < right; x += 4) {
      await expect(header).toContainElement(document.elementFromPoint(x, top + 9) as HTMLElement)
    }
  },
}

/** An app keeps the layout, and gives it back after a reload. */
export const Columns: Story = {
  args: { rows: observations(12), density: 'compact' },
  render: function Render(args) {
    const [layout, setLayout] = useState<TableLayout>(defaultLayout)
    return (
      <DataTable {...args} layout={layout} onLayoutChange={setLayout} toolbar={<ColumnMenu />} />
    )
  },
  play: async ({ canvas }) => {
    const header = (name: string) => canvas.queryByRole('columnheader', { name })
    const menu = canvas.getByRole('button', { name: 'Columns' })
    menu.focus()
    await userEvent.keyboard('{Enter}')
    const group = await screen.findByRole('dialog', { name: 'Columns' })
    await waitFor(() => expect(group).toContainElement(document.activeElement as HTMLElement))
    await expect(within(group).getByRole('checkbox', { name: 'Observer' })).toBeDisabled()
    within(group).getByRole('checkbox', { name: 'Email' }).focus()
    await userEvent.keyboard(' ')
    await expect(header('Email')).toBeNull()

    const width = () => header('Observer')?.getBoundingClientRect().width ?? 0
    const before = width()
    const slider = within(group).getByRole('slider', { name: 'Width of Observer' })
    fireEvent.change(slider, { target: { value: '14' } })
    await waitFor(() => expect(width()).toBe(14 * 16))
    await userEvent.click(within(group).getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(width()).toBe(before))
    await expect(header('Email')).toBeVisible()
  },
}

export const Resizing: Story = {
  ...Columns,
  play: async ({ canvas, canvasElement }) => {
    const header = canvas.getByRole('columnheader', { name: 'Observer' })
    const before = header.getBoundingClientRect()
    const handle = canvasElement.querySelector('[data-slot=data-table-resize]') as HTMLElement
    const user = userEvent.setup()
    const y = before.top + 20
    await user.pointer([
      { keys: '[MouseLeft>]', target: handle, coords: { clientX: before.right, clientY: y } },
      { target: handle, coords: { clientX: before.right + 80, clientY: y } },
      { keys: '[/MouseLeft]', target: handle },
    ])
    await waitFor(() => expect(header.getBoundingClientRect().width).toBe(before.width + 80))
    await user.dblClick(handle)
    await waitFor(() => expect(header.getBoundingClientRect().width).toBe(before.width))
  },
}

/** A header breaks rather than reach over its neighbor, whether it sorts or not, and at either end of its column. */
export const LongHeaders: Story = {
  args: {
    columns: columns.map((column, place) => ({
      ...column,
      widthRem: 5,
      header: place % 2 ? 'Most recently confirmed' : 'Beobachtungsbedingungen',
      sortable: place % 3 > 0,
    })) as Column<Observation>[],
  },
  play: async ({ canvas }) => {
    for (const header of canvas.getAllByRole('columnheader')) {
      const text = within(header).getByText(/Beob|Most/)
      const { left, right } = text.getBoundingClientRect()
      const cell = header.getBoundingClientRect()
      await expect(left).toBeGreaterThanOrEqual(cell.left)
      await expect(right).toBeLessThanOrEqual(cell.right)
    }
  },
}

const twoNewest: Sort = { column: 'at', direction: 'descending' }

/** The rows arrive sorted; the headers show their order and ask for another. */
export const SortedElsewhere: Story = {
  args: { sorting: 'external', sort: twoNewest, onSortChange: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Observed' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    const before = observers(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Observer' }))
    await expect(args.onSortChange).toHaveBeenCalledWith({
      column: 'observer',
      direction: 'ascending',
    })
    await expect(observers(canvas)).toEqual(before)
  },
}

const brightness: Column<Observation> = {
  id: 'brightness',
  header: 'Brightness',
  kind: 'custom',
  value: ({ magnitude }) => `magnitude ${magnitude}`,
  sortValue: ({ magnitude }) => -magnitude,
  content: ({ magnitude }) => (
    <meter min={0} max={12} value={12 - magnitude} aria-label={`magnitude ${magnitude}`} />
  ),
}

/** A custom column is filtered and sorted by what it says. */
export const OwnContent: Story = {
  args: { columns: [...columns.slice(0, 2), brightness], filterLabel: 'Filter' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('meter')).toHaveLength(5)
    await userEvent.click(canvas.getByRole('button', { name: 'Brightness' }))
    await expect(observers(canvas)[0]).toBe('Émilie du Châtelet')
    await userEvent.type(canvas.getByRole('searchbox'), 'magnitude 11.9')
    await waitFor(() => expect(observers(canvas)).toHaveLength(1))
  },
}

export const CompactPhone: Story = {
  ...Opening,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getAllByRole('row')[1] as HTMLElement
    await expect(row.getBoundingClientRect().height).toBeLessThan(220)
    await expect(within(row).getByText(few[0]?.at.toLocaleString() ?? '')).toBeVisible()
    for (const { header } of columns.slice(1)) {
      await expect(within(row).getByText(header), header).toBeVisible()
    }
  },
}

export const NarrowHeader: Story = {
  args: {
    density: 'compact',
    columns: [columns[0], { ...brightness, narrowHeader: 'How bright' }],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getAllByRole('row')[1] as HTMLElement
    await expect(within(row).getByText('How bright')).toBeVisible()
    await expect(within(row).queryByText('Brightness')).toBeNull()
  },
}

export const CompactInk: Story = {
  ...Opening,
  args: {
    rows: observations(8),
    density: 'compact',
    pinned: 'first',
    onOpen: fn(),
    columns: columns.map((column) =>
      column.id === 'observer' ? { ...column, note: doubt } : column,
    ) as readonly Column<Observation>[],
  },
  parameters: { theme: 'ink' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Perhaps an aeroplane' })).toBeVisible()
  },
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

/** Where a column can be dragged wider, its header is cut off. */
export const LongResizableHeaders: Story = {
  ...LongHeaders,
  args: { ...LongHeaders.args, defaultLayout },
}

export const LowTable: Story = {
  args: { rows: many, maxHeight: '20rem' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5))
    const region = canvas.getByRole('region')
    await expect(region.getBoundingClientRect().height).toBe(320)
    // The head stays in view.
    region.scrollTop = 2000
    await expect(region.scrollTop).toBe(2000)
    const { top } = canvas.getByRole('columnheader', { name: 'Observer' }).getBoundingClientRect()
    await expect(top - region.getBoundingClientRect().top).toBe(1)
  },
}

/** The text of a row that opens can be selected, in the first column as well. */
export const SelectableText: Story = {
  args: { onOpen: fn() },
  play: async ({ args, canvas }) => {
    const text = canvas.getByText('Tycho Brahe')
    await expect(text.closest('button')).toBeNull()
    await expect(getComputedStyle(text).userSelect).not.toBe('none')
    getSelection()?.selectAllChildren(text)
    fireEvent.click(text, { detail: 1 })
    await expect(args.onOpen).not.toHaveBeenCalled()
    getSelection()?.removeAllRanges()
    fireEvent.click(text, { detail: 1 })
    await expect(args.onOpen).toHaveBeenCalledOnce()
    canvas.getByRole('button', { name: 'Tycho Brahe' }).focus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onOpen).toHaveBeenCalledTimes(3)
  },
}

/** A heading above says what the table has; its cells are edited in place. */
export const Editing: Story = {
  args: { captionHidden: true, density: 'compact', onOpen: fn() },
  render: function Render(args) {
    const [rows, setRows] = useState(args.rows)
    const note: Column<Observation> = {
      id: 'note',
      header: 'Note',
      kind: 'text',
      value: (row) => row.note,
      onEdit: (row, text) =>
        setRows(rows.map((one) => (one.id === row.id ? { ...row, note: text } : one))),
    }
    return <DataTable {...args} rows={rows} columns={[...columns.slice(0, 2), note]} />
  },
  play: async ({ args, canvas }) => {
    const [button] = canvas.getAllByRole('button', { name: /, Edit / })
    await userEvent.click(button as HTMLElement)
    await userEvent.keyboard('Deneb{Enter}')
    const after = canvas.getByRole('button', { name: /^Deneb, Edit / })
    await expect(after).toHaveFocus()
    await expect(after.closest('tr')?.getBoundingClientRect().height).toBe(40)
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
}

/** What can be edited stands on the line of its row. */
export const EditingComfortable: Story = {
  ...Editing,
  args: { captionHidden: true },
  play: async ({ canvas }) => {
    const [button] = canvas.getAllByRole('button', { name: /, Edit / })
    const [name, note] = [...(button?.closest('tr')?.querySelectorAll('[dir=auto]') ?? [])]
    const top = (text?: Element) => {
      const letters = document.createRange()
      letters.selectNodeContents(text ?? document.body)
      return letters.getBoundingClientRect().top
    }
    await expect(Math.abs(top(name) - top(note))).toBeLessThan(1)
  },
}

export const Ink: Story = { parameters: { theme: 'ink' } }

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  args: { density: 'compact', onOpen: fn() },
  play: async ({ canvas }) => {
    const name = canvas.getByText('Maria Mitchell')
    const cell = name.closest('td')?.getBoundingClientRect().right ?? 0
    // A Latin name stands where its column begins, too.
    await expect(cell - name.getBoundingClientRect().right).toBeLessThan(20)
    await expect(getComputedStyle(name).direction).toBe('ltr')
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } }
