import {
  type CharacterLimit,
  Checkbox,
  ColumnMenu,
  Combobox,
  CommandMenu,
  DataTable,
  DateInput,
  DateRange,
  Dialog,
  DialogContent,
  DialogTitle,
  DialogTrigger,
  defaultLayout,
  Field,
  FieldSet,
  FormShell,
  Input,
  Language,
  MultiSelectFilter,
  NativeSelect,
  Pagination,
  QuantityInput,
  RadioGroup,
  RadioGroupItem,
  Switch,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
  Textarea,
} from '@duskpane/ui'
import { german } from '@duskpane/ui/words/de'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type ComponentProps,
  type FormEvent,
  lazy,
  type ReactNode,
  Suspense,
  useState,
} from 'react'
import { expect, test, vi } from 'vitest'

/** Forms of the design system in an app, without layout. */

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

function renderForm(
  props: Partial<ComponentProps<typeof FormShell>> = {},
  options?: { wrapper: typeof InGerman },
) {
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
    options,
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

test('a group that gets the focus by its ref passes it on to its control', () => {
  const radios = { current: null as HTMLDivElement | null }
  const days = { current: null as HTMLDivElement | null }
  render(
    <>
      <RadioGroup ref={radios} aria-label="Choice" defaultValue="b">
        <RadioGroupItem value="a">A</RadioGroupItem>
        <RadioGroupItem value="b">B</RadioGroupItem>
      </RadioGroup>
      <DateRange ref={days} />
    </>,
  )
  act(() => radios.current?.focus())
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'B' }))
  act(() => days.current?.focus())
  expect(document.activeElement).toBe(screen.getByLabelText('From'))
})

test('a form that is reset has no errors, and no failure', async () => {
  const onSubmit = vi.fn(() => Promise.reject(new Error('offline')))
  renderForm({ onSubmit })
  await userEvent.type(name(), 'Ada Glazier')
  await send()
  expect(name()).toHaveAccessibleDescription('8 too many')
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(name()).not.toHaveAccessibleDescription())
  expect(city()).not.toHaveAttribute('aria-invalid', 'true')
  fill()
  await send()
  await screen.findByRole('alert')
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('in any form a control that is reset is as valid, and as long, as at first', async () => {
  render(
    <form>
      <Field name="name" label="Name" limit={limit}>
        <Input defaultValue="Al" required />
      </Field>
      <FieldSet name="terms" label="Terms">
        <Checkbox required defaultChecked>
          Agreed
        </Checkbox>
      </FieldSet>
      <button type="reset">Reset</button>
    </form>,
  )
  const form = name().form as HTMLFormElement
  for (const typed of ['', 'Ada Glazier']) {
    fireEvent.input(name(), { target: { value: typed } })
    fireEvent.click(screen.getByLabelText('Agreed'))
    expect.soft(form.reportValidity(), typed).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(form.checkValidity(), typed).toBe(true))
    expect.soft(name(), typed).not.toHaveAccessibleDescription()
  }
})

test('a field in a shadow root says what is too long', async () => {
  const shadow = document.body
    .appendChild(document.createElement('div'))
    .attachShadow({ mode: 'open' })
  const { container } = render(fields, { container: shadow as unknown as HTMLElement })
  const input = container.querySelector('input') as HTMLInputElement
  fireEvent.input(input, { target: { value: 'Ada Glazier' } })
  expect(input.validationMessage).toBe('8 too many')
  shadow.host.remove()
})

test('a field of any name is invalid only if its value is', async () => {
  for (const name of [
    'constructor',
    '__proto__',
    'toString',
    'contains',
    'elements',
    'namedItem',
  ]) {
    const { unmount } = render(
      <FormShell onSubmit={async () => {}} submitLabel="Send" submittingLabel="Submitting">
        <Field name={name} label="Name">
          <Input required />
        </Field>
      </FormShell>,
    )
    expect.soft(screen.getByLabelText('Name'), name).toHaveAttribute('aria-invalid', 'false')
    await send()
    expect.soft(screen.getByLabelText('Name'), name).toHaveAccessibleDescription(/fill/i)
    unmount()
  }
})

