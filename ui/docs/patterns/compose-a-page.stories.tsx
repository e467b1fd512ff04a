import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyPicture } from '../../src/stories/picture.ts'
import { PatternPage } from '../page/pattern-page.tsx'
import { ComposeAPage } from './compose-a-page.tsx'
import code from './compose-a-page.tsx?raw'

/**
 * A page is a stack of sections. Write it from the outside in:
 *
 * 1. `Section` is a full-width band. Alternate the `light` and the `ink` theme; everything inside follows.
 * 2. `Container` limits the content to the page's width, or to a width for reading.
 * 3. `Heading`, with an `Eyebrow` above and a `Lead` below where there is something to say. `level` is the place in the
 *    outline, `size` the look; each page has one level 1.
 * 4. One action in each section: a primary `Button`, or a standalone `Link`. The rest is secondary.
 * 5. Space comes from the parent, in steps of the 8-point rhythm: by a `Stack`, or, as here, by the classes of
 *    Tailwind. Components bring no margins.
 *
 * It is done when nothing scrolls sideways at 320 pixels, everything can be reached by keyboard in visual order, and you
 * have looked at the loading, the empty and the failed state.
 */
const meta = {
  title: 'Patterns/Compose a page',
  component: ComposeAPage,
  args: { picture: storyPicture },
  parameters: {
    layout: 'fullscreen',
    docs: { page: PatternPage, source: { code, language: 'tsx' } },
  },
} satisfies Meta<typeof ComposeAPage>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {
  play: async ({ canvas }) => {
    const levels = canvas.getAllByRole('heading').map((heading) => heading.tagName)
    await expect(levels).toEqual(['H1', 'H2', 'H2', 'H2'])
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Narrow: Story = { ...Page, globals: { viewport: { value: 'phone320' } } }

export const RightToLeft: Story = { ...Page, parameters: { direction: 'rtl' } }
