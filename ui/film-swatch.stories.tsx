import type { Meta, StoryObj } from '@storybook/react-vite'
import { FilmSwatch } from './film-swatch'

const meta = {
  title: 'Film/Film swatch',
  component: FilmSwatch,
  args: { vlt: 20 },
  argTypes: { vlt: { control: { type: 'range', min: 0, max: 100 } } },
} satisfies Meta<typeof FilmSwatch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Series: Story = {
  render: () => (
    <ul className="flex flex-wrap gap-6 tabular-nums">
      {[5, 20, 35, 50, 70].map((vlt) => (
        <li key={vlt} className="flex items-center gap-2">
          <FilmSwatch vlt={vlt} /> {vlt}%
        </li>
      ))}
    </ul>
  ),
}

export const Ink: Story = { ...Series, parameters: { theme: 'ink' } }