test('a filter that is disabled while it is open closes', async () => {
  const filter = (disabled: boolean) => (
    <MultiSelectFilter label="Film" options={[{ value: '1', label: 'One' }]} disabled={disabled} />
  )
  const { rerender } = render(filter(false))
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('dialog')).toBeVisible()
  rerender(filter(true))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a form that has led to another page can be sent again once that is left', async () => {
  const onSubmit = vi.fn(async () => {})
  const comeBack = () =>
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
  render(<FormShell onSubmit={onSubmit} submitLabel="Send" submittingLabel="Submitting" />)
  await send()
  expect(screen.getByRole('button')).toBeDisabled()
  comeBack()
  await send()
  expect(onSubmit).toHaveBeenCalledTimes(2)
})

test('what is chosen otherwise than by typing takes the error of its field away', async () => {
  const wrong = { day: 'No delivery', rolls: 'Out of stock' }
  render(
    <FormShell onSubmit={async () => wrong} submitLabel="Send" submittingLabel="Submitting">
      <Field name="day" label="Day">
        <DateInput defaultValue="2027-01-01" />
      </Field>
      <Field name="rolls" label="Rolls">
        <QuantityInput />
      </Field>
    </FormShell>,
  )
  await send()
  expect(screen.getByLabelText('Day')).toHaveAccessibleDescription('No delivery')
  const calendar = document.querySelector<HTMLInputElement>('[type=date]')
  fireEvent.input(calendar as HTMLInputElement, { target: { value: '2027-01-02' } })
  expect(screen.getByLabelText('Day')).toHaveValue('1/2/2027')
  expect.soft(screen.getByLabelText('Day')).not.toHaveAccessibleDescription()
  await userEvent.click(screen.getByRole('button', { name: 'Increase' }))
  expect.soft(screen.getByLabelText('Rolls')).not.toHaveAccessibleDescription()
})

test('a control that comes later is reset with its form', async () => {
  let come = (_module: { default: () => ReactNode }) => {}
  const Late = lazy(
    () =>
      new Promise<{ default: () => ReactNode }>((resolve) => {
        come = resolve
      }),
  )
  const { container } = render(
    <form>
      <Field name="name" label="Name">
        <Suspense>
          <Late />
        </Suspense>
      </Field>
    </form>,
  )
  await act(async () => come({ default: () => <Input required /> }))
  fireEvent.input(name(), { target: { value: '  ' } })
  expect(name().validity.customError).toBe(true)
  container.querySelector('form')?.reset()
  await waitFor(() => expect(name().validity.customError).toBe(false))
})

test('the buttons of a number go by its step', async () => {
  render(<QuantityInput aria-label="Rolls" min={6} step={6} max={20} />)
  const increase = () => userEvent.click(screen.getByRole('button', { name: 'Increase' }))
  await increase()
  expect(screen.getByLabelText('Rolls')).toHaveValue(12)
  await increase()
  await increase()
  expect(screen.getByLabelText('Rolls')).toHaveValue(18)
  expect(screen.getByLabelText('Rolls')).toBeValid()
})

test('a range of days says what is wrong with one once it is left, without a form as well', async () => {
  render(
    <FieldSet name="stay" label="Stay">
      <DateRange />
    </FieldSet>,
  )
  const [from, to] = ['From', 'To'].map((label) => screen.getByLabelText(label)) as [
    HTMLElement,
    HTMLElement,
  ]
  await userEvent.type(from, '13/45/2026')
  expect(from).toHaveAttribute('aria-invalid', 'false')
  await userEvent.tab()
  expect(from).toHaveAttribute('aria-invalid', 'true')
  expect(from).toHaveAccessibleDescription(/^Please enter a date/)
  expect(screen.getByRole('alert')).toHaveTextContent(/^Please enter a date/)
  await userEvent.clear(from)
  await userEvent.type(from, '5/10/27')
  expect(from).toHaveAttribute('aria-invalid', 'false')
  await userEvent.type(to, '5/1/27')
  await userEvent.tab()
  expect(to).toHaveAccessibleDescription(/^Value must be 5\/10\/2027 or later/)
  // The other end makes it right.
  await userEvent.clear(from)
  await userEvent.type(from, '4/10/27')
  await userEvent.tab()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the keys of a disabled command menu open nothing', async () => {
  render(<CommandMenu disabled commands={[]} />)
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Ctrl+K opens a command menu on a keyboard of any script, and deletes a line on a Mac', async () => {
  const platform = vi.spyOn(navigator, 'platform', 'get')
  const press = (target: Element, key: string, code: string) =>
    fireEvent.keyDown(target, { key, code, ctrlKey: true })
  const { container } = render(
    <>
      <CommandMenu commands={[]} />
      <input aria-label="Text" />
    </>,
  )
  const text = container.querySelector('input') as HTMLElement
  platform.mockReturnValue('MacIntel')
  expect(press(text, 'k', 'KeyK')).toBe(true)
  // On this layout the letter stands elsewhere.
  expect(press(document.body, 't', 'KeyK')).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
  platform.mockReturnValue('Win32')
  expect(press(text, 'л', 'KeyK')).toBe(false)
  expect(await screen.findByRole('dialog')).toBeVisible()
  platform.mockRestore()
})

