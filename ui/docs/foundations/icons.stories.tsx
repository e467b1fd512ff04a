import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { IconGallery } from './icon-gallery.tsx'

/** The icons that have a name. A click copies it. */
const meta = {
  title: 'Foundations/Icons',
  component: IconGallery,
  tags: ['!autodocs'],
} satisfies Meta<typeof IconGallery>

export default meta
type Story = StoryObj<typeof meta>

/** All of them: the page opens with this one. */
export const Gallery: Story = {}

export const Search: Story = {
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Find an icon' })
    await userEvent.type(search, 'close')
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['x'])
    await expect(canvas.getByRole('status')).toHaveTextContent('1 icon')
    await userEvent.clear(search)
    await userEvent.type(search, 'nothing like it')
    await expect(canvas.getByRole('status')).toHaveTextContent('0 icons')
    await userEvent.clear(search)
    await expect(canvas.getAllByRole('button').length).toBeGreaterThan(20)
  },
}

export const Ink: Story = { parameters: { theme: 'ink' } }

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } }
