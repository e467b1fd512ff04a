import * as ui from '@duskpane/ui'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { eventually } from '../support/eventually'
import { render, slot } from './render'

const palette = (
  <>
    <ui.CommandInput />
    <ui.CommandList>
      {['a', 'b', 'c'].map((name) => (
        <ui.CommandItem key={name}>{name}</ui.CommandItem>
      ))}
    </ui.CommandList>
  </>
)

function Kept() {
  const [value, setValue] = useState('b')
  return (
    <>
      <ui.Command value={value} onValueChange={setValue}>
        {palette}
      </ui.Command>
      <button type="button" data-slot="to-a" onClick={() => setValue('a')}>
        1
      </button>
    </>
  )
}

/** The command that is marked, and the one that a screen reader says. */
function marked() {
  const seen = document.querySelector('[data-slot=command-item][aria-selected=true]')
  const heard = slot('command-input').getAttribute('aria-activedescendant')
  return [seen?.textContent, document.getElementById(heard ?? '')?.textContent]
}

const press = async (key: string) => {
  slot('command-input').focus()
  await userEvent.keyboard(key)
}

test('says the command that it marks', async () => {
  render(<ui.Command defaultValue="b">{palette}</ui.Command>)
  await eventually(() => expect(marked()).toEqual(['b', 'b']))
  await press('{ArrowDown}')
  await eventually(() => expect(marked()).toEqual(['c', 'c']))
  await press('{Home}')
  await eventually(() => expect(marked()).toEqual(['a', 'a']))
  await press('b')
  await eventually(() => expect(marked()).toEqual(['b', 'b']))
})

test('says the command that the app marks', async () => {
  render(<Kept />)
  await eventually(() => expect(marked()).toEqual(['b', 'b']))
  await press('{ArrowDown}')
  await eventually(() => expect(marked()).toEqual(['c', 'c']))
  slot('to-a').click()
  await eventually(() => expect(marked()).toEqual(['a', 'a']))
})

test('says the command that the app goes on marking', async () => {
  render(
    <ui.Command value="b" onValueChange={() => undefined}>
      {palette}
    </ui.Command>,
  )
  await eventually(() => expect(marked()).toEqual(['b', 'b']))
  await press('{ArrowDown}')
  await new Promise((passed) => setTimeout(passed, 100))
  expect(marked()).toEqual(['b', 'b'])
})