test('where the browser opens no calendar, the day can be typed', async () => {
  render(<DateInput aria-label="Day" />)
  const calendar = document.querySelector('[type=date]') as HTMLInputElement
  calendar.showPicker = () => {
    throw new DOMException('cross-origin', 'SecurityError')
  }
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByLabelText('Day')).toHaveFocus()
})

test('a combobox shows a choice that is not among its options', () => {
  const { container } = render(
    <form>
      <Combobox aria-label="Film" name="film" required options={[]} defaultValue="frost" />
    </form>,
  )
  expect(screen.getByLabelText('Film')).toHaveValue('frost')
  expect(container.querySelector('form')?.checkValidity()).toBe(true)
})

test('nothing is marked or chosen in a combobox while the options for what is typed are awaited', async () => {
  const onValueChange = vi.fn()
  const show = (loading: boolean, ...labels: string[]) => (
    <Combobox
      aria-label="Car"
      loading={loading}
      options={labels.map((label) => ({ value: label, label }))}
      filter={() => true}
      defaultValue="Audi A1"
      onInputValueChange={() => {}}
      onValueChange={onValueChange}
    />
  )
  const { rerender } = render(show(false, 'Audi A1', 'Audi A3'))
  const car = screen.getByLabelText('Car')
  await userEvent.click(car)
  rerender(show(true, 'Audi A1', 'Audi A3'))
  await userEvent.clear(car)
  await userEvent.type(car, 'Audi A3{ArrowDown}{Enter}')
  expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['Searching...'])
  expect(screen.getByRole('status')).toHaveTextContent('Searching...')
  expect(car).not.toHaveAttribute('aria-activedescendant')
  // A name that is among them only by chance is not taken on leaving either.
  await userEvent.tab()
  expect(onValueChange).not.toHaveBeenCalled()
  expect(car).toHaveValue('Audi A1')
  await userEvent.type(car, 'tes')
  rerender(show(false, 'Tesla 3', 'Tesla S'))
  await userEvent.keyboard('{Enter}')
  expect(onValueChange).toHaveBeenLastCalledWith('Tesla 3')
})

test('a filter chooses each value once, and clears nothing where nothing is chosen', async () => {
  const onValueChange = vi.fn()
  const options = ['Frost', 'Frost', 'Tint'].map((value) => ({ value, label: value }))
  render(<MultiSelectFilter label="Film" options={options} onValueChange={onValueChange} />)
  await userEvent.click(screen.getByRole('button', { name: 'Film' }))
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(onValueChange).not.toHaveBeenCalled()
  await userEvent.click(screen.getAllByLabelText('Frost')[0] as HTMLElement)
  expect(onValueChange).toHaveBeenLastCalledWith(['Frost'])
})

test('an app’s own message stays beside a limit, whichever comes or goes first', () => {
  const clear = ({ currentTarget }: FormEvent<HTMLInputElement>) =>
    currentTarget.setCustomValidity('')
  const field = (props: object) => (
    <Field name="name" label="Name" limit={limit}>
      <Input {...props} />
    </Field>
  )
  const type = (value: string) =>
    fireEvent.input(screen.getByLabelText('Name'), { target: { value } })
  const { unmount } = render(field({ onInput: clear }))
  for (const value of ['1234', '12345']) {
    type(value)
    expect(screen.getByLabelText('Name'), value).toBeInvalid()
  }
  unmount()
  render(field({}))
  const input = screen.getByLabelText<HTMLInputElement>('Name')
  input.setCustomValidity('Taken')
  for (const value of ['1234', '123']) {
    type(value)
    expect(input.validationMessage, value).toBe('Taken')
  }
})

