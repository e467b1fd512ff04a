import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from './button.tsx'
import { Combobox } from './combobox.tsx'
import { Dialog, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from './dialog.tsx'
import { Field } from './field.tsx'
import { FormShell } from './form-shell.tsx'

const cities = [
  'Aachen',
  'Bogotá',
  'Cape Town',
  'Córdoba',
  'Dakar',
  'Edinburgh',
  'Kyoto',
  'New Delhi',
  'New York',
  'Oslo',
  'Quito',
  'São Paulo',
  'Tromsø',
  'Wellington',
].map((label) => ({ value: label.slice(0, 3).toLowerCase() + label.length, label }))

const options = cities.map((city) => (city.label === 'Oslo' ? { ...city, disabled: true } : city))

const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  parameters: { docs: { played: true, frameHeight: 420 } },
  args: { options, onValueChange: fn(), placeholder: 'Type or choose' },
  decorators: [
    (Story, { parameters }) =>
      parameters.field === 'own' ? (
        <Story />
      ) : (
        <Field
          name="city"
          label="Nearest city"
          hint="For the times of dusk."
          error={parameters.error}
          className="max-w-md"
        >
          <Story />
        </Field>
      ),
  ],
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof meta>

const idOf = (label: string) => cities.find((city) => city.label === label)?.value ?? ''

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Nearest city' })
    await expect(input).toHaveAccessibleDescription('For the times of dusk.')
    await userEvent.tab()
    await expect(input).toHaveFocus()
    // What is typed lacks the accent and stands in the middle of the name.
    await userEvent.keyboard('paulo')
    const option = await screen.findByRole('option', { name: 'São Paulo' })
    await expect(screen.getAllByRole('option')).toHaveLength(1)
    await expect(input).toHaveAttribute('aria-activedescendant', option.id)
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveValue('São Paulo')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(idOf('São Paulo'))
    await expect(input).toHaveAttribute('aria-expanded', 'false')
    // Escape returns to the choice.
    await userEvent.keyboard('x')
    await screen.findByRole('option', { name: 'Nothing fits.' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(input).toHaveValue('São Paulo'))
    // The arrow keys open the list at the choice, wrap around, and skip what is disabled.
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'true'))
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}')
    await expect(input).toHaveValue('New York')
  },
}

/** Leaving restores the choice if the text fits nothing, clears it if the text is empty, and takes a full name. */
export const Leaving: Story = {
  parameters: { docs: { played: false } },
  args: { defaultValue: idOf('Kyoto') },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox')
    await expect(input).toHaveValue('Kyoto')
    await userEvent.tab()
    await userEvent.keyboard('{Control>}a{/Control}Nowhere')
    await userEvent.tab()
    await waitFor(() => expect(input).toHaveValue('Kyoto'))
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.clear(input)
    await userEvent.type(input, 'quito')
    await userEvent.tab()
    await waitFor(() => expect(input).toHaveValue('Quito'))
    await userEvent.clear(input)
    await userEvent.tab()
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(''))
  },
}

const open: Story['play'] = async ({ canvas }) => {
  canvas.getByRole('combobox').focus()
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
}

export const Open: Story = { args: { defaultValue: idOf('Dakar') }, play: open }

/** The options for what is typed are awaited. [A pattern](?path=/docs/patterns-options-from-a-server--docs) has all of it. */
export const Loading: Story = {
  args: { loading: true },
  play: async (context) => {
    await open(context)
    await expect(screen.getByRole('option')).toHaveTextContent('Searching...')
  },
}

/** The button opens and closes the list, and the focus stays in the text. */
export const ByPointer: Story = {
  parameters: { docs: { played: false } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Show options' })
    await userEvent.click(button)
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await userEvent.click(screen.getByRole('option', { name: 'Tromsø' }))
    await expect(canvas.getByRole('combobox')).toHaveValue('Tromsø')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

const onSubmit = fn(async (_: FormData) => {})

/** The form sends the value, says what is missing, and takes that back after a choice. */
export const InAForm: Story = {
  parameters: { field: 'own', docs: { played: false } },
  render: (args) => (
    <FormShell onSubmit={onSubmit} submitLabel="Send" submittingLabel="Sending" success="Sent.">
      <Field name="place" label="City">
        <Combobox {...args} required />
      </Field>
    </FormShell>
  ),
  play: async ({ canvas }) => {
    onSubmit.mockClear()
    const input = canvas.getByRole('combobox', { name: 'City' })
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(input).toBeInvalid())
    await waitFor(() => expect(input).toHaveFocus())
    await userEvent.keyboard('kyo{Enter}')
    await waitFor(() => expect(input).toBeValid())
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
    await expect(onSubmit.mock.lastCall?.[0].get('place')).toBe(idOf('Kyoto'))
  },
}

/** Escape closes the list first, and the dialog after it. */
export const InADialog: Story = {
  parameters: { field: 'own', docs: { played: false } },
  render: (args) => (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline">Where you are</Button>
      </DialogTrigger>
      <DialogContent>
        <DialogTitle>Where are you?</DialogTitle>
        <DialogDescription>We look up when dusk falls.</DialogDescription>
        <Field name="place" label="City" className="mt-6">
          <Combobox {...args} />
        </Field>
      </DialogContent>
    </Dialog>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Where you are' }))
    const dialog = await screen.findByRole('dialog')
    // Radix moves the focus into the dialog in an effect.
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    const input = screen.getByRole('combobox', { name: 'City' })
    input.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.click(input)
    await userEvent.click(await screen.findByRole('option', { name: 'Aachen' }))
    await expect(input).toHaveValue('Aachen')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Invalid: Story = { parameters: { error: 'Choose a city.' } }

export const Disabled: Story = { args: { disabled: true, defaultValue: idOf('Dakar') } }

export const Ink: Story = { ...Open, parameters: { theme: 'ink' } }

export const Narrow: Story = { ...Open, globals: { viewport: { value: 'phone320' } } }

export const RightToLeft: Story = { ...Open, parameters: { direction: 'rtl' } }
