import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { inEachState } from '../docs/page/in-each-state.tsx'
import { Checkbox } from './checkbox.tsx'
import { FieldSet } from './field.tsx'

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { children: 'Send me the measured values', value: 'values' },
  decorators: [
    (Story, { parameters }) => (
      <FieldSet name="wishes" label="Your wishes" error={parameters.error} className="max-w-md">
        <Story />
      </FieldSet>
    ),
  ],
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Send me the measured values' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.click(canvas.getByText('Send me the measured values'))
    await expect(box).not.toBeChecked()
  },
}

export const Interaction: Story = { decorators: [inEachState] }

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }

export const Several: Story = {
  render: () => (
    <>
      <Checkbox value="values" defaultChecked>
        The measured values
      </Checkbox>
      <Checkbox value="samples">
        A set of samples, cut to the size of a postcard and labeled
      </Checkbox>
      <Checkbox value="call">A call</Checkbox>
    </>
  ),
}

export const Invalid: Story = {
  parameters: { error: 'Accept the terms to go on.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid()
  },
}

export const Ink: Story = { ...Several, parameters: { theme: 'ink' } }

export const RightToLeft: Story = { ...Several, parameters: { direction: 'rtl' } }
