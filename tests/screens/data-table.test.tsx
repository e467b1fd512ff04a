import {
  Button,
  type Column,
  ColumnMenu,
  ComparisonTable,
  DataTable,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  Language,
  SelectionBar,
  SpecTable,
} from '@duskpane/ui'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useMemo, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'

/** The table of the design system, without layout. */

interface Film {
  readonly name: string
  readonly at: Date
}

const films: readonly Film[] = Array.from({ length: 10_000 }, (_, index) => ({
  name: `Film ${index}`,
  at: new Date(index * 3_600_000),
}))

const columns: readonly Column<Film>[] = [
  { id: 'name', header: 'Name', kind: 'text', value: ({ name }) => name },
  { id: 'at', header: 'At', kind: 'dateTime', value: ({ at }) => at },
]

const table = (props: Partial<ComponentProps<typeof DataTable<Film>>> = {}) => (
  <DataTable
    caption="Films"
    columns={columns}
    rows={films.slice(0, 3)}
    getRowId={({ name }) => name}
    emptyText="None"
    {...props}
  />
)

test('an invalid date is shown as a missing one', () => {
  render(table({ rows: [{ name: 'Film 0', at: new Date('soon') }] }))
  expect(screen.getByRole('cell', { name: /–/ })).toBeVisible()
})

test('actions of a row are neither sorted, filtered by nor hidden', async () => {
  const user = userEvent.setup()
  const actions = {
    id: 'actions',
    header: 'Actions',
    kind: 'actions',
    content: ({ name }: Film) => <Button>Remove {name}</Button>,
  } as const
  render(
    table({
      columns: [...columns, actions],
      filterLabel: 'Filter',
      defaultLayout: { hidden: ['at', 'actions'] },
      toolbar: <ColumnMenu />,
    }),
  )
  const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(headers()).toEqual(['Name', 'Actions'])
  expect(screen.queryByRole('button', { name: 'Actions' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ labels }) => labels?.[0]?.textContent)).toEqual(['Name', 'At'])
  await user.click(screen.getByRole('checkbox', { name: 'At' }))
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(headers()).toEqual(['Name', 'Actions'])
  await user.type(screen.getByRole('searchbox'), 'remove')
  expect(await screen.findByText('Nothing matches.')).toBeVisible()
})

test('what is chosen in the menu of a row does not open the row', async () => {
  const onOpen = vi.fn()
  const onSelect = vi.fn()
  const menu = {
    id: 'menu',
    header: 'Menu',
    kind: 'actions',
    content: () => (
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button>More</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={onSelect}>Delete</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    ),
  } as const
  render(table({ rows: films.slice(0, 1), columns: [...columns, menu], onOpen }))
  screen.getByRole('button', { name: 'More' }).focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(onSelect).toHaveBeenCalledOnce()
  expect(onOpen).not.toHaveBeenCalled()
})

