import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Field } from './field.tsx'
import { NativeSelect } from './native-select.tsx'

const meta = {
  title: 'Forms/NativeSelect',
  component: NativeSelect,
  args: {
    placeholder: 'Choose a country',
    required: true,
    children: ['Australia', 'Germany', 'India', 'Singapore'].map((country) => (
      <option key={country}>{country}</option>
    )),
  },
  decorators: [
    (Story, { parameters }) => (
      <Field name="country" label="Country" error={parameters.error} className="max-w-md">
        <Story />
      </Field>
    ),
  ],
} satisfies Meta<typeof NativeSelect>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByLabelText('Country')
    await expect(select).toHaveValue('')
    await expect(select).toBeInvalid()
    await userEvent.selectOptions(select, 'India')
    await expect(select).toHaveValue('India')
    await expect(select).toBeValid()
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Germany' } }

export const Invalid: Story = {
  parameters: { error: 'Choose a country.' },
}

export const LongText: Story = {
  args: {
    defaultValue: 'long',
    children: (
      <option value="long">The United Kingdom of Great Britain and Northern Ireland</option>
    ),
  },
  globals: { viewport: { value: 'phone320' } },
}

export const Ink: Story = { parameters: { theme: 'ink' } }

export const RightToLeft: Story = {
  args: { placeholder: 'اختر بلدًا' },
  parameters: { direction: 'rtl' },
}
