import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FieldGroup } from './field.tsx'
import { RadioGroup } from './radio-group.tsx'

const meta = {
  title: 'Forms/Radio group',
  component: RadioGroup,
  args: {
    options: [
      { value: 'Yes', label: 'Yes' },
      { value: 'No', label: 'No' },
    ],
    required: true,
    onChange: fn(),
  },
  argTypes: { disabled: { control: 'boolean' }, required: { control: 'boolean' } },
  decorators: [
    (Story, { parameters }) => (
      <FieldGroup
        name="sells"
        label="Do you sell films today?"
        error={parameters.error}
        className="max-w-md"
      >
        <Story />
      </FieldGroup>
    ),
  ],
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const yes = canvas.getByRole('radio', { name: 'Yes' })
    const no = canvas.getByRole('radio', { name: 'No' })
    await expect(canvas.getByRole('group')).toHaveAccessibleName('Do you sell films today?')
    await userEvent.tab()
    await expect(yes).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(yes).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(no).toBeChecked()
    await expect(yes).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

export const Chosen: Story = { args: { defaultValue: 'No' } }

export const Disabled: Story = { args: { defaultValue: 'Yes', disabled: true } }

export const Invalid: Story = {
  parameters: { error: 'Choose yes or no.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Do you sell films today?' })
    await expect(group).toHaveAccessibleDescription('Choose yes or no.')
  },
}

export const ManyOptions: Story = {
  args: {
    defaultValue: '3',
    options: [
      { value: '1', label: 'Less than a year' },
      { value: '2', label: 'One to three years' },
      { value: '3', label: 'Three to five years, with interruptions' },
      { value: '4', label: 'More than five years' },
    ],
  },
  globals: { viewport: { value: 'phone320' } },
}

export const Ink: Story = { args: { defaultValue: 'Yes' }, parameters: { theme: 'ink' } }

export const RightToLeft: Story = {
  args: { defaultValue: 'Yes' },
  parameters: { direction: 'rtl' },
}
