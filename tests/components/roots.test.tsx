import * as ui from '@duskpane/ui'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { fixtures, rootless } from './fixtures'
import { render, slot, slotShown } from './render'

test('every component of the package has a fixture', () => {
  const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name))
  expect([...Object.keys(fixtures), ...rootless].sort()).toEqual(components.sort())
})

const each = Object.entries(fixtures).map(([name, fixture]) => ({ name, ...fixture }))

test.each(each)(
  '$name gives its root ref, className and all other props, once',
  async (fixture) => {
    const ref = createRef<HTMLElement>()
    const props = { ref, className: 'theirs', 'data-theirs': '', lang: 'el' }
    render(fixture.render(props))
    await slotShown(fixture.slot)
    const root = slot(fixture.slot)
    expect([...document.querySelectorAll('[data-theirs]')]).toEqual([root])
    expect([...document.querySelectorAll('.theirs')]).toEqual([root])
    expect([...document.querySelectorAll('div [lang=el], body > [lang=el]')]).toEqual([root])
    expect(ref.current).toBe(root)
  },
)

test.each(each)('$name calls a handler of the app once', async (fixture) => {
  const onClick = vi.fn((event: Event) => event.preventDefault())
  const onKeyDown = vi.fn()
  const onFocus = vi.fn()
  render(fixture.render({ onClick, onKeyDown, onFocus }))
  await slotShown(fixture.slot)
  const root = slot(fixture.slot)
  onFocus.mockClear()
  root.dispatchEvent(new KeyboardEvent('keydown', { key: 'F2', bubbles: true }))
  root.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  // Last, as it may close what the component stands in.
  root.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  expect(onClick).toHaveBeenCalledOnce()
  expect(onKeyDown).toHaveBeenCalledOnce()
  expect(onFocus).toHaveBeenCalledOnce()
})
