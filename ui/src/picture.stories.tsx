import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Picture, PictureLoading } from './picture.tsx'
import { storyPicture } from './stories/picture.ts'

const meta = {
  title: 'Display/Picture',
  component: Picture,
  args: {
    source: storyPicture,
    alt: 'Two glass towers at sunset',
    sizes: '(min-width: 40rem) 640px, 100vw',
    className: 'max-w-2xl rounded-dp-lg',
  },
} satisfies Meta<typeof Picture>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Two glass towers at sunset' })
    await expect(image).toHaveAttribute('loading', 'lazy')
    const { width, height } = image.getBoundingClientRect()
    await expect(width / height).toBeCloseTo(storyPicture.width / storyPicture.height, 1)
  },
}

/** The first picture of a page needs a preload in the head instead of lazy loading. */
export const Priority: Story = {
  args: { priority: true },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img')
    await expect(image).toHaveAttribute('loading', 'eager')
    await expect(image).toHaveAttribute('fetchpriority', 'high')
    const preloads = document.head.querySelectorAll('link[rel=preload][as=image]')
    await expect(preloads).toHaveLength(1)
  },
}

/** The picture shows its blurred placeholder and requests nothing until it is eager. */
export const Deferred: Story = {
  decorators: [(Story) => <PictureLoading value="deferred">{Story()}</PictureLoading>],
  play: async ({ canvas, canvasElement }) => {
    const place = canvas.getByRole('img', { name: 'Two glass towers at sunset' })
    const { width, height } = place.getBoundingClientRect()
    await expect(width / height).toBeCloseTo(storyPicture.width / storyPicture.height, 1)
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}

/** It fills a parent of a fixed aspect ratio; `focus` says what stays in view. */
export const Cropped: Story = {
  args: { className: 'aspect-square w-80 rounded-dp-lg', focus: '30% 50%' },
}

const missing = 'data:image/png;base64,'

/** A picture that fails to load leaves its blurred placeholder and its alt text. */
export const Failed: Story = {
  args: {
    source: { ...storyPicture, src: missing, avif: missing },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Two glass towers at sunset' })).toBeVisible()
  },
}
