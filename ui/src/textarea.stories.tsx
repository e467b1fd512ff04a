import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from './field.tsx'
import { Textarea } from './textarea.tsx'

const meta = {
  title: 'Forms/Textarea',
  component: Textarea,
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

export const Invalid: Story = {
  parameters: { error: 'Write a message.' },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Sent at five.' } }

export const Ink: Story = { parameters: { theme: 'ink' } }

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }
