import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { Field } from './field.tsx'
import { FileDrop } from './file-drop.tsx'
import { FormShell } from './form-shell.tsx'

const file = (name: string, type: string, bytes: number) =>
  new File([new Uint8Array(bytes)], name, { type, lastModified: 0 })

const dome = file('dome.jpg', 'image/jpeg', 1_240_000)
const stars = file('stars.csv', 'text/csv', 800)
const noon = file('noon.png', 'image/png', 2_400_000)

function transferOf(files: readonly File[]) {
  const transfer = new DataTransfer()
  for (const one of files) transfer.items.add(one)
  return transfer
}

/** Puts files into the input as the browser's dialog does. */
function put(input: HTMLInputElement, files: readonly File[]) {
  input.files = transferOf(files).files
  fireEvent.change(input)
}

/** Drags files over the page, or drops them. */
const drag = (type: 'dragenter' | 'drop', over: HTMLElement | null, files: readonly File[]) =>
  over?.dispatchEvent(
    new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transferOf(files) }),
  )

const paste = (input: HTMLElement, files: readonly File[]) =>
  input.dispatchEvent(
    new ClipboardEvent('paste', {
      bubbles: true,
      cancelable: true,
      clipboardData: transferOf(files),
    }),
  )

const namesIn = (input: HTMLInputElement) => [...(input.files ?? [])].map(({ name }) => name)

const meta = {
  title: 'Forms/FileDrop',
  component: FileDrop,
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

/** What is chosen adds to what is there, and is taken back by keyboard: in the list and in what a form sends. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Pictures')
    await userEvent.tab()
    await expect(input).toHaveFocus()
    put(input, [dome])
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith([dome]))
    put(input, [stars])
    await waitFor(() => expect(namesIn(input)).toEqual(['dome.jpg', 'stars.csv']))
    await expect(canvas.getByRole('status')).toHaveTextContent('2 files')
    canvas.getByRole('button', { name: 'Remove dome.jpg' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([stars])
    await waitFor(() => expect(namesIn(input)).toEqual(['stars.csv']))
    await expect(input).toHaveFocus()
  },
}

/** What is dropped or pasted is checked as well, which the browser does not do. */
export const NotTaken: Story = {
  args: { accept: 'image/*,.txt', maxSize: 2_000_000, maxFiles: 2 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Pictures')
    drag('drop', input, [stars, noon, dome])
    await waitFor(() =>
      expect(canvas.getAllByRole('alert')[0]).toHaveTextContent(
        'stars.csv is of another kind.noon.png is larger than 2MB.',
      ),
    )
    await expect(args.onValueChange).toHaveBeenLastCalledWith([dome])
    await waitFor(() => expect(namesIn(input)).toEqual(['dome.jpg']))
    const texts = ['1', '2'].map((name) => file(`${name}.txt`, 'text/plain', 1))
    paste(input, texts)
    await waitFor(() => expect(namesIn(input)).toEqual(['dome.jpg', '1.txt']))
    await expect(canvas.getAllByRole('alert')[0]).toHaveTextContent(/^Only 2 files can be taken\.$/)
  },
}

const onSubmit = fn(async (_: FormData) => {})

/** A form sends what is listed, asks for it, and empties it when it is reset. */
export const InAForm: Story = {
  parameters: { field: 'own' },
  args: { required: true },
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
      <button type="reset">Reset</button>
    </FormShell>
  ),
  play: async ({ canvas }) => {
    onSubmit.mockClear()
    const send = canvas.getByRole('button', { name: 'Send' })
    await userEvent.click(send)
    const input = canvas.getByLabelText<HTMLInputElement>('Pictures')
    await waitFor(() => expect(input).toHaveAccessibleDescription('Please select a file.'))
    await expect(input).toHaveFocus()
    drag('drop', input, [dome, stars])
    await waitFor(() => expect(input).not.toHaveAccessibleDescription())
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(canvas.queryByText('dome.jpg')).toBeNull())
    put(input, [dome, stars])
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove dome.jpg' }))
    await waitFor(() => expect(namesIn(input)).toEqual(['stars.csv']))
    await userEvent.click(send)
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
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith([stars]))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
}

/** An app that sends each file at once says how far it is, and what went wrong. */
export const Uploading: Story = {
  args: {
    defaultValue: [dome, stars, noon],
    uploads: new Map([
      [dome, { progress: 62 }],
      [noon, { error: 'The connection was lost. Remove it and choose it again.' }],
    ]),
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Upload of dome.jpg' })
    await expect(bar).toHaveAttribute('value', '62')
    await expect(canvas.getByText('62%')).toBeVisible()
    await expect(canvas.getByText(/^The connection was lost/)).toBeVisible()
  },
}

const long = file('the-whole-night-from-dusk-to-dawn-in-one-picture.png', 'image/png', 1_900_000)

export const Filled: Story = { args: { defaultValue: [dome, stars, long] } }

export const Dragging: Story = {
  play: async ({ canvas }) => {
    const zone = canvas.getByLabelText('Pictures').parentElement
    drag('dragenter', zone, [dome])
    await waitFor(() => expect(zone).toHaveAttribute('data-dragging'))
  },
}

export const Invalid: Story = { parameters: { error: 'Add a picture.' } }

/** Nothing is taken, and nothing taken back. */
export const Disabled: Story = {
  args: { disabled: true, defaultValue: [dome] },
  play: async ({ canvas, args }) => {
    drag('drop', canvas.getByLabelText('Pictures'), [stars])
    await expect(canvas.getByRole('button', { name: 'Remove dome.jpg' })).toBeDisabled()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const Ink: Story = { ...Uploading, parameters: { theme: 'ink' } }

export const Narrow: Story = { ...Uploading, globals: { viewport: { value: 'phone320' } } }

export const RightToLeft: Story = { ...Uploading, parameters: { direction: 'rtl' } }