test('a day is not finished by the Enter of an input method', () => {
  render(<DateInput aria-label="Day" />)
  const input = screen.getByLabelText<HTMLInputElement>('Day')
  act(() => input.focus())
  fireEvent.input(input, { target: { value: '5/6/27' } })
  for (const how of [{ isComposing: true }, { keyCode: 229 }]) {
    fireEvent.keyDown(input, { key: 'Enter', ...how })
    expect(input.value).toBe('5/6/27')
  }
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(input.value).toBe('5/6/2027')
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

test('a panel that is kept has what was typed, and opens where a form finds an error in it', async () => {
  render(
    <FormShell onSubmit={async () => {}} submitLabel="Send" submittingLabel="Sending">
      <Tabs defaultValue="notes">
        <TabsList aria-label="Order">
          {['name', 'address', 'notes'].map((value) => (
            <TabsTrigger key={value} value={value}>
              {value}
            </TabsTrigger>
          ))}
        </TabsList>
        {['name', 'address', 'notes'].map((value) => (
          <TabsContent key={value} value={value} keepMounted>
            <Field name={value} label={`The ${value}`}>
              <Input required />
            </Field>
          </TabsContent>
        ))}
      </Tabs>
    </FormShell>,
  )
  const field = (name: string) => screen.getByRole('textbox', { name, hidden: true })
  const open = () =>
    screen.getAllByRole('tabpanel').map((panel) => panel.getAttribute('aria-labelledby'))
  const names = () => open().map((id) => document.getElementById(id ?? '')?.textContent)
  await userEvent.type(field('The notes'), 'Ring twice')
  await userEvent.click(screen.getByRole('tab', { name: 'name' }))
  expect(names()).toEqual(['name'])
  await userEvent.click(screen.getByRole('tab', { name: 'notes' }))
  expect(field('The notes')).toHaveValue('Ring twice')

  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(field('The name')).toHaveFocus())
  expect(names()).toEqual(['name'])
  await userEvent.type(field('The name'), 'Ada')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(field('The address')).toHaveFocus())
  expect(names()).toEqual(['address'])

  // One that is wrong in view comes first, though others are hidden.
  await userEvent.click(screen.getByRole('tab', { name: 'name' }))
  await userEvent.clear(field('The name'))
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(field('The name')).toHaveFocus())
  expect(names()).toEqual(['name'])
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

/** Each control without a field around it, with its name for people. */
const bare: Readonly<Record<string, (name?: string) => ReactNode>> = {
  'a checkbox': (name) => (
    <Checkbox required name={name}>
      a checkbox
    </Checkbox>
  ),
  'an input': (name) => <Input required name={name} aria-label="an input" />,
  'a select': (name) => (
    <NativeSelect required name={name} aria-label="a select" placeholder="Choose" />
  ),
  'a text': (name) => (
    <>
      <h2 id="text">a text</h2>
      <Textarea required name={name} aria-labelledby="text" />
    </>
  ),
  'a group': (name) => (
    <RadioGroup required name={name} aria-label="a group">
      <RadioGroupItem value="1">One</RadioGroupItem>
      <RadioGroupItem value="2">Two</RadioGroupItem>
    </RadioGroup>
  ),
  'a switch': (name) => (
    <Switch required name={name}>
      a switch
    </Switch>
  ),
  'a combobox': (name) => <Combobox required name={name} aria-label="a combobox" options={[]} />,
  'a day': (name) => <DateInput required name={name} aria-label="a day" />,
  'an input of the browser': (name) => (
    <label>
      an input of the browser <input required name={name} />
    </label>
  ),
  'a select of the browser': (name) => (
    <label>
      a select of the browser
      <select required name={name}>
        <option value="">Choose</option>
      </select>
    </label>
  ),
}

const formErrors = () =>
  [...document.querySelectorAll('[data-slot=form-errors] p')].map((one) => one.textContent)
const invalidOnes = () => [...document.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')]

test('a control without a field is marked, said and focused, also if it has no name', async () => {
  for (const [question, control] of Object.entries(bare))
    for (const name of ['own', undefined]) {
      const onSubmit = renderForm({ children: control(name) })
      await send()
      const message = formErrors()[0] ?? ''
      expect.soft(message, question).toMatch(new RegExp(`^${question}: Please `))
      expect.soft(invalidOnes(), question).not.toHaveLength(0)
      expect.soft(invalidOnes()[0], question).toHaveFocus()
      expect.soft(invalidOnes()[0], question).toHaveAccessibleDescription(message)
      expect.soft(screen.getByRole('alert'), question).toHaveTextContent(message)
      expect.soft(onSubmit, question).not.toHaveBeenCalled()
      cleanup()
    }
})

test('several controls without a field are said in their order, until each is right', async () => {
  const onSubmit = renderForm({
    children: (
      <>
        <Field name="name" label="Name">
          <Input required />
        </Field>
        <Input required aria-label="City" aria-describedby="hint" />
        <p id="hint">Where the windows are.</p>
        <Checkbox required>Terms</Checkbox>
      </>
    ),
  })
  await send()
  expect(formErrors()).toEqual([
    'City: Please fill out this field.',
    'Terms: Please check this box if you want to proceed.',
  ])
  expect(name()).toHaveFocus()
  expect(city()).toHaveAccessibleDescription(/^City: .* Where the windows are\.$/)
  await userEvent.type(name(), 'Ada')
  await userEvent.type(city(), 'Bonn')
  expect(city()).not.toHaveAttribute('aria-invalid')
  expect(city()).toHaveAccessibleDescription('Where the windows are.')
  expect(formErrors()).toHaveLength(1)
  await userEvent.click(screen.getByLabelText('Terms'))
  expect(formErrors()).toEqual([])
  await send()
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('what a server finds wrong with a control without a field is marked there', async () => {
  renderForm({
    onSubmit: async () => ({ code: 'Not known.' }),
    children: <Input name="code" aria-label="Code" />,
  })
  await send()
  const code = screen.getByLabelText('Code')
  await waitFor(() => expect(code).toHaveFocus())
  expect(code).toHaveAttribute('aria-invalid', 'true')
  expect(code).toHaveAccessibleDescription('Code: Not known.')
  await userEvent.type(code, 'a')
  expect(code).not.toHaveAttribute('aria-invalid')
})

test('an error of a server at no field of the form stands beside the button', async () => {
  renderForm({ onSubmit: async () => ({ sum: 'Too much.' }) })
  fill()
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent('Too much.')
  expect(screen.getByRole('alert')).toHaveFocus()
  cleanup()
  // Its message would stand outside of the form, which knows nothing of it.
  render(<input form="sent" name="sum" aria-label="Sum" />)
  renderForm({ id: 'sent', onSubmit: async () => ({ sum: 'Too much.' }) })
  fill()
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent('Too much.')
  cleanup()
  renderForm({ onSubmit: async () => ({ city: 'Not there.', sum: 'Too much.' }) })
  fill()
  await send()
  await waitFor(() => expect(city()).toHaveFocus())
  expect(city()).toHaveAccessibleDescription('Not there.')
  expect(document.querySelector('[data-slot=form-errors]')).toHaveTextContent(/^Too much\.$/)
  expect(screen.queryByText(/fields need/)).toBeNull()
})

test('of fields with one name only those that are wrong say so, until each is right', async () => {
  const user = userEvent.setup()
  render(
    <FormShell onSubmit={async () => {}} submitLabel="Send" submittingLabel="Sending...">
      {['One', 'Two', 'Three'].map((label) => (
        <Field key={label} name="guests[]" label={label}>
          <Input required defaultValue={label === 'One' ? 'Ada' : undefined} />
        </Field>
      ))}
    </FormShell>,
  )
  const wrong = () =>
    ['One', 'Two', 'Three'].filter((label) => screen.getByLabelText(label).ariaInvalid === 'true')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(wrong()).toEqual(['Two', 'Three'])
  expect(screen.getByLabelText('Two')).toHaveFocus()
  await user.type(screen.getByLabelText('Two'), 'Bo')
  expect(wrong()).toEqual(['Three'])
  await user.type(screen.getByLabelText('Three'), 'Cy')
  expect(wrong()).toEqual([])
})

test('what a server answers is said, whatever its shape, and takes nothing down', async () => {
  const user = userEvent.setup()
  const answers: readonly [answer: unknown, said: string][] = [
    [{ email: ['It is taken.', 'It is short.'] }, 'It is taken. It is short.'],
    [{ email: { message: 'It is taken.' } }, 'It is taken.'],
    [{ address: { city: ['There is none.'] } }, 'There is none.'],
    ['It is taken.', 'It is taken.'],
    [{ email: 5 }, 'It failed.'],
  ]
  for (const [answer, said] of answers) {
    render(
      <FormShell
        onSubmit={async () => answer as undefined}
        submitLabel="Send"
        submittingLabel="Sending..."
        failure="It failed."
      >
        <Field name="email" label="Email">
          <Input />
        </Field>
      </FormShell>,
    )
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect.soft((await screen.findByRole('alert')).textContent, JSON.stringify(answer)).toBe(said)
    cleanup()
  }
})

test('a language or a time zone that is none leaves those around, and "de_DE" is one', () => {
  const table = (
    <DataTable
      caption="Times"
      columns={[{ id: 'a', header: 'At', kind: 'dateTime', value: ({ at }: { at: Date }) => at }]}
      rows={[{ at: new Date(0) }]}
      getRowId={() => '1'}
      emptyText="None"
    />
  )
  const shown = (locale: string, timeZone: string) => {
    render(
      <Language locale="fr" timeZone="UTC">
        <Language locale={locale} timeZone={timeZone}>
          {table}
        </Language>
      </Language>,
    )
    const text = document.querySelector('time')?.textContent
    cleanup()
    return text
  }
  expect(shown('de_DE', 'UTC')).toBe('1.1.1970, 00:00:00')
  for (const locale of ['', 'C', 'en_US.UTF-8', '[object Object]'])
    expect.soft(shown(locale, 'W. Europe Standard Time'), locale).toBe('01/01/1970 00:00:00')
})

test('a field that another one has made valid loses its error', async () => {
  function Stay() {
    const [last, setLast] = useState('2027-05-10')
    return (
      <>
        <Field name="from" label="From">
          <DateInput defaultValue="2027-05-20" max={last} />
        </Field>
        <Field name="to" label="To">
          <DateInput value={last} onValueChange={setLast} min="2027-05-15" />
        </Field>
      </>
    )
  }
  renderForm({ children: <Stay /> })
  await send()
  const from = screen.getByLabelText('From')
  expect(from).toHaveAccessibleDescription(/5\/10\/2027/)
  fireEvent.input(screen.getByLabelText('To'), { target: { value: '5/18/2027' } })
  await waitFor(() => expect(from).toHaveAccessibleDescription(/5\/18\/2027/))
  expect(screen.getByLabelText('To')).not.toHaveAccessibleDescription()
  fireEvent.input(screen.getByLabelText('To'), { target: { value: '5/28/2027' } })
  await waitFor(() => expect(from).not.toHaveAccessibleDescription())
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

test('a limit speaks the language around it, apart from its own messages', async () => {
  const field = (limit: CharacterLimit) => (
    <Field name="name" label="Name" limit={limit}>
      <Input />
    </Field>
  )
  const { rerender } = render(field({ most: 3 }), { wrapper: InGerman })
  await userEvent.type(name(), 'abc')
  expect(name()).toHaveAccessibleDescription('Noch 0 Zeichen')
  await userEvent.type(name(), 'de')
  expect(name()).toHaveAccessibleDescription('2 Zeichen zu viel')
  expect(name().validationMessage).toMatch(/^Bitte .*3 Zeichen/)
  rerender(field({ most: 4, over: (characters) => `kürzen um ${characters}` }))
  expect(name()).toHaveAccessibleDescription('kürzen um 1')
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
  // It arrives later, as from a server.
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

test('a filter of which a server knows no number shows none', () => {
  const options = [{ value: 'a', label: 'Oak', count: null as never }]
  render(<MultiSelectFilter label="Kind" options={options} defaultOpen />)
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Oak$/)
})

test('a filter shows what an app looks up for it, under the names of other words, too', async () => {
  function Looked() {
    const [options, setOptions] = useState([{ value: 'fr', label: 'France' }])
    return (
      <MultiSelectFilter
        label="Country"
        searchFrom={0}
        options={options}
        filter={() => true}
        onInputValueChange={(typed) => typed && setOptions([{ value: 'de', label: 'Germany' }])}
      />
    )
  }
  render(<Looked />)
  await userEvent.click(screen.getByRole('button', { name: 'Country' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'France' }))
  await userEvent.type(screen.getByRole('searchbox'), 'Allemagne')
  expect(screen.getByRole('checkbox', { name: 'Germany' })).not.toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'France' })).toBeChecked()
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

function InGerman({ children }: { children: ReactNode }) {
  return (
    <Language locale="de" words={german}>
      {children}
    </Language>
  )
}

const asked: Readonly<Record<string, readonly [control: ReactNode, message: RegExp]>> = {
  text: [<Input required />, /^Bitte füllen Sie dieses Feld aus/],
  blank: [<Input required defaultValue=" " />, /^Bitte füllen Sie dieses Feld aus/],
  choice: [<NativeSelect required />, /^Bitte wählen Sie einen Eintrag/],
  email: [<Input type="email" defaultValue="me" />, /In „me“ fehlt es/],
  address: [<Input type="email" defaultValue="me@" />, /^Bitte geben Sie eine E-Mail-Adresse/],
  url: [<Input type="url" defaultValue="me" />, /^Bitte geben Sie eine Webadresse ein/],
  pattern: [<Input pattern="\\d+" defaultValue="a" />, /vorgegebene Format/],
  titled: [
    <Input pattern="\\d+" title="Nur Ziffern" defaultValue="a" />,
    /Format ein\. Nur Ziffern$/,
  ],
  least: [<Input type="number" min={1000.5} defaultValue={1} />, /kleiner als 1\.000,5/],
  most: [<Input type="number" max={0.5} defaultValue={1} />, /größer als 0,5/],
  step: [<Input type="number" min={1} step={0.5} defaultValue={1.7} />, /sind 1,5 und 2\.$/],
  first: [<Input type="date" min="2027-04-01" defaultValue="2027-03-31" />, /ist 1\.4\.2027/],
  last: [<Input type="date" max="2027-04-01" defaultValue="2027-04-02" />, /ist 1\.4\.2027/],
  own: [<Input ref={(input) => input?.setCustomValidity('Vergeben')} />, /^Vergeben$/],
}

const askedFields = (
  <>
    {Object.entries(asked).map(([name, [control]]) => (
      <Field key={name} name={name} label={name}>
        {control}
      </Field>
    ))}
    <FieldSet name="plan" label="plan">
      <RadioGroup required>
        <RadioGroupItem value="a">A</RadioGroupItem>
      </RadioGroup>
    </FieldSet>
    <FieldSet name="terms" label="terms">
      <Checkbox required>Agreed</Checkbox>
    </FieldSet>
  </>
)

test('what is wrong is said in the language around, and not in that of the browser', async () => {
  renderForm({ children: askedFields }, { wrapper: InGerman })
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  for (const [name, [, message]] of Object.entries(asked)) {
    expect.soft(screen.getByLabelText(name), name).toHaveAccessibleDescription(message)
  }
  expect(screen.getByText('Bitte wählen Sie eine dieser Möglichkeiten.')).toBeVisible()
  expect(screen.getByText('Bitte setzen Sie hier ein Häkchen, um fortzufahren.')).toBeVisible()
})

test('so it is in a form of the browser, which takes what is put right', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Field name="email" label="email">
        <Input type="email" required />
      </Field>
      <FieldSet name="plan" label="plan">
        <RadioGroup required>
          <RadioGroupItem value="a">A</RadioGroupItem>
          <RadioGroupItem value="b">B</RadioGroupItem>
        </RadioGroup>
      </FieldSet>
      <button type="submit">Send</button>
    </form>,
    { wrapper: InGerman },
  )
  const email = screen.getByLabelText<HTMLInputElement>('email')
  const plans = screen.getAllByRole<HTMLInputElement>('radio')
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await send()
  expect(email.validationMessage).toMatch(/^Bitte füllen/)
  expect(plans.map((plan) => plan.validationMessage)).toContain(german.validation.requiredRadioText)
  await userEvent.type(email, 'me@example.com')
  await userEvent.click(screen.getByLabelText('B'))
  await send()
  expect(onSubmit).toHaveBeenCalledOnce()
})
