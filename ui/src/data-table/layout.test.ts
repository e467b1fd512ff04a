import { expect, test } from 'vitest'
import type { Column } from './column.ts'
import {
  clampWidthRem,
  defaultLayout,
  growingColumn,
  resized,
  shown,
  visibleColumns,
  widthRem,
} from './layout.ts'

type Row = Readonly<Record<string, string>>

const column = (id: string): Column<Row> => ({
  id,
  header: id,
  kind: 'text',
  value: (row) => row[id],
})
const columns = [column('a'), column('b'), column('c')]
const ids = (list: readonly Column<Row>[]) => list.map(({ id }) => id)

test('hides and shows columns, but never the first', () => {
  const layout = shown(shown(defaultLayout, 'b', false), 'a', false)
  expect(ids(visibleColumns(columns, layout))).toEqual(['a', 'c'])
  expect(ids(visibleColumns(columns, shown(layout, 'b', true)))).toEqual(['a', 'b', 'c'])
})

test('a column that opens the row is never hidden in place of the first', () => {
  const opening = [column('a'), { ...column('b'), opens: true as const }, column('c')]
  const layout = { ...defaultLayout, hidden: ['a', 'b'] }
  expect(ids(visibleColumns(opening, layout))).toEqual(['b', 'c'])
})

test('ignores hidden columns that the table no longer has', () => {
  expect(ids(visibleColumns(columns, shown(defaultLayout, 'gone', false)))).toEqual(['a', 'b', 'c'])
})

test('keeps a set width within limits, and gives it up again', () => {
  const wide = resized(defaultLayout, 'b', 300)
  expect(widthRem(column('b'), wide)).toBe(48)
  expect(widthRem(column('b'), resized(wide, 'b', 0.1))).toBe(4)
  expect(resized(wide, 'b', undefined)).toEqual(defaultLayout)
  expect(clampWidthRem(10.06)).toBe(10)
})

test('the last column grows in a resizable table where no other one does', () => {
  expect(growingColumn(columns, false)).toBeUndefined()
  expect(growingColumn(columns, true)?.id).toBe('c')
  expect(growingColumn([{ ...column('x'), grow: true }, ...columns], true)?.id).toBe('x')
})
