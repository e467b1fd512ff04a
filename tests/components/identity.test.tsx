import * as ui from '@duskpane/ui'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { eventually } from '../support/eventually'
import { cleanup, render, slot, slotShown } from './render'

/** What was marked stays marked, wherever it goes while the list is open. */

afterEach(cleanup)

let change = (_: readonly string[]) => {}

/** A list whose app changes it while it is open. */
function Changing({
  first,
  show,
}: {
  first: readonly string[]
  show: (all: readonly string[]) => ReactNode
}) {
  const [all, setAll] = useState(first)
  change = (next) => flushSync(() => setAll(next))
  return show(all)
}

const run = vi.fn()
const marked = () => document.querySelector('[data-active]')?.textContent

const lists = {
  commands: (all: readonly string[]) => (
    <ui.CommandMenu commands={all.map((label) => ({ label, run: () => run(label) }))} />
  ),
  options: (all: readonly string[]) => (
    <ui.Combobox
      aria-label="City"
      options={all.map((value) => ({ value, label: value }))}
      onValueChange={run}
    />
  ),
}

async function open(name: keyof typeof lists) {
  run.mockClear()
  render(<Changing first={['Open', 'Archive', 'Close']} show={lists[name]} />)
  const isMenu = name === 'commands'
  await userEvent.click(slot(isMenu ? 'command-menu' : 'combobox-input'))
  await slotShown(isMenu ? 'command-menu-option' : 'combobox-option')
}

for (const name of ['commands', 'options'] as const) {
  test(`${name} that come, move or go leave the mark where it was`, async () => {
    for (const keys of ['{ArrowDown}{ArrowDown}', 'arch']) {
      for (const next of [
        ['Archaic', 'New', 'Open', 'Archive', 'Close'],
        ['Archive', 'Close', 'Open'],
      ]) {
        await open(name)
        await userEvent.keyboard(keys)
        expect(marked()).toBe('Archive')
        change(next)
        expect(marked(), `${keys} ${next}`).toBe('Archive')
        await userEvent.keyboard('{Enter}')
        expect(run.mock.calls).toEqual([['Archive']])
      }
    }
  })

  test(`Enter does nothing once the marked one of the ${name} has gone`, async () => {
    for (const keys of ['{ArrowDown}{ArrowDown}', 'arch']) {
      await open(name)
      await userEvent.keyboard(keys)
      change(['Archive all', 'Open', 'Close'])
      await userEvent.keyboard('{Enter}')
      expect(run, keys).not.toHaveBeenCalled()
    }
  })
}

test('of two commands with the same name each does its part', async () => {
  const commands = ['1', '2'].map((id) => ({ label: 'Open', run: () => run(id) }))
  for (const [keys, id] of [
    ['{ArrowDown}', '1'],
    ['{ArrowDown}{ArrowDown}', '2'],
  ] as const) {
    run.mockClear()
    render(<ui.CommandMenu commands={commands} />)
    await userEvent.click(slot('command-menu'))
    await slotShown('command-menu-option')
    await userEvent.keyboard(`${keys}{Enter}`)
    expect(run.mock.calls).toEqual([[id]])
  }
})

test('the choice of a filter that has the focus keeps it while others come', async () => {
  const show = (all: readonly string[]) => (
    <ui.MultiSelectFilter label="Kind" options={all.map((value) => ({ value, label: value }))} />
  )
  render(<Changing first={['a', 'b']} show={show} />)
  await userEvent.click(slot('multi-select-filter'))
  const box = (await slotShown('multi-select-filter-options')).querySelectorAll('input')[1]
  box?.focus()
  change(['new', 'a', 'b'])
  const focused = document.activeElement?.closest('li')
  expect(focused?.textContent).toBe('b')
})

