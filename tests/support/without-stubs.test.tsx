// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { eachOf } from '../components/each-of'
import { fixtures, show, table } from '../components/fixtures'

/** The components in jsdom as it is, as in the tests of an app. */

afterEach(cleanup)

/** Errors in effects, which do not fail a test by themselves. */
const errors: unknown[] = []
window.addEventListener('error', ({ error }) => errors.push(error))

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

test('each component mounts and goes', {
  timeout: 120_000,
}, async () => {
  await eachOf(
    fixtures,
    async (fixture) => {
      render(fixture.render({ defaultOpen: true }))
      await settle()
      cleanup()
      expect(errors.splice(0).map(String)).toEqual([])
    },
    cleanup,
  )
})

test('a stub of media queries may know nothing', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  render(show('Input', { defaultValue: 'text' }))
  render(show('AppShell', { defaultOpen: true }))
  vi.stubGlobal('matchMedia', () => undefined)
  render(show('DataTable', table))
  vi.unstubAllGlobals()
  expect(errors.splice(0).map(String)).toEqual([])
})

test('a table of 300 rows shows those that a screen would', () => {
  const rows = Array.from({ length: 300 }, (_, place) => ({ id: `${place}`, text: '' }))
  const { getAllByRole } = render(show('DataTable', { ...table, rows, pageSize: undefined }))
  expect(getAllByRole('row').length).toBeGreaterThan(10)
})