test('a removed row leaves the focus to the one in its place, the last to the table', async () => {
  function Removing() {
    const [rows, setRows] = useState(films.slice(0, 3))
    const remove = {
      id: 'remove',
      header: 'Remove',
      kind: 'custom',
      value: () => '',
      content: (row: Film) => (
        <button type="button" onClick={() => setRows(rows.filter((other) => other !== row))}>
          Remove {row.name}
        </button>
      ),
    } as const
    return table({ rows, columns: [...columns, remove] })
  }
  render(<Removing />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Film 1' }))
  expect(screen.getByRole('button', { name: 'Remove Film 2' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Remove Film 0' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('region', { name: /Films/ })).toHaveFocus()
})

test('a bar of selected rows that goes leaves the focus to the box of all of them, or to a row', async () => {
  function Selecting() {
    const [rows, setRows] = useState(films.slice(0, 3))
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
    const remove = () => {
      setRows(rows.filter(({ name }) => !selected.has(name)))
      setSelected(new Set())
    }
    return table({
      rows,
      selected,
      onSelectedChange: setSelected,
      children: selected.size > 0 && (
        <SelectionBar>
          <button type="button" onClick={() => setSelected(new Set())}>
            Select none
          </button>
          <button type="button" onClick={remove}>
            Remove
          </button>
        </SelectionBar>
      ),
    })
  }
  render(<Selecting />)
  const [all, first, second] = screen.getAllByRole('checkbox')
  if (!all || !first || !second) throw new Error('The table has no checkboxes.')
  await userEvent.click(first)
  await userEvent.click(screen.getByRole('button', { name: 'Select none' }))
  await waitFor(() => expect(all).toHaveFocus())
  await userEvent.click(second)
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await new Promise(requestAnimationFrame)
  expect(screen.getAllByRole('checkbox')[2]).toHaveFocus()
})

test('a row that its own menu takes out of a filter leaves the focus to the next', async () => {
  function Filtering() {
    const [done, setDone] = useState<readonly Film[]>([])
    const rows = useMemo(() => films.slice(0, 3).filter((film) => !done.includes(film)), [done])
    const menu = {
      id: 'menu',
      header: 'Menu',
      kind: 'actions',
      content: (film: Film) => (
        <DropdownMenu>
          <DropdownMenuTrigger>{`More of ${film.name}`}</DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem onSelect={() => setDone([...done, film])}>Done</DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      ),
    } as const
    return table({ rows, columns: [...columns, menu] })
  }
  render(<Filtering />)
  // A pointer gives the button no focus.
  await userEvent.click(screen.getByRole('button', { name: 'More of Film 0' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Done' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'More of Film 1' })).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Done' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'More of Film 2' })).toHaveFocus())
})

test('a cell is edited by key and by pointer, and has the focus afterwards, wherever its row moves', async () => {
  const onEdit = vi.fn()
  function Editing() {
    const [rows, setRows] = useState<readonly Film[]>(films.slice(0, 200))
    const edit = {
      ...columns[0],
      id: 'title',
      header: 'Title',
      kind: 'text',
      value: ({ name }: Film) => name,
      onEdit(film: Film, name: string) {
        onEdit(name)
        setRows(rows.map((other) => (other === film ? { ...film, name } : other)))
      },
    } as const
    const own = useMemo(() => [columns[1], edit] as Column<Film>[], [rows])
    return table({
      rows,
      columns: own,
      getRowId: ({ at }) => at.toISOString(),
      defaultSort: { column: 'title', direction: 'ascending' },
      onOpen: () => {},
    })
  }
  render(<Editing />)
  const button = (name: string) => screen.getByRole('button', { name: `${name}, Edit Title` })
  button('Film 0').focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus()
  await userEvent.keyboard('Film 2a{Enter}')
  expect(onEdit.mock.calls).toEqual([['Film 2a']])
  expect(button('Film 2a')).toHaveFocus()

  await userEvent.click(button('Film 1'))
  await userEvent.keyboard('x{Escape}')
  expect(button('Film 1')).toHaveFocus()
  expect(onEdit).toHaveBeenCalledOnce()

  await userEvent.click(button('Film 1'))
  await userEvent.keyboard('Film 1a{Tab}')
  expect(onEdit).toHaveBeenLastCalledWith('Film 1a')
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a caption that is hidden names the table', () => {
  render(table({ captionHidden: true }))
  expect(screen.getByText('Films')).toHaveClass('sr-only')
  expect(screen.getByRole('table', { name: /Films/ })).toBeVisible()
  expect(screen.getByText('3')).not.toHaveClass('sr-only')
})

test('a row that goes takes no focus from elsewhere', async () => {
  const { rerender } = render(table({ onOpen: () => {} }))
  await userEvent.click(screen.getByRole('button', { name: 'Film 1' }))
  await userEvent.click(document.body)
  rerender(table({ onOpen: () => {}, rows: films.slice(0, 1) }))
  expect(document.body).toHaveFocus()

  await userEvent.click(screen.getByRole('button', { name: 'Film 0' }))
  const note = document.body.appendChild(document.createElement('textarea'))
  await userEvent.click(note)
  note.remove()
  rerender(table({ onOpen: () => {}, rows: films.slice(1, 3) }))
  expect(document.body, 'what had it goes with the row').toHaveFocus()
})

test('what is typed in a cell is the cell’s', async () => {
  const onOpen = vi.fn()
  const onActiveChange = vi.fn()
  const editors = [
    <input key={1} aria-label="Editor" />,
    <textarea key={2} aria-label="Editor" />,
    // biome-ignore lint/a11y/useSemanticElements: an editor of rich text
    <div key={3} role="textbox" tabIndex={0} contentEditable aria-label="Editor" />,
    <button
      key={4}
      type="button"
      role="combobox"
      aria-expanded={false}
      aria-controls="list"
      aria-label="Editor"
    />,
  ]
  for (const editor of editors) {
    const content = {
      id: 'note',
      header: 'Note',
      kind: 'custom',
      value: () => '',
      content: () => editor,
    } as const
    const { unmount } = render(
      table({ rows: films.slice(0, 1), columns: [...columns, content], onOpen, onActiveChange }),
    )
    await userEvent.click(screen.getByLabelText('Editor'))
    await userEvent.keyboard('jk{ArrowDown}{Home}')
    unmount()
  }
  expect(onActiveChange).not.toHaveBeenCalled()
  expect(onOpen).not.toHaveBeenCalled()
})

test('a server sends the first of many rows, as their language writes them', () => {
  const html = renderToString(
    <Language locale="de" timeZone="Asia/Tokyo">
      {table({ rows: films })}
    </Language>,
  )
  expect(html).toContain('Film 10<')
  expect(html).toContain('1.1.1970, 09:00:00')
  expect(html).toContain('10.000')
})

test('a server in another time zone sends what the browser hydrates', async () => {
  const { TZ } = process.env
  onTestFinished(() => {
    if (TZ === undefined) delete process.env.TZ
    else process.env.TZ = TZ
  })
  const shown = table({ rows: films.slice(0, 1) })
  const trees = [
    { tree: shown, sent: '1/1/1970, 12:00:00', after: '1/1/1970, 9:00:00' },
    {
      tree: (
        <Language locale="de" timeZone="Europe/Berlin">
          {shown}
        </Language>
      ),
      sent: '1.1.1970, 01:00:00',
      after: '1.1.1970, 01:00:00',
    },
  ]
  for (const { tree, sent, after } of trees) {
    process.env.TZ = 'UTC'
    const container = document.createElement('div')
    container.innerHTML = renderToString(tree)
    expect.soft(container.textContent).toContain(sent)
    process.env.TZ = 'Asia/Tokyo'
    const onRecoverableError = vi.fn()
    const root = await act(() => hydrateRoot(container, tree, { onRecoverableError }))
    expect.soft(onRecoverableError, sent).not.toHaveBeenCalled()
    expect.soft(container.textContent).toContain(after)
    act(() => root.unmount())
  }
})

test('whatever has the role of a control in a row is the control’s', async () => {
  const onOpen = vi.fn()
  const roles = ['button', 'link', 'checkbox', 'switch', 'slider', 'tab', 'option', 'menuitemradio']
  const content = {
    id: 'own',
    header: 'Own',
    kind: 'custom',
    value: () => '',
    content: () => (
      <>
        {roles.map((role) => (
          <span key={role} {...{ role, 'aria-label': role }}>
            <b data-testid={role}>{role}</b>
          </span>
        ))}
        <select data-testid="select" />
        <i data-testid="focusable" {...{ tabIndex: -1 }} />
        <em data-testid="plain">Text</em>
      </>
    ),
  } as const
  render(
    <div {...{ role: 'button', tabIndex: 0 }}>
      {table({ rows: films.slice(0, 1), columns: [...columns, content], onOpen })}
    </div>,
  )
  for (const name of [...roles, 'select', 'focusable'])
    await userEvent.click(screen.getByTestId(name))
  expect(onOpen).not.toHaveBeenCalled()
  await userEvent.click(screen.getByTestId('plain'))
  expect(onOpen).toHaveBeenCalledOnce()
})

test('a click at the end of a drag opens no row', () => {
  const onOpen = vi.fn()
  render(table({ onOpen }))
  for (const element of [screen.getAllByRole('cell')[1], screen.getByText('Film 0')]) {
    for (const [screenX, calls] of [
      [140, 0],
      [102, 1],
    ] as const) {
      onOpen.mockClear()
      fireEvent.mouseDown(element as Element, { screenX: 100 })
      fireEvent.click(element as Element, { screenX, detail: 1 })
      expect(onOpen).toHaveBeenCalledTimes(calls)
    }
  }
})

test('a server pages: all of its rows count, and none is sorted or filtered here', async () => {
  const user = userEvent.setup()
  const onPageChange = vi.fn()
  const page = (props: object) =>
    table({ rowCount: 130, pageSize: 40, page: 4, onPageChange, filterLabel: 'Filter', ...props })
  const ofPage = films.slice(120, 130).reverse()
  const { rerender } = render(
    page({ rows: ofPage, defaultSort: { column: 'at', direction: 'ascending' } }),
  )
  await user.type(screen.getByLabelText('Filter'), 'x')
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '131')
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows).toHaveLength(10)
  expect(rows[0]).toHaveAttribute('aria-rowindex', '122')
  expect(rows[0]).toHaveTextContent('Film 129')
  const third = screen.getByRole('button', { name: 'Page 3' })
  await user.click(third)
  expect(onPageChange).toHaveBeenLastCalledWith(3)
  rerender(page({ rows: [], page: 3, status: 'loading' }))
  expect(third).toHaveFocus()
  rerender(page({ rows: [], rowCount: 0 }))
  expect(screen.queryByText('None')).toBeNull()
})

const odd: readonly unknown[] = [
  '2026-01-21T10:00:00Z',
  new Date(0),
  new Date(Number.NaN),
  7,
  1e20,
  Number.NaN,
  12n,
  true,
  {},
  Object.create(null),
  [1],
  Symbol('1'),
  '',
  null,
]

test('no value of another kind takes a table of measures down', () => {
  for (const value of odd as readonly number[]) {
    const columns = [{ key: 'a', header: 'A' }] as const
    render(<SpecTable caption="Values" columns={columns} rows={[{ a: value }]} />)
    const rows = [{ key: 'b', header: 'B', values: { a: value } }]
    render(<ComparisonTable caption="Values" columns={columns} rows={rows} />)
    const shown = screen.getAllByRole('table').map((one) => one.textContent)
    expect.soft(shown.join(), String(typeof value)).not.toMatch(/NaN|null|\[object/)
    cleanup()
  }
})

test('the keys of letters move between rows on a keyboard of any script', () => {
  render(table({ onOpen: () => {} }))
  const [first, second] = screen.getAllByRole('button', { name: /^Film/ })
  act(() => first?.focus())
  fireEvent.keyDown(first as Element, { key: 'о', code: 'KeyJ' })
  expect(second).toHaveFocus()
  fireEvent.keyDown(second as Element, { key: 'Л', code: 'KeyK' })
  expect(first).toHaveFocus()
})

test('no value of another kind takes the tree down', async () => {
  const kinds = ['text', 'longText', 'email', 'badge', 'number', 'dateTime', 'date'] as const
  const own = kinds.map((kind) => ({
    id: kind,
    header: kind,
    kind,
    value: (row: unknown) => (row as { value: unknown }).value,
    note: (row: unknown) => (row as { value: unknown }).value,
  })) as unknown as readonly Column<object>[]
  render(
    <DataTable
      caption="Values"
      columns={own}
      rows={odd.map((value, place) => ({ value, id: `${place}` }))}
      getRowId={(row) => (row as unknown as { id: string }).id}
      emptyText="None"
      filterLabel="Filter"
    />,
  )
  for (const kind of kinds) await userEvent.click(screen.getByRole('button', { name: kind }))
  await userEvent.type(screen.getByRole('searchbox'), '7')
  expect(screen.getAllByRole('row').length).toBeGreaterThan(1)
})

test('a time that came as text is a time', () => {
  const text = '1970-01-01T01:00:00Z' as unknown as Date
  render(table({ rows: [{ name: 'Film', at: text }] }))
  expect(document.querySelector('time')).toHaveAttribute('datetime', '1970-01-01T01:00:00.000Z')
})
