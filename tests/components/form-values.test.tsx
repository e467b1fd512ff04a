import * as ui from '@duskpane/ui'
import { type ReactNode, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { eventually } from '../support/eventually'
import { show } from './fixtures'
import { cleanup, render, slot } from './render'

/**
 * The values that our controls submit and their validation, which should match native controls. jsdom supports neither.
 */
afterEach(cleanup)

const options = ['1', '2', '3'].map((value) => ({ value, label: `Ceramic ${value}` }))

const films = (props: object) => (
  <ui.Combobox aria-label="Film" name="film" options={options} {...props} />
)

const sent = (root: ParentNode = document, form = 'form') =>
  new FormData(root.querySelector<HTMLFormElement>(form) ?? undefined).getAll('film')

// Vitest has no types for the protocol of the browser.
const { send } = cdp() as unknown as { send(method: string, params: object): Promise<void> }

/** Sets a value without the focus, as autofill or a script does. */
function fillIn(input: HTMLInputElement | null | undefined, text: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(input, text)
  flushSync(() => input?.dispatchEvent(new Event('input', { bubbles: true })))
}

test('each control sends one value, also under the same name as others', () => {
  render(
    <form>
      {films({ defaultValue: '1', disabled: true })}
      {films({ defaultValue: '2' })}
      <fieldset name="film" disabled>
        {films({ defaultValue: '1' })}
      </fieldset>
      <input type="checkbox" name="film" defaultValue="unchecked" />
      <input type="checkbox" name="film" defaultValue="checked" defaultChecked />
      {films({ defaultValue: '3' })}
      {films({})}
    </form>,
  )
  expect(sent()).toEqual(['2', 'checked', '3', ''])
})

test('a control is sent at its place among the others', () => {
  render(
    <form>
      {films({ defaultValue: '2' })}
      <input name="place" defaultValue="Bonn" />
    </form>,
  )
  const form = document.querySelector('form') ?? undefined
  expect([...new FormData(form)]).toEqual([
    ['film', '2'],
    ['place', 'Bonn'],
  ])
})

test('a control belongs to the form that it is given later', () => {
  let move = () => {}
  function Moving() {
    const [form, setForm] = useState('first')
    move = () => setForm('second')
    return (
      <>
        <form id="first" />
        <form id="second" />
        {films({ form, defaultValue: '2' })}
      </>
    )
  }
  render(<Moving />)
  flushSync(() => move())
  expect(sent(document, '#first')).toEqual([])
  expect(sent(document, '#second')).toEqual(['2'])
})

test('what is filled in without the focus is sent, and reset, also in a shadow root', async () => {
  render(<div data-host />)
  const shadow = document.querySelector('[data-host]')?.attachShadow({ mode: 'open' })
  if (!shadow) throw new Error('no shadow root')
  const root = createRoot(shadow)
  flushSync(() =>
    root.render(<form>{films({ defaultValue: '1', autoComplete: 'country-name' })}</form>),
  )
  const input = shadow.querySelector('input')
  expect(input?.autocomplete).toBe('country-name')
  fillIn(input, 'Ceramic 2')
  expect(sent(shadow)).toEqual(['2'])
  shadow.querySelector('form')?.reset()
  await eventually(() => expect(sent(shadow)).toEqual(['1']))
  root.unmount()
})

test('what is filled in right after a reset stays', async () => {
  const cases = [
    ['Combobox', films({ defaultValue: '1' }), 'Ceramic 2', '2'],
    ['DateInput', <ui.DateInput key="1" name="film" />, '2/2/2027', '2027-02-02'],
    ['QuantityInput', <ui.QuantityInput key="1" name="film" />, '3', '3'],
    ['Input', <ui.Input key="1" name="film" />, '3', '3'],
  ] as const
  for (const [what, control, text, value] of cases) {
    render(<form>{control}</form>)
    document.querySelector('form')?.reset()
    fillIn(document.querySelector('input'), text)
    // Whatever a reset does later, it has done by then.
    await new Promise((passed) => setTimeout(passed))
    expect(sent(), what).toEqual([value])
  }
})

test('a number may be typed in the digits of any script', async () => {
  render(<form>{show('QuantityInput', { name: 'film' })}</form>)
  await userEvent.clear(slot('quantity-input'))
  for (const text of ['۱', '٢']) await send('Input.insertText', { text })
  await eventually(() => expect(sent()).toEqual(['12']))
})

test('the browser’s own controls follow what the app gives, and a reset their latest default', () => {
  const choices = ['1', '2'].map((value) => (
    <ui.RadioGroupItem key={value} value={value}>
      {value}
    </ui.RadioGroupItem>
  ))
  let change = () => {}
  function Changing() {
    const [changed, setChanged] = useState(false)
    change = () => setChanged(true)
    return (
      <form>
        <ui.Checkbox name="film" defaultValue="check" defaultChecked={changed}>
          Check
        </ui.Checkbox>
        <ui.Switch name="film" defaultValue="switch" defaultChecked={changed}>
          Switch
        </ui.Switch>
        <ui.RadioGroup name="film" value={changed ? '' : '1'} onValueChange={() => {}}>
          {choices}
        </ui.RadioGroup>
      </form>
    )
  }
  render(<Changing />)
  expect(sent()).toEqual(['1'])
  flushSync(() => change())
  expect(sent()).toEqual([])
  document.querySelector('form')?.reset()
  expect(sent()).toEqual(expect.arrayContaining(['check', 'switch']))
})

test('what stands in a form and is not asked keeps no error from being said', async () => {
  const others: Readonly<Record<string, ReactNode>> = {
    'a control of another form': <input form="other" required aria-label="Other" />,
    'a day that cannot be changed': (
      <ui.Field name="day" label="Day">
        <ui.DateInput disabled value="2027-01-01" max="2026-01-01" />
      </ui.Field>
    ),
  }
  for (const [what, other] of Object.entries(others)) {
    render(
      <>
        <form id="other" />
        <ui.FormShell onSubmit={async () => {}} submitLabel="Send" submittingLabel="Sending">
          {other}
          <ui.Field name="city" label="City">
            <ui.Input required />
          </ui.Field>
        </ui.FormShell>
      </>,
    )
    document.querySelector<HTMLElement>('[type=submit]')?.click()
    const errors = () => document.querySelectorAll('[data-slot=field-error]').length
    await eventually(() => expect(errors(), what).toBe(1))
    expect.soft(document.activeElement?.getAttribute('name'), what).toBe('city')
  }
})

test('a field may have the name of what the form inherits', async () => {
  for (const name of ['contains', 'matches', 'closest', 'elements', 'ownerDocument', 'nodeType']) {
    render(
      <ui.FormShell onSubmit={async () => {}} submitLabel="Send" submittingLabel="Sending">
        <ui.Field name={name} label="Name">
          <ui.Input required />
        </ui.Field>
      </ui.FormShell>,
    )
    document.querySelector<HTMLElement>('[type=submit]')?.click()
    await eventually(() => expect(slot('field-error').textContent, name).toMatch(/fill/i))
    fillIn(document.querySelector('input'), 'Bonn')
    expect(document.querySelector('[data-slot=field-error]'), name).toBeNull()
  }
})

test('a form in a frame says what is wrong, and sends no text that is too long', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const place = frame.contentDocument?.body as HTMLElement
  const onSubmit = vi.fn(async () => {})
  render(
    createPortal(
      <ui.FormShell onSubmit={onSubmit} submitLabel="Send" submittingLabel="Sending">
        <ui.Field name="city" label="City" limit={{ most: 3 }}>
          <ui.Input required />
        </ui.Field>
      </ui.FormShell>,
      place,
    ),
  )
  const error = () => place.querySelector('[data-slot=field-error]')?.textContent ?? ''
  const send = () => place.querySelector<HTMLElement>('[type=submit]')?.click()
  send()
  await eventually(() => expect(error()).toMatch(/fill/i))
  fillIn(place.querySelector('input'), 'Bonn')
  send()
  await eventually(() => expect(error()).toMatch(/3 characters/))
  expect(onSubmit).not.toHaveBeenCalled()
  frame.remove()
})

const required = (
  <ui.Field name="city" label="City">
    <ui.Input required />
  </ui.Field>
)

test('a form says what is wrong where a field cannot be reached, and no answer of a server is silent', async () => {
  const steps = {
    inert: <div inert>{required}</div>,
    folded: <div style={{ height: 0, overflow: 'hidden' }}>{required}</div>,
  }
  const form = (onSubmit: () => Promise<Record<string, string>>, children: ReactNode) => (
    <ui.FormShell onSubmit={onSubmit} submitLabel="Send" submittingLabel="Sending">
      {children}
    </ui.FormShell>
  )
  const send = () => document.querySelector<HTMLElement>('[type=submit]')?.click()
  for (const [name, step] of Object.entries(steps)) {
    render(form(async () => ({}), step))
    send()
    await eventually(() => expect(slot('form-errors').textContent, name).toContain('City'))
    expect(document.activeElement, name).toBe(slot('form-errors'))
  }
  // As a schema has it of a field that is right.
  render(form(async () => ({ city: '' }), <ui.Input aria-label="City" name="city" />))
  send()
  await eventually(() => expect(slot('form-failure').textContent).not.toBe(''))
})
