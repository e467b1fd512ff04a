import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PatternPage } from '../page/pattern-page.tsx'
import { EmptyFirstUse } from './empty-first-use.tsx'
import code from './empty-first-use.tsx?raw'

/** One title, one reason, one primary action. Nothing that looks like a failure. */
const meta = {
  title: 'Patterns/Empty first use',
  component: EmptyFirstUse,
  args: { onStart: fn() },
  parameters: {
    layout: 'padded',
    docs: { page: PatternPage, source: { code, language: 'tsx' } },
  },
} satisfies Meta<typeof EmptyFirstUse>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onStart).toHaveBeenCalledOnce()
  },
}

export const Ink: Story = { parameters: { theme: 'ink' } }

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } }
