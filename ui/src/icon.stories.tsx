import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Icon, type IconName, icons } from './icon.tsx'

const names = Object.keys(icons) as IconName[]

const meta = {
  title: 'Display/Icon',
  component: Icon,
  args: { name: 'map-pin' },
  argTypes: { name: { control: 'select', options: names } },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

/** An icon without text beside it has a name. */
export const Labeled: Story = {
  args: { label: 'Location' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Location' })).toBeVisible()
  },
}

export const All: Story = {
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-6 text-dp-sm">
      {names.map((name) => (
        <li key={name} className="grid justify-items-center gap-2">
          <Icon name={name} className="size-6" />
          {name}
        </li>
      ))}
    </ul>
  ),
}

export const Ink: Story = { ...All, parameters: { theme: 'ink' } }
