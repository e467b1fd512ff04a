import {
  Checkbox,
  ColumnMenu,
  DataTable,
  Dialog,
  DialogContent,
  DialogTitle,
  DialogTrigger,
  defaultLayout,
  Field,
  FieldSet,
  FormShell,
  Input,
  MultiSelectFilter,
  NativeSelect,
  Pagination,
  QuantityInput,
} from '@duskpane/ui'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps, FormEvent } from 'react'
import { expect, test, vi } from 'vitest'

/** Forms of the design system as an app makes them, as far as they need no layout. */

const limit = { most: 3, left: String, over: String, tooLong: (over: number) => `${over} too many` }

const fields = (
  <>
    <Field name="name" label="Name" limit={limit}>
      <Input required />
    </Field>
    <details>
      <summary>More</summary>
      <Field name="city" label="City">
        <Input required />
      </Field>
    </details>
    <FieldSet name="terms" label="Terms">
      <Checkbox>Agreed</Checkbox>
    </FieldSet>
    <button type="submit" name="as" value="draft">
      Keep
    </button>
    <button type="reset">Reset</button>
  </>
)

function renderForm(props: Partial<ComponentProps<typeof FormShell>> = {}) {
  const onSubmit = vi.fn<ComponentProps<typeof FormShell>['onSubmit']>(async () => {})
  render(
    <FormShell
      onSubmit={onSubmit}
      submitLabel="Send"
      submittingLabel="Submitting"
      success="Thanks"
      failure="Failed"
      {...props}
    >
      {props.children ?? fields}
    </FormShell>,
  )
  return onSubmit
}

const name = () => screen.getByLabelText<HTMLInputElement>('Name')
const city = () => screen.getByLabelText<HTMLInputElement>('City')
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))

function fill() {
  fireEvent.input(name(), { target: { value: 'Ada' } })
  fireEvent.input(city(), { target: { value: 'Bonn' } })
}

test('a form that is reset has no errors, and no failure', async () => {
  const onSubmit = vi.fn(() => Promise.reject(new Error('offline')))
  renderForm({ onSubmit })
  await userEvent.type(name(), 'Ada Glazier')
  await send()
  expect(name()).toHaveAccessibleDescription('8 too many')
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(name()).not.toHaveAccessibleDescription())
  expect(city()).not.toHaveAttribute('aria-invalid')
  fill()
  await send()
  await screen.findByRole('alert')
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('a form says by which of its buttons it was sent', async () => {
  const onSubmit = renderForm()
  fill()
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }))
  expect(onSubmit.mock.calls[0]?.[0].get('as')).toBe('draft')
})

test('a form fails where sending throws at once', async () => {
  const onSubmit = () => {
    throw new Error('no consent')
  }
  renderForm({ onSubmit })
  fill()
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed')
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled()
})

test('a form opens what hides an invalid field', async () => {
  renderForm()
  fireEvent.input(name(), { target: { value: 'Ada' } })
  await send()
  expect(city().closest('details')).toHaveAttribute('open')
  expect(city()).toHaveFocus()
})

test('errors of a server stand at their fields, and the first gets the focus', async () => {
  const onSubmit = vi.fn(async () => ({ terms: 'Agree first.', city: 'Not there.' }))
  renderForm({ onSubmit })
  fill()
  await send()
  await waitFor(() => expect(city()).toHaveFocus())
  expect(city()).toHaveAccessibleDescription('Not there.')
  expect(city().closest('details')).toHaveAttribute('open')
  expect(screen.getByRole('group', { name: 'Terms' })).toHaveAccessibleDescription('Agree first.')
  expect(name()).toHaveValue('Ada')
  await userEvent.type(city(), 'a')
  expect(city()).not.toHaveAccessibleDescription()
})

test('an error of a server at no field of the form is a failure', async () => {
  renderForm({ onSubmit: async () => ({ sum: 'Too much.' }) })
  fill()
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed')
})

test('a form leaves to another in a dialog what is typed and sent there', async () => {
  const onSubmit = renderForm({
    children: (
      <>
        <Field name="width" label="Width">
          <Input required />
        </Field>
        <Dialog>
          <DialogTrigger>Measure</DialogTrigger>
          <DialogContent aria-describedby={undefined}>
            <DialogTitle>Window</DialogTitle>
            <form onSubmit={(event) => event.preventDefault()}>
              <input aria-label="Measured" name="width" />
            </form>
          </DialogContent>
        </Dialog>
      </>
    ),
  })
  await send()
  await userEvent.click(screen.getByRole('button', { name: 'Measure' }))
  await userEvent.type(await screen.findByLabelText('Measured'), '9{Enter}{Escape}')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByLabelText('Width')).toHaveAttribute('aria-invalid', 'true')
})

