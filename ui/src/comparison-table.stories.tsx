import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ComparisonTable } from './comparison-table.tsx'

const columns = [
  { key: 'ours', header: 'Our film' },
  { key: 'a', header: 'Brand A' },
  { key: 'b', header: 'Brand B' },
  { key: 'c', header: 'Brand C' },
  { key: 'd', header: 'Brand D' },
  { key: 'e', header: 'Brand E' },
  { key: 'f', header: 'Brand F' },
]

const meta = {
  title: 'Film/ComparisonTable',
  component: ComparisonTable,
  args: {
    caption: 'Clear ceramic films of seven brands',
    columns,
    highlight: 'ours',
    rows: [
      {
        key: 'vlt',
        header: 'VLT',
        abbr: 'Visible light transmitted',
        values: { ours: 30, a: 33, b: 35, c: 28, d: 30, e: 32, f: 31 },
      },
      {
        key: 'uvr',
        header: 'UVR',
        abbr: 'Ultraviolet rejected',
        values: { ours: 100, a: 99, b: 99, c: 99, d: 98, e: 99, f: 99 },
      },
      {
        key: 'irr',
        header: 'IRR',
        abbr: 'Infrared rejected',
        values: { ours: 98, a: 92, b: 88, c: 85, e: 90, f: 80 },
      },
      {
        key: 'tser',
        header: 'TSER',
        abbr: 'Total solar energy rejected',
        values: { ours: 81, a: 62, b: 58, c: 60, d: 55, e: 61, f: 57 },
      },
    ],
    footnote: 'From the makers’ own sheets. Brand D does not state infrared.',
  },
} satisfies Meta<typeof ComparisonTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^IRR/ })
    const cells = within(row).getAllByRole('cell')
    await expect(cells.map((cell) => cell.dataset.highlight)).toEqual([
      'true',
      ...Array(6).fill(undefined),
    ])
    await expect(cells[4]).toHaveTextContent('–')
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(7)
    const irr = canvas.getByRole('row', { name: /^IRR/ })
    await expect(within(irr).getByText('Brand A')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Among products of one maker no column stands out; in each row the best value does, and a text has no bar. */
export const Products: Story = {
  args: {
    caption: 'Three films',
    columns: [
      { key: 'a', header: 'Film A', detail: 'Ceramic' },
      { key: 'b', header: 'Film B', detail: 'Mirror' },
      { key: 'c', header: 'Film C', detail: 'Safety' },
    ],
    highlight: '',
    rows: [
      {
        key: 'tser',
        header: 'TSER',
        abbr: 'Total solar energy rejected',
        leading: ['a'],
        values: { a: 75, b: 62, c: 20 },
      },
      {
        key: 'od',
        header: 'O.D',
        abbr: 'Optical density',
        unit: '',
        digits: 2,
        max: 1.3,
        values: { a: 0.46, b: 0.5, c: 0.06 },
      },
      { key: 'thickness', header: 'Thickness', unit: ' mil', max: 16, values: { c: 8 } },
      { key: 'warranty', header: 'Warranty', values: { c: 'Up to 5 years' } },
    ],
  },
  play: async ({ canvas }) => {
    const cells = (name: RegExp) => within(canvas.getByRole('row', { name })).getAllByRole('cell')
    await expect(cells(/^TSER/).map((cell) => cell.dataset.leading)).toEqual([
      'true',
      undefined,
      undefined,
    ])
    await expect(cells(/^O.D/)[1]).toHaveTextContent('0.50')
    await expect(cells(/^Thickness/).map((cell) => cell.textContent)).toEqual([
      expect.stringContaining('–'),
      expect.stringContaining('–'),
      expect.stringContaining('8 mil'),
    ])
    await expect(cells(/^Warranty/)[2]).toHaveTextContent('Up to 5 years')
  },
}

export const Ink: Story = { parameters: { theme: 'ink' } }

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const LongWords: Story = {
  args: {
    columns: columns.map((column) => ({
      ...column,
      header: `${column.header} Sonnenschutzfolien`,
    })),
  },
  globals: { viewport: { value: 'phone320' } },
}
