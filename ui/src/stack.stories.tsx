import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from './button.tsx'
import { Stack } from './stack.tsx'

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: {
    children: ['Archive', 'Assign', 'Answer'].map((name) => <Button key={name}>{name}</Button>),
  },
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((it) => it.getBoundingClientRect())
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(16)
  },
}

export const Row: Story = {
  args: { direction: 'row', gap: 'sm', justify: 'end' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((it) => it.getBoundingClientRect())
    await expect((second?.left ?? 0) - (first?.right ?? 0)).toBe(8)
  },
}

/** A row wraps where it does not fit. */
export const RowOnAPhone: Story = {
  args: { direction: 'row', gap: 'sm' },
  globals: { viewport: { value: 'phone320' } },
}