test('what filters sends no form', async () => {
  const columns = [{ id: 'name', header: 'Name', kind: 'text', value: String }] as const
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <DataTable
        caption="Films"
        columns={columns}
        rows={[{ id: '1' }]}
        getRowId={({ id }) => id}
        emptyText="None"
        filterLabel="Filter"
        defaultSelected={new Set()}
        toolbar={
          <>
            <MultiSelectFilter
              label="Kind"
              options={[{ value: '1', label: 'Film' }]}
              searchFrom={1}
            />
            <ColumnMenu columns={columns} layout={defaultLayout} onLayoutChange={() => {}} />
          </>
        }
      />
      <button type="submit">Send</button>
    </form>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Kind' }))
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }))
  const inputs = document.querySelectorAll<HTMLInputElement>('input')
  expect(inputs.length).toBeGreaterThan(3)
  for (const input of inputs) {
    input.focus()
    await userEvent.keyboard('{Enter}')
    expect.soft(onSubmit.mock.calls.length, input.outerHTML).toBe(0)
    onSubmit.mockClear()
  }
})

test('the buttons of a number follow what it allows', async () => {
  for (const state of ['disabled', 'readOnly']) {
    const onValueChange = vi.fn()
    const { unmount } = render(
      <QuantityInput aria-label="Rolls" onValueChange={onValueChange} {...{ [state]: true }} />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Increase' }))
    expect.soft(onValueChange, state).not.toHaveBeenCalled()
    unmount()
  }
})

test('a select keeps a choice that is not among its options', () => {
  const options = ['1', '2'].map((one) => <option key={one}>{one}</option>)
  const show = (props: object) => (
    <form aria-label="Order">
      <NativeSelect aria-label="Size" name="size" {...{ children: options, ...props }} />
    </form>
  )
  const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('size')
  const { rerender, unmount } = render(show({ defaultValue: 'retired' }))
  expect(sent()).toBe('retired')
  // It comes later, as from a server.
  rerender(
    show({ defaultValue: 'retired', children: [...options, <option key={3}>retired</option>] }),
  )
  expect(sent()).toBe('retired')
  expect(screen.getAllByRole('option')).toHaveLength(3)
  unmount()
  const { rerender: again } = render(show({ value: '1', onChange: () => {} }))
  again(show({ value: '2', onChange: () => {} }))
  expect(sent()).toBe('2')
  expect(screen.getAllByRole('option')).toHaveLength(2)
  again(show({ value: 'retired', onChange: () => {} }))
  expect(sent()).toBe('retired')
})

test('a filter keeps choices that are not among its options, to be taken back', async () => {
  const onValueChange = vi.fn()
  const show = (...labels: string[]) => (
    <MultiSelectFilter
      label="Kind"
      options={labels.map((label) => ({ value: label.toLowerCase(), label }))}
      defaultValue={['gone', 'tint']}
      onValueChange={onValueChange}
      open
    />
  )
  const box = (label: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: label })
  const { rerender } = render(show('Clear', 'Tint'))
  rerender(show('Clear', 'Frost'))
  await userEvent.click(box('Frost'))
  expect(onValueChange).toHaveBeenLastCalledWith(['frost', 'gone', 'tint'])
  await userEvent.click(box('gone'))
  expect(onValueChange).toHaveBeenLastCalledWith(['frost', 'tint'])
  expect(box('gone')).toHaveFocus()
  await userEvent.click(box('Tint'))
  expect(onValueChange).toHaveBeenLastCalledWith(['frost'])
})

test('a number and a page beyond the end lead back to it', async () => {
  const onValueChange = vi.fn()
  const onPageChange = vi.fn()
  render(
    <>
      <QuantityInput aria-label="Rolls" value={20} max={10} onValueChange={onValueChange} />
      <Pagination page={9} pageCount={3} onPageChange={onPageChange} />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Increase' }))
  expect(onValueChange).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Decrease' }))
  expect(onValueChange).toHaveBeenLastCalledWith('10')
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }))
  expect(onPageChange).toHaveBeenLastCalledWith(3)
})
