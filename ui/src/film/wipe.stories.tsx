import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent } from 'storybook/test'
import { Picture } from '../picture.tsx'
import { storyScene, storyStill } from '../stories/light.ts'
import { LightView } from './light-view.tsx'
import { Wipe } from './wipe.tsx'

const sizes = '(min-width: 48rem) 768px, 100vw'
const still = <Picture source={storyStill} alt="A room with two windows" sizes={sizes} />

const meta = {
  title: 'Film/Wipe',
  component: Wipe,
  args: {
    bare: <Picture source={storyStill} alt="The same without film" sizes={sizes} />,
    className: 'max-w-3xl',
    children: (
      <LightView
        scene={storyScene}
        values={{ 'T:left': 0.2, 'T:right': 0.2 }}
        label="A room with a film of 20% on both windows"
        caption="The picture shows bare glass."
      >
        {still}
      </LightView>
    ),
  },
} satisfies Meta<typeof Wipe>

export default meta
type Story = StoryObj<typeof meta>

/** The line moves by its own keys, and by a tap anywhere on the picture. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const line = canvas.getByRole('slider', { name: 'How far the film goes' })
    await expect(line).toHaveValue('50')
    await userEvent.tab()
    await expect(line).toHaveFocus()
    // Simulates an arrow key, which only real input from the browser would carry out.
    fireEvent.change(line, { target: { value: '49' } })
    await expect(line).toHaveAttribute('aria-valuetext', '49%')
    const { left, top, width, height } = line.getBoundingClientRect()
    await userEvent.pointer([
      {
        keys: '[MouseLeft]',
        target: line,
        coords: { clientX: left + 24 + (width - 48) * 0.25, clientY: top + height / 2 },
      },
    ])
    await expect(line).toHaveValue('25')
  },
}

export const Ink: Story = { parameters: { theme: 'ink' } }

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } }

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }
