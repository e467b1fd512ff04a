import * as ui from '@duskpane/ui'
import { type ComponentProps, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { eventually } from '../support/eventually'
import { type rows, table } from './fixtures'
import { render, slot } from './render'

/** Rows that load again are those that were there. */

const spy = vi.fn()
const spies = Object.fromEntries(
  ['onSelectedChange', 'onSortChange', 'onFilterChange', 'onPageChange', 'onActiveChange'].map(
    (name) => [name, (...all: unknown[]) => spy(name, ...all)],
  ),
)

const selected = new Set(['2', '3'])
type Props = Partial<ComponentProps<typeof ui.DataTable<(typeof rows)[number]>>>
let change = (_: Props) => {}

const many = Array.from({ length: 400 }, (_, place) => ({ id: `${place}`, text: 'λόγος' }))

/** A table whose app may load its rows again. */
function Reloading(props: Props) {
  const [more, setMore] = useState({})
  change = (next) => flushSync(() => setMore(next))
  return <ui.DataTable {...table} maxHeight="20rem" onOpen={() => {}} {...props} {...more} />
}

const box = (row: number) =>
  document.querySelector<HTMLElement>(`[data-index="${row}"] [data-slot=data-table-selection]`)

test('rows that load again keep selection, focus and place, and the app is told nothing', async () => {
  const { innerWidth: width, innerHeight: height } = window
  onTestFinished(() => page.viewport(width, height))
  await page.viewport(1280, 800)
  for (const [first, place] of [
    [many, 9000],
    [many.slice(0, 60), 900],
  ] as const) {
    render(<Reloading rows={first} selected={selected} {...spies} />)
    const region = slot('data-table-region')
    region.scrollTop = place
    await new Promise(requestAnimationFrame)
    const index = await eventually(() => {
      const { top } = region.getBoundingClientRect()
      const row = [...document.querySelectorAll<HTMLElement>('[data-slot=data-table-row]')].find(
        (one) => one.getBoundingClientRect().top > top + 100,
      )
      expect(Number(row?.dataset.index)).toBeGreaterThan(5)
      return Number(row?.dataset.index)
    })
    box(index)?.focus()
    spy.mockClear()
    const { scrollTop } = region
    for (const away of [{ rows: [] }, {}]) {
      change({ status: 'loading', ...away })
      await new Promise(requestAnimationFrame)
      expect(document.querySelectorAll('[data-slot=data-table-row]')).toHaveLength(0)
      change({ rows: first.map((row) => ({ ...row })) })
      await eventually(() => expect(document.activeElement).toBe(box(index)))
      expect(region.scrollTop).toBe(scrollTop)
    }
    region.scrollTop = 0
    await eventually(() => expect(box(2)).toBeChecked())
    expect(spy).not.toHaveBeenCalled()
  }
})

test('what is typed in a cell stays while its row loads again, or is out of view', async () => {
  const onEdit = vi.fn()
  type Row = (typeof many)[number]
  const columns: readonly ui.Column<Row>[] = [
    { id: 'id', header: 'Αριθμός', kind: 'text', value: (row) => row.id, onEdit },
  ]
  const editor = () => document.querySelector<HTMLInputElement>('[data-slot=data-table-editor]')
  render(<Reloading rows={many} columns={columns} onOpen={undefined} />)
  await userEvent.click(slot('data-table-edit'))
  await userEvent.fill(slot('data-table-editor'), 'typed')
  for (const away of [{ rows: [] }, {}]) {
    change({ status: 'loading', ...away, columns })
    expect(editor()).toBeNull()
    change({ columns, rows: many.map((row) => ({ ...row })) })
    await eventually(() => expect(editor()?.value).toBe('typed'))
    await eventually(() => expect(document.activeElement).toBe(editor()))
  }
  const region = slot('data-table-region')
  region.scrollTop = 9000
  await eventually(() => expect(editor()).toBeNull())
  region.scrollTop = 0
  await eventually(() => expect(editor()?.value).toBe('typed'))
  expect(onEdit).not.toHaveBeenCalled()
  editor()?.focus()
  await userEvent.keyboard('{Enter}')
  expect(onEdit).toHaveBeenCalledWith(many[0], 'typed')
})

test('typing in the filter deselects what it hides, and tells so', async () => {
  render(<Reloading defaultSelected={selected} filterLabel="Φίλτρο" {...spies} />)
  spy.mockClear()
  await userEvent.fill(slot('data-table-filter'), '3')
  expect(spy).toHaveBeenCalledWith('onSelectedChange', new Set(['3']))
})
