import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Card, CardContent } from './card.tsx'
import { SpectrumStrip } from './film/spectrum-strip.tsx'
import { type SpecColumn, SpecTable } from './spec-table.tsx'

interface Film {
  name: string
  vlt: number
  irr: number
  uvr: number
  tser: number
  estimated: boolean
}

const rows: readonly Film[] = [
  { name: 'CF-05', vlt: 5, irr: 97, uvr: 99, tser: 68, estimated: false },
  { name: 'CF-20', vlt: 20, irr: 96, uvr: 99, tser: 61, estimated: false },
  { name: 'CF-35', vlt: 35, irr: 94, uvr: 99, tser: 55, estimated: true },
  { name: 'CF-70', vlt: 70, irr: 90, uvr: 99, tser: 43, estimated: true },
]

const percent = (value: number) => `${value}%`

const columns: readonly SpecColumn<Film>[] = [
  { key: 'name', header: 'Model' },
  { key: 'vlt', header: 'VLT', abbr: 'Visible light transmitted', format: percent },
  { key: 'irr', header: 'IRR', abbr: 'Infrared rejected', format: percent },
  { key: 'uvr', header: 'UVR', abbr: 'Ultraviolet rejected', format: percent },
  { key: 'tser', header: 'TSER', abbr: 'Total solar energy rejected', format: percent },
]

const meta = {
  title: 'Film/SpecTable',
  component: SpecTable<Film>,
  args: { caption: 'Ceramic films on 6 mm clear glass', columns, rows },
} satisfies Meta<typeof SpecTable<Film>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAccessibleName(
      'Ceramic films on 6 mm clear glass',
    )
    await expect(canvas.getByRole('rowheader', { name: 'CF-20' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('region')).toHaveFocus()
  },
}

/** A dagger marks the rows that the footnote is about. */
export const WithFootnoteMarks: Story = {
  args: {
    marked: (row) => row.estimated,
    footnote: 'Estimated from the measured film of the same series.',
  },
}

/** `format` may return any content. */
export const CustomCell: Story = {
  args: {
    columns: [
      { key: 'name', header: 'Model' },
      { key: 'vlt', header: 'VLT', abbr: 'Visible light transmitted', format: percent },
      {
        key: 'irr',
        header: 'Spectrum',
        align: 'start',
        format: (_, film) => (
          <SpectrumStrip
            size="sm"
            className="min-w-32"
            uv={100 - film.uvr}
            visible={film.vlt}
            infrared={100 - film.irr}
          />
        ),
      },
      { key: 'tser', header: 'TSER', abbr: 'Total solar energy rejected', format: percent },
    ],
  },
}

export const Ink: Story = { ...WithFootnoteMarks, parameters: { theme: 'ink' } }

export const RightToLeft: Story = { ...WithFootnoteMarks, parameters: { direction: 'rtl' } }

export const LongWords: Story = {
  args: {
    caption: 'Wärmeschutzverglasungsnachrüstungsfolien auf Einscheibensicherheitsglas',
    rows: rows.map((row) => ({ ...row, name: `Sonnenschutz ${row.name}` })),
  },
  globals: { viewport: { value: 'phone320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** On a card the sticky column of names has the card's background. */
export const OnACard: Story = {
  ...WithFootnoteMarks,
  decorators: [
    (Story) => (
      <Card>
        <CardContent className="block">
          <Story />
        </CardContent>
      </Card>
    ),
  ],
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('rowheader', { name: /CF-20/ })
    await expect(header).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' })
  },
}