test('a slide stays in view, with what is typed in it, while others come before it', async () => {
  const slides = (all: readonly string[]) => (
    <ui.Slider label="Slides" defaultPlaying={false}>
      {all.map((name) => (
        <ui.Slide key={name}>
          <input aria-label={name} />
        </ui.Slide>
      ))}
    </ui.Slider>
  )
  render(<Changing first={['a', 'b']} show={slides} />)
  const viewport = slot('slider-viewport')
  const input = viewport.querySelectorAll('input')[1]
  const isShown = () => {
    const { left, right } = viewport.getBoundingClientRect()
    const middle = input?.closest('[data-slot=slide]')?.getBoundingClientRect()
    return middle?.left === left && middle.right === right
  }
  viewport.scrollLeft = viewport.clientWidth
  await eventually(() => expect(isShown()).toBe(true))
  if (input) input.value = 'typed'
  change(['new', 'a', 'b'])
  await eventually(() => expect(isShown()).toBe(true))
  expect(input?.value).toBe('typed')
  expect(input?.isConnected).toBe(true)
  await eventually(() =>
    expect(document.querySelector('[data-slot=slider-picker][aria-current]')?.ariaLabel).toMatch(
      /3/,
    ),
  )
})

test('of 5,000 options those in view are rendered, and keys reach all of them', async () => {
  const options = Array.from({ length: 5000 }, (_, place) => ({
    value: `${place}`,
    label: `City ${place}`,
  }))
  render(<ui.Combobox aria-label="City" options={options} defaultValue="3000" />)
  let most = 0
  const count = () => {
    most = Math.max(most, document.querySelectorAll('[data-slot=combobox-option]').length)
  }
  new MutationObserver(count).observe(document.body, { subtree: true, childList: true })
  await userEvent.click(slot('combobox-input'))
  const list = await slotShown('combobox-list')
  const isInView = () => {
    const { top, bottom } = list.getBoundingClientRect()
    const one = document.querySelector('[data-active]')?.getBoundingClientRect()
    return one !== undefined && one.top >= top - 1 && one.bottom <= bottom + 1
  }
  for (const [keys, label] of [
    ['', 'City 3000'],
    ['{ArrowDown}{ArrowDown}', 'City 3002'],
    ['{ArrowUp}', 'City 3001'],
  ] as const) {
    if (keys) await userEvent.keyboard(keys)
    await eventually(() => expect(marked()).toBe(label))
    await eventually(() => expect(isInView()).toBe(true))
    const active = slot('combobox-input').getAttribute('aria-activedescendant')
    expect(document.getElementById(active ?? '')?.ariaPosInSet).toBe(
      `${Number(label.slice(5)) + 1}`,
    )
  }
  // Also before the list has its place, and with it its height.
  expect(most).toBeLessThan(60)
  await userEvent.fill(slot('combobox-input'), 'city 4999')
  expect(marked()).toBe('City 4999')
})

test('of 1,000 commands or choices the first are rendered, and more as one scrolls', async () => {
  const labels = Array.from({ length: 1000 }, (_, place) => `City ${place}`)
  const all = () =>
    document.querySelectorAll(
      '[data-slot=command-menu-option], [data-slot=multi-select-filter-options] li',
    )
  const commands = labels.map((label) => ({ label, run() {} }))
  const options = labels.map((label) => ({ label, value: label }))
  for (const name of ['command-menu', 'multi-select-filter']) {
    render(
      name === 'command-menu' ? (
        <ui.CommandMenu commands={commands} />
      ) : (
        <ui.MultiSelectFilter label="City" options={options} />
      ),
    )
    await userEvent.click(slot(name))
    await eventually(() => expect(all().length, name).toBeGreaterThan(0))
    expect(all().length, name).toBe(100)
    all()[99]?.scrollIntoView()
    await eventually(() => expect(all().length, name).toBeGreaterThan(100))
    const search = document.querySelector('[role=dialog] input:is([role=combobox], [type=search])')
    await userEvent.fill(search as HTMLInputElement, 'city 999')
    await eventually(() => expect([...all()].map((one) => one.textContent)).toEqual(['City 999']))
    cleanup()
  }
})
