import * as ui from '@duskpane/ui'
import { expect, test } from 'vitest'
import { options } from './fixtures'
import { render, slot } from './render'

type Described = { 'aria-describedby'?: string }

/** Our control for a length, as an app would make one. */
function Length(props: Described) {
  return <input data-slot="length" {...ui.useFieldControl(props)} />
}

const controls: Readonly<Record<string, (props: Described) => React.ReactNode>> = {
  input: (props) => <ui.Input {...props} />,
  textarea: (props) => <ui.Textarea {...props} />,
  'native-select': (props) => <ui.NativeSelect {...props} />,
  'combobox-input': (props) => <ui.Combobox options={options} {...props} />,
  'quantity-input': (props) => <ui.QuantityInput {...props} />,
  switch: (props) => <ui.Switch {...props} />,
  length: (props) => <Length {...props} />,
}

const describedBy = (name: string) => slot(name).getAttribute('aria-describedby')

test.each(Object.entries(controls))(
  '%s has the description of its field and one of the app',
  (name, control) => {
    render(
      <ui.Field name="a" label="1" hint="2" error="3">
        {control({ 'aria-describedby': 'theirs' })}
      </ui.Field>,
    )
    const [error, hint] = ['field-error', 'field-hint'].map((part) => slot(part).id)
    expect(describedBy(name)).toBe(`${error} ${hint} theirs`)
  },
)

test.each(Object.entries(controls))('%s has no description that there is not', (name, control) => {
  render(
    <ui.Field name="a" label="1">
      {control({})}
    </ui.Field>,
  )
  expect(describedBy(name)).toBeNull()
})

test('a set of controls has the description of its own and one of the app', () => {
  render(
    <ui.FieldSet name="a" label="1" hint="2" aria-describedby="theirs">
      <ui.Checkbox>3</ui.Checkbox>
    </ui.FieldSet>,
  )
  expect(describedBy('field-set')).toBe(`${slot('field-hint').id} theirs`)
})

test('a control keeps its description beside that of its tooltip', () => {
  render(
    <ui.Field name="a" label="1" hint="2">
      <ui.Tooltip open>
        <ui.TooltipTrigger asChild>
          <ui.Input />
        </ui.TooltipTrigger>
        <ui.TooltipContent>3</ui.TooltipContent>
      </ui.Tooltip>
    </ui.Field>,
  )
  const tooltip = document.querySelector('[role=tooltip]')?.id
  expect(tooltip).toBeTruthy()
  expect(describedBy('tooltip-trigger')).toBe(`${slot('field-hint').id} ${tooltip}`)
})
