import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { inEachState } from '../docs/page/in-each-state.tsx'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

const meta = {
  title: 'Forms/Input',
  component: Input,
  decorators: [
    (Story, { parameters }) =>
      parameters.field === 'own' ? (
        <Story />
      ) : (
        <Field name="city" label="City" error={parameters.error} className="max-w-md">
          <Story />
        </Field>
      ),
  ],
} satisfies Meta<typeof Input>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Placeholder: Story = { args: { placeholder: 'Where the glass is' } }

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('City')).toHaveFocus()
    await userEvent.keyboard('Lyon')
    await expect(canvas.getByLabelText('City')).toHaveValue('Lyon')
  },
}

export const Invalid: Story = {
  parameters: { error: 'Name the town.' },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Rotterdam' } }

export const Ink: Story = { args: { defaultValue: 'Rotterdam' }, parameters: { theme: 'ink' } }

export const Interaction: Story = {
  parameters: { field: 'own' },
  render: (args) => (
    <Field name="city" label="City" className="max-w-md">
      <Input {...args} />
    </Field>
  ),
  decorators: [inEachState],
  play: async ({ canvas }) => {
    const style = getComputedStyle(within(canvas.getByTestId('Hovered')).getByLabelText('City'))
    await waitFor(() => expect(style.borderColor).toBe(style.color))
  },
}

export const Narrow: Story = {
  args: { defaultValue: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' },
  globals: { viewport: { value: 'phone320' } },
}

export const RightToLeft: Story = {
  args: { defaultValue: 'دبي' },
  parameters: { direction: 'rtl' },
}
