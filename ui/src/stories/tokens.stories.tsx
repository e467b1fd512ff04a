import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { readTokens, type Theme, themes } from '../../docs/tokens/read-tokens.ts'
import { tokensJson } from '../../docs/tokens/tokens-json.ts'
import css from '../../theme/tokens.css?raw'
import { ColorTokens, MotionTokens, ShapeTokens, SpaceTokens, TypeTokens } from './tokens.tsx'

/**
 * What makes the looks, read from `theme/tokens.css`: use the role, and every theme follows. Change them as
 * [Theming](?path=/docs/guides-theming--docs) says.
 *
 * [tokens.json](tokens.json) has all of them in the W3C’s Design Tokens format, in the package as
 * `@duskpane/ui/tokens.json`. For Figma, which imports variables from a file for each mode, there are the colors of each
 * theme: [light](tokens/light.json), [day](tokens/day.json), [ink](tokens/ink.json). They follow the format; the import
 * itself was not tried.
 */
const meta = { title: 'Foundations/Tokens' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

type Color = { readonly $value: { readonly hex: string; readonly components: readonly number[] } }

type Json = Record<Theme, { readonly color: Readonly<Record<string, Color>> }>

/** Text needs 4.5 to 1, the edge of a control 3 to 1, in all themes. */
export const Colors: Story = {
  render: () => <ColorTokens />,
  play: async ({ canvas, canvasElement }) => {
    const json = tokensJson(readTokens(css)) as unknown as Json
    const swatches = [...canvasElement.querySelectorAll<HTMLElement>('[data-color]')]
    // What the browser makes of the style sheet, and what the file has.
    const computed = swatches.map((swatch) => getComputedStyle(swatch).backgroundColor)
    const given = swatches.map(({ dataset: { theme, color = '' } }) => {
      const { hex, components } = json[theme as Theme].color[color]?.$value ?? {}
      const bytes = components?.map((share) => Math.round(share * 255))
      return { hex, color: `rgb(${bytes?.join(', ')})` }
    })
    await expect(computed).toEqual(given.map(({ color }) => color))
    await expect(swatches).toHaveLength(Object.keys(json.light.color).length * themes.length)
    const values = canvas.getAllByTestId('value').map(({ textContent }) => textContent)
    await expect(values).toEqual(given.map(({ hex }) => hex))
    const low = canvas
      .getAllByTestId('contrast')
      .filter(({ dataset }) => Number(dataset.ratio) < Number(dataset.least))
    await expect(low).toEqual([])
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a color' }), 'border')
    const found = canvas.getAllByRole('listitem').map((item) => item.getAttribute('aria-label'))
    await expect(found).toEqual(['line', 'line-strong'])
  },
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
