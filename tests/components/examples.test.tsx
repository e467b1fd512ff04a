import type { ComponentType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '../support/eventually'
import { eachOf } from './each-of'
import { cleanup, render } from './render'

/** The code that the pages of the catalog show, run as it stands. */
const shown = import.meta.glob<Record<string, ComponentType>>(
  '../../ui/docs/{examples,pairs}/**/*.tsx',
  { eager: true },
)

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('every example and pair of the catalog renders and says nothing to the console', async () => {
  const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  const all = Object.entries(shown).flatMap(([file, module]) =>
    Object.entries(module).map(([name, Shown]) => ({ name: `${file} ${name}`, Shown })),
  )
  expect(all.length).toBeGreaterThan(50)
  await eachOf(
    all,
    async ({ Shown }) => {
      render(<Shown />)
      await eventually(() => expect(document.querySelector('[data-slot]')).not.toBeNull())
      for (const spy of said) expect(spy.mock.calls).toEqual([])
    },
    () => {
      cleanup()
      for (const spy of said) spy.mockClear()
    },
  )
})
