import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import {
  ColorTokens,
  ContrastTokens,
  MotionTokens,
  ShapeTokens,
  SpaceTokens,
  TypeTokens,
} from './tokens.tsx'

/** Read from `theme/theme.css` and `theme/tokens.css`, and from the computed styles. */
const meta = { title: 'Foundations/Tokens' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Each color by its role: use the role, and every theme follows. */
export const Colors: Story = {
  render: () => <ColorTokens />,
  play: async ({ canvas }) => {
    for (const theme of ['light', 'day', 'ink']) {
      const items = within(canvas.getByRole('region', { name: theme })).getAllByRole('listitem')
      for (const item of items) await expect(item).toHaveTextContent(/bg-dp-[\w-]+[A-Z].* .*rgb/)
    }
  },
}

/** Text needs 4.5 to 1, the edge of a control 3 to 1, in all themes. */
export const Contrast: Story = {
  render: () => <ContrastTokens />,
  play: async ({ canvas }) => {
    for (const { dataset } of await canvas.findAllByTestId('contrast')) {
      await expect(Number(dataset.ratio)).toBeGreaterThanOrEqual(Number(dataset.least))
    }
  },
  // Some samples are not text colors; each states the contrast that it needs.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
}

export const Type: Story = { render: () => <TypeTokens /> }

export const Space: Story = { render: () => <SpaceTokens /> }

export const Shape: Story = { render: () => <ShapeTokens /> }

export const Motion: Story = {
  render: () => <MotionTokens />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    for (const dot of canvas.getAllByTestId('moving')) {
      await waitFor(() =>
        expect(Number.parseFloat(getComputedStyle(dot).marginLeft)).toBeGreaterThan(100),
      )
    }
  },
}
