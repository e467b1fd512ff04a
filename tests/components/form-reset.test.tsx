import * as ui from '@duskpane/ui'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { eventually } from '../support/eventually'
import { options } from './fixtures'
import { render, slot } from './render'

interface Control {
  readonly name: string
  readonly show: (first: object) => ReactNode
  /** How a form finds it at first. */
  readonly first: object
  /** Changes it as a visitor would. */
  readonly act: () => unknown
}

const click = (name: string) => () => userEvent.click(slot(name))
const fill = (name: string, text: string) => () => userEvent.fill(slot(name), text)

const two = [
  <option key={1}>1</option>,
  <option key={2}>2</option>,
  <option key={3} value="">
    3
  </option>,
]

/** Every control, as it starts with a value of the app's and without one. */
const controls: readonly Control[] = [
  {
    name: 'Input',
    show: (first) => <ui.Input name="a" aria-label="1" {...first} />,
    first: { defaultValue: '1' },
    act: fill('input', '2'),
  },
  {
    name: 'Textarea',
    show: (first) => <ui.Textarea name="a" aria-label="1" {...first} />,
    first: { defaultValue: '1' },
    act: fill('textarea', '2'),
  },
  {
    name: 'NativeSelect',
    show: (first) => (
      <ui.NativeSelect name="a" aria-label="1" {...first}>
        {two}
      </ui.NativeSelect>
    ),
    first: { defaultValue: '1' },
    act: () => userEvent.selectOptions(slot('native-select'), '2'),
  },
  {
    name: 'Checkbox',
    show: (first) => <ui.Checkbox name="a" aria-label="1" {...first} />,
    first: { defaultChecked: true },
    act: click('checkbox'),
  },
  {
    name: 'Switch',
    show: (first) => <ui.Switch name="a" aria-label="1" {...first} />,
    first: { defaultChecked: true },
    act: click('switch'),
  },
  {
    name: 'RadioGroup',
    show: (first) => (
      <ui.RadioGroup name="a" aria-label="1" {...first}>
        <ui.RadioGroupItem value="1" />
        <ui.RadioGroupItem value="2" />
      </ui.RadioGroup>
    ),
    first: { defaultValue: '1' },
    act: () => userEvent.click(document.querySelector('[value="2"]') as HTMLElement),
  },
  {
    name: 'QuantityInput',
    show: (first) => <ui.QuantityInput name="a" aria-label="1" {...first} />,
    first: { defaultValue: 4 },
    act: fill('quantity-input', '6'),
  },
  {
    name: 'DateRange',
    show: (first) => <ui.DateRange name="a" {...first} />,
    first: { defaultValue: { from: '2027-04-01', to: '2027-04-30' } },
    act: fill('input', '2027-04-02'),
  },
  {
    name: 'Combobox',
    show: (first) => (
      <ui.Combobox
        name="a"
        aria-label="1"
        options={['1', '2'].map((value) => ({ value, label: value }))}
        {...first}
      />
    ),
    first: { defaultValue: '1' },
    act: async () => {
      await userEvent.fill(slot('combobox-input'), '2')
      await userEvent.keyboard('{Enter}')
    },
  },
  {
    name: 'MultiSelectFilter',
    show: (first) => (
      <ui.MultiSelectFilter label="1" options={options} searchFrom={1} defaultOpen {...first} />
    ),
    first: { defaultValue: ['1'] },
    act: async () => {
      // Rendered anew by the search, an unchecked box would take that for its default.
      await userEvent.click(slot('checkbox'))
      await userEvent.fill(slot('input'), 'nothing')
      await userEvent.clear(slot('input'))
      await userEvent.click(slot('checkbox'))
      await userEvent.click(slot('checkbox'))
    },
  },
  {
    name: 'FilmChoice',
    show: (first) => (
      <ui.FilmChoice
        legend="1"
        groups={[{ name: 'a', label: '1', options: [...options, { value: '3', label: '3' }] }]}
        {...first}
      />
    ),
    first: { defaultValue: { a: '3' } },
    act: () => userEvent.selectOptions(slot('native-select'), '2'),
  },
]

/** What the form would send, and what is read. */
function stateOf(form: HTMLFormElement) {
  const sent = [...new FormData(form)].map(([name, value]) => [
    name,
    value instanceof File ? value.name : value,
  ])
  const shown = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
    ({ type, checked, value }) => (type === 'checkbox' ? checked : value),
  )
  return { sent, shown, text: form.textContent }
}

const starts = controls.flatMap((control) => [
  { ...control, start: 'its default' },
  { ...control, start: 'nothing', first: {} },
])

/** By a visitor, and by a script, where React renders at another time. */
const resets = {
  'a visitor': () => userEvent.click(document.querySelector('[type=reset]') as HTMLElement),
  'a script': () => document.querySelector('form')?.reset(),
}

test.each(
  starts.flatMap((start) => Object.entries(resets).map(([by, reset]) => ({ ...start, by, reset }))),
)('$name returns to $start when $by resets its form', async ({ show, first, act, reset }) => {
  render(
    <form>
      {show(first)}
      <button type="reset">Reset</button>
    </form>,
  )
  const form = document.querySelector('form') as HTMLFormElement
  const before = stateOf(form)
  await act()
  await eventually(() => expect(stateOf(form)).not.toEqual(before))
  await reset()
  await eventually(() => expect(stateOf(form)).toEqual(before))
})

test('a reset that the app prevents changes nothing', async () => {
  render(
    <form onReset={(event) => event.preventDefault()}>
      <ui.QuantityInput name="a" aria-label="1" defaultValue={40} />
    </form>,
  )
  const form = document.querySelector('form') as HTMLFormElement
  await userEvent.fill(slot('quantity-input'), '60')
  form.reset()
  await new Promise((passed) => setTimeout(passed, 100))
  expect(new FormData(form).get('a')).toBe('60')
})
