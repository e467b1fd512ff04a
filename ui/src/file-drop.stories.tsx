import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { Field } from './field.tsx'
import { FileDrop } from './file-drop.tsx'
import { FormShell } from './form-shell.tsx'

const file = (name: string, type: string, bytes: number) =>
  new File([new Uint8Array(bytes)], name, { type, lastModified: 0 })

const dome = file('dome.jpg', 'image/jpeg', 1_240_000)
const stars = file('stars.csv', 'text/csv', 800)

/** Puts files into the input as the browser does after its dialog and after a drop. */
function put(input: HTMLInputElement, files: readonly File[]) {
  const transfer = new DataTransfer()
  for (const one of files) transfer.items.add(one)
  input.files = transfer.files
  fireEvent.change(input)
}

const meta = {
  title: 'Forms/FileDrop',
  component: FileDrop,
  parameters: {
    docs: {
      description: {
        component: [
          'Files to send with a form: chosen, or dropped on a zone, and taken back one by one.',
          '**Keyboard.** Enter or Space on the zone opens the browser’s dialog for files. Tab goes on to the button beside each file, which takes it back and returns the focus to the zone.',
          '**Screen reader.** The label, the browser’s words for its control and how many files it holds. Why a file was not taken is announced. `accept` and `maxSize` belong into the hint of the `Field`: nothing else says them before.',
        ].join('\n\n'),
      },
    },
  },
  args: { onValueChange: fn(), multiple: true },
  decorators: [
    (Story, { parameters }) =>
      parameters.field === 'own' ? (
        <Story />
      ) : (
        <Field
          name="pictures"
          label="Pictures"
          hint="JPEG or PNG, 2 MB each."
          error={parameters.error}
          className="max-w-md"
        >
          <Story />
        </Field>
      ),
  ],
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Pictures')
    await userEvent.tab()
    await expect(input).toHaveFocus()
    put(input, [dome])
    await expect(args.onValueChange).toHaveBeenLastCalledWith([dome])
    put(input, [stars])
    // The second choice adds to the first, in the list and in what a form sends.
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await waitFor(() => expect(input.files).toHaveLength(2))
    canvas.getByRole('button', { name: 'Remove dome.jpg' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([stars])
    await waitFor(() => expect(input.files?.[0]?.name).toBe('stars.csv'))
    await expect(input).toHaveFocus()
  },
}

/** What is dropped is checked as well, which the browser does not do. */
export const NotTaken: Story = {
  args: { accept: 'image/*', maxSize: 2_000_000 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Pictures')
    put(input, [stars, file('noon.png', 'image/png', 2_400_000), dome])
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'stars.csv is of another kind.noon.png is larger than 2 MB.',
    )
    await expect(args.onValueChange).toHaveBeenLastCalledWith([dome])
    await waitFor(() => expect(input.files).toHaveLength(1))
  },
}

const onSubmit = fn(async (_: FormData) => {})

/** A form sends what is listed. */
export const InAForm: Story = {
  parameters: { field: 'own' },
  args: { defaultValue: [dome, stars], required: true },
  render: (args) => (
    <FormShell
      onSubmit={onSubmit}
      submitLabel="Send"
      submittingLabel="Sending"
      className="max-w-md"
    >
      <Field name="pictures" label="Pictures">
        <FileDrop {...args} />
      </Field>
    </FormShell>
  ),
  play: async ({ canvas }) => {
    onSubmit.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove dome.jpg' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
    const sent = onSubmit.mock.lastCall?.[0].getAll('pictures') as File[]
    await expect(sent.map(({ name }) => name)).toEqual(['stars.csv'])
  },
}

/** One file: the next one replaces it. */
export const Single: Story = {
  args: { multiple: false, defaultValue: [dome] },
  play: async ({ canvas, args }) => {
    put(canvas.getByLabelText('Pictures'), [stars])
    await expect(args.onValueChange).toHaveBeenLastCalledWith([stars])
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
}

export const Filled: Story = {
  args: {
    defaultValue: [
      dome,
      stars,
      file('the-whole-night-from-dusk-to-dawn-in-one-picture.png', 'image/png', 1_900_000),
    ],
  },
}

export const Dragging: Story = {
  play: async ({ canvas }) => {
    fireEvent.dragEnter(canvas.getByLabelText('Pictures'))
    await expect(canvas.getByLabelText('Pictures')).toHaveAttribute('data-dragging')
  },
}

export const Invalid: Story = { parameters: { error: 'Add a picture.' } }

export const Disabled: Story = { args: { disabled: true, defaultValue: [dome] } }

export const Ink: Story = { ...Filled, parameters: { theme: 'ink' } }

export const Narrow: Story = { ...Filled, globals: { viewport: { value: 'phone320' } } }

export const RightToLeft: Story = { ...Filled, parameters: { direction: 'rtl' } }
