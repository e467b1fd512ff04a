import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inEachState } from '../docs/page/in-each-state.tsx'
import { Field, FieldSet } from './field.tsx'
import { Switch } from './switch.tsx'

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { children: 'Follow the sun', value: 'on', onCheckedChange: fn() },
  decorators: [
    (Story, { parameters }) =>
      parameters.field === 'none' ? (
        <Story />
      ) : (
        <FieldSet name="mount" label="The mount" error={parameters.error} className="max-w-md">
          <Story />
        </FieldSet>
      ),
  ],
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Follow the sun' })
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(canvas.getByText('Follow the sun'))
    await expect(control).not.toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false)
  },
}

/** A switch without text takes its name from the `Field` around it. */
export const InAField: Story = {
  render: () => (
    <Field name="night" label="Night mode" hint="Red light only.">
      <Switch />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Night mode' })).toHaveAccessibleDescription(
      'Red light only.',
    )
  },
}

/** It also works without a field, such as in a list of settings. */
export const Alone: Story = {
  parameters: { field: 'none' },
  args: { children: undefined, 'aria-label': 'Night mode' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Night mode' })).toBeVisible()
  },
}

export const States: Story = {
  render: () => (
    <>
      <Switch>Off</Switch>
      <Switch defaultChecked>On</Switch>
      <Switch disabled>Off and disabled</Switch>
      <Switch disabled defaultChecked>
        On and disabled
      </Switch>
      <Switch defaultChecked>
        A text that is longer than one line has room for, as translations often are
      </Switch>
    </>
  ),
}

export const Interaction: Story = { decorators: [inEachState] }

export const Ink: Story = { ...States, parameters: { theme: 'ink' } }

export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } }

export const RightToLeft: Story = { ...States, parameters: { direction: 'rtl' } }
