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

/** The letters of the languages of Europe, by the file that has them. */
const letters = {
  english: 'AZaz09',
  western: 'ÀÅÆÇÉÐÑÖØßáåæçðëñöøþœ',
  extended: 'ĀĂĄĆČĎĐĒĖĘĚĞĢĠĦĪĮİıĶĹĻĽŁŃŅŇŐŔŘŚŞŠȘȚŤŪŮŰŲŴŶŹŻŽẞłğşřőțșąęėįųžčůű',
}

export const Type: Story = {
  render: () => <TypeTokens />,
  play: async () => {
    const pen = document.createElement('canvas').getContext('2d')
    const widthOf = (letter: string, font: string) => {
      if (pen) pen.font = `100px ${font}`
      return pen?.measureText(letter).width
    }
    for (const [file, text] of Object.entries(letters)) {
      await document.fonts.load('1rem "Instrument Sans"', text)
      for (const letter of text) {
        const width = widthOf(letter, '"Instrument Sans", monospace')
        await expect(width, `${file} ${letter}`).not.toBe(widthOf(letter, 'monospace'))
      }
    }
    // A page in English loads one file.
    const faces = await document.fonts.load('1rem "Instrument Sans"', letters.english)
    await expect(faces).toHaveLength(1)
  },
}

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
