import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Field } from './field'
import { Textarea } from './textarea'

const meta = {
  title: 'Forms/Textarea',
  component: Textarea,
  argTypes: { maxLength: { control: 'number' }, disabled: { control: 'boolean' } },
  decorators: [
    (Story, { parameters }) => (
      <Field name="message" label="Message" error={parameters.error} className="max-w-md">
        <Story />
      </Field>
    ),
  ],
} satisfies Meta<typeof Textarea>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Filled: Story = {
  args: { defaultValue: 'Our conservatory faces west.\nWhich film keeps the view?' },
}

/** The count is seen at every key, and heard only when little room is left. */
export const Limited: Story = {
  args: { maxLength: 40 },
  play: async ({ canvas }) => {
    const textarea = canvas.getByLabelText('Message')
    await userEvent.tab()
    await userEvent.keyboard('Facing west, third')
    await expect(canvas.getByText('18 / 40')).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(textarea).toHaveAccessibleDescription('18 / 40')
    await userEvent.keyboard(' floor, no shade around')
    await expect(canvas.getByText('40 / 40')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('0 characters left')
  },
}

export const Invalid: Story = {
  parameters: { error: 'Write a message.' },
  args: { maxLength: 500 },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Sent at five.' } }

export const Ink: Story = { args: { maxLength: 500 }, parameters: { theme: 'ink' } }

export const Narrow: Story = {
  args: { maxLength: 200 },
  globals: { viewport: { value: 'phone320' } },
}

export const RightToLeft: Story = { args: { maxLength: 200 }, parameters: { direction: 'rtl' } }
