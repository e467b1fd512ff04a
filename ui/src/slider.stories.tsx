import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Slide, Slider } from './slider.tsx'

const captions = ['Dawn', 'Noon', 'Dusk', 'Night']

const meta = {
  title: 'Media/Slider',
  component: Slider,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'The hours',
    // No story plays this long, so the slider does not rotate during it.
    intervalMs: 60_000,
    children: captions.map((caption) => (
      <Slide key={caption}>
        <div className="flex aspect-[4/5] items-center justify-center text-dp-4xl font-semibold sm:aspect-[21/9]">
          <a href={`#${caption}`}>{caption}</a>
        </div>
      </Slide>
    )),
  },
} satisfies Meta<typeof Slider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'The hours' })).toHaveAttribute(
      'aria-roledescription',
      'carousel',
    )
    const slides = canvas.getAllByRole('group', { hidden: true })
    await expect(slides.map((slide) => slide.ariaLabel)).toEqual([
      '1 of 4',
      '2 of 4',
      '3 of 4',
      '4 of 4',
    ])
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    await ready(canvas)
    await userEvent.tab()
    await expect(canvasElement.querySelector('[data-slot=slider-viewport]')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Dawn' })).toHaveFocus()
    // The links of hidden slides are not focusable.
    const reachable = canvas.getAllByRole('link').filter((link) => !link.closest('[inert]'))
    await expect(reachable).toHaveLength(1)
    canvas.getByRole('button', { name: 'Pause slides' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Play slides' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(picker(canvas, 3)).toHaveAttribute('aria-current', 'true'))
    await expect(canvas.getByRole('link', { name: 'Dusk' })).toBeVisible()
  },
}

/** After a swipe the slide that is in view is selected. */
export const ByScrolling: Story = {
  play: async ({ canvas, canvasElement }) => {
    await ready(canvas)
    const row = canvasElement.querySelector('[data-slot=slider-viewport]') as HTMLElement
    row.scrollBy({ left: row.clientWidth * 0.7, behavior: 'smooth' })
    await waitFor(() => expect(picker(canvas, 2)).toHaveAttribute('aria-current', 'true'))
    const slide = canvas.getByRole('group', { name: '2 of 4' })
    await expect(slide).not.toHaveAttribute('inert')
    await waitFor(() => expect(distance(slide)).toBeLessThan(2))
  },
}

/** From the last slide to the first it moves on in the same direction, past no other slide. */
export const WrapsWithoutRewinding: Story = {
  play: async ({ canvas }) => {
    await ready(canvas)
    await userEvent.click(picker(canvas, 4))
    const slides = canvas.getAllByRole('group', { hidden: true })
    await waitFor(() => expect(distance(slides[3])).toBeLessThan(2))

    const seen = new Set<string | null>()
    const look = () => {
      for (const slide of slides) {
        if (distance(slide) < slide.clientWidth - 2) seen.add(slide.ariaLabel)
      }
      watching = requestAnimationFrame(look)
    }
    let watching = requestAnimationFrame(look)
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await waitFor(() => expect(distance(slides[0])).toBeLessThan(2))
    cancelAnimationFrame(watching)
    await expect([...seen].sort()).toEqual(['1 of 4', '4 of 4'])
  },
}

export const SingleSlide: Story = {
  args: {
    children: (
      <Slide>
        <p className="flex aspect-[21/9] items-center justify-center">Only one</p>
      </Slide>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const RightToLeft: Story = {
  args: { dir: 'rtl' },
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await ready(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await waitFor(() => expect(picker(canvas, 2)).toHaveAttribute('aria-current', 'true'))
    const slide = canvas.getByRole('group', { name: '2 of 4' })
    await waitFor(() => expect(distance(slide)).toBeLessThan(2))
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    await ready(canvas)
    for (const button of canvas.getAllByRole('button')) {
      const { left, right } = button.getBoundingClientRect()
      await expect(left).toBeGreaterThanOrEqual(0)
      await expect(right).toBeLessThanOrEqual(window.innerWidth)
    }
  },
}

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

function picker(canvas: Canvas, slide: number) {
  return canvas.getByRole('button', { name: `Go to slide ${slide} of 4` })
}

/** The distance of a slide from the position of the selected one, in pixels. */
function distance(slide: HTMLElement | undefined): number {
  return Math.abs(slide?.getBoundingClientRect().left ?? Number.NaN)
}

/** After hydration hidden slides are inert. */
async function ready(canvas: Canvas) {
  await waitFor(() =>
    expect(canvas.getAllByRole('group', { hidden: true })[1]).toHaveAttribute('inert'),
  )
}
