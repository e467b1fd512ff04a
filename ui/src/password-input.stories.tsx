import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { PasswordInput } from './password-input.tsx'

const meta = {
  title: 'Forms/PasswordInput',
  component: PasswordInput,
  args: { defaultValue: 'violet horse' },
  render: (args) => (
    <Field name="password" label="Password" hint="Twelve characters or more.">
      <PasswordInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof PasswordInput>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password')
    await expect(input).toHaveAttribute('type', 'password')
    await expect(input).toHaveAccessibleDescription('Twelve characters or more.')
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(input).toHaveAttribute('type', 'password')
  },
}

export const NewPassword: Story = {
  args: { autoComplete: 'new-password', defaultValue: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password')
  },
}

const onSubmit = fn((event: { preventDefault(): void }) => event.preventDefault())

/** A shown password is hidden again when its form is sent. */
export const Sent: Story = {
  decorators: [
    (Story) => (
      <form onSubmit={onSubmit} className="grid gap-4">
        <Story />
        <Button type="submit">Sign in</Button>
      </form>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(onSubmit).toHaveBeenCalled()
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
  },
}

export const Ink: Story = { parameters: { theme: 'ink' } }

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }
