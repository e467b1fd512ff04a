import type { ComponentType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '../support/eventually'
import { eachOf } from './each-of'
import { cleanup, render } from './render'

/** The code that the pages of the catalog show, run as it stands. */
const examples = import.meta.glob<{ Example: ComponentType }>('../../ui/docs/examples/**/*.tsx', {
  eager: true,
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('every example of the catalog renders and says nothing to the console', async () => {
  const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  const all = Object.entries(examples).map(([name, { Example }]) => ({ name, Example }))
  expect(all.length).toBeGreaterThan(50)
  await eachOf(
    all,
    async ({ Example }) => {
      render(<Example />)
      await eventually(() => expect(document.querySelector('[data-slot]')).not.toBeNull())
      for (const spy of said) expect(spy.mock.calls).toEqual([])
    },
    () => {
      cleanup()
      for (const spy of said) spy.mockClear()
    },
  )
})
