import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inEachState } from '../docs/page/in-each-state.tsx'
import { FieldSet } from './field.tsx'
import { RadioGroup, RadioGroupItem } from './radio-group.tsx'

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: {
    children: (
      <>
        <RadioGroupItem value="Yes">Yes</RadioGroupItem>
        <RadioGroupItem value="No">No</RadioGroupItem>
      </>
    ),
    required: true,
    onValueChange: fn(),
  },
  decorators: [
    (Story, { parameters }) => (
      <FieldSet
        name="sells"
        label="Do you sell films today?"
        error={parameters.error}
        className="max-w-md"
      >
        <Story />
      </FieldSet>
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
    const color = (radio: HTMLElement) => getComputedStyle(radio).borderColor
    await expect(color(yes.closest('label') as HTMLElement)).toBe(color(yes))
    await userEvent.tab()
    await expect(yes).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(yes).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(no).toBeChecked()
    await expect(yes).not.toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('No')
  },
}

export const Interaction: Story = { decorators: [inEachState] }

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
    children: (
      <>
        <RadioGroupItem value="1">Less than a year</RadioGroupItem>
        <RadioGroupItem value="2">One to three years</RadioGroupItem>
        <RadioGroupItem value="3">Three to five years, with interruptions</RadioGroupItem>
        <RadioGroupItem value="4">More than five years</RadioGroupItem>
      </>
    ),
  },
  globals: { viewport: { value: 'phone320' } },
}

export const Ink: Story = { args: { defaultValue: 'Yes' }, parameters: { theme: 'ink' } }

export const RightToLeft: Story = {
  args: { defaultValue: 'Yes' },
  parameters: { direction: 'rtl' },
}
