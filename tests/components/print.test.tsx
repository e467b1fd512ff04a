import * as ui from '@duskpane/ui'
import { type CSSProperties, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { eventually } from '../support/eventually'
import { show } from './fixtures'
import { cleanup, render, slot, slotShown } from './render'

/** What stands on paper: all of it, and no controls. */

const media = (media: string) =>
  // Vitest has no types for the protocol of the browser.
  (cdp() as unknown as { send(method: string, params: object): Promise<void> }).send(
    'Emulation.setEmulatedMedia',
    { media },
  )

/** As the browser does: the event, then the layout for paper. */
async function print() {
  window.dispatchEvent(new Event('beforeprint'))
  await media('print')
}

beforeEach(() => media('screen'))
afterEach(async () => {
  await media('')
  cleanup()
})

interface Film {
  readonly id: string
  readonly text: string
}

const columns: readonly ui.Column<Film>[] = [
  { id: 'id', header: 'Film', kind: 'text', value: ({ id }) => id },
  { id: 'text', header: 'Text', kind: 'longText', value: ({ text }) => text },
  {
    id: 'do',
    header: 'Do',
    kind: 'actions',
    content: ({ id }) => <button type="button">{id}</button>,
  },
]
const films = (count: number): Film[] =>
  Array.from({ length: count }, (_, place) => ({ id: `film ${place}`, text: 'word '.repeat(60) }))

const table = (count: number, props: object = {}) => (
  <ui.DataTable
    caption="Films"
    columns={columns}
    rows={films(count)}
    getRowId={({ id }) => id}
    emptyText="None"
    filterLabel="Filter"
    defaultSelected={new Set()}
    defaultLayout={ui.defaultLayout}
    toolbar={<ui.ColumnMenu />}
    {...props}
  />
)

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const isClipped = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement) =>
  scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1

/** What hides a part of its content. */
function clipped() {
  return all('body *')
    .filter((element) => element.checkVisibility() && !element.closest('.sr-only'))
    .filter((element) => getComputedStyle(element).overflow !== 'visible' && isClipped(element))
    .map(({ dataset, className }) => dataset.slot ?? className)
}

const tables = {
  'of 60 rows': table(60),
  'of 300 rows': table(300),
  'of pages': table(60, { pageSize: 10 }),
  'of a low height': table(60, { maxHeight: '10rem' }),
  'of one line each': table(60, { density: 'compact', pinned: 'both', onOpen: () => {} }),
  'as narrow as a phone': <div style={{ width: '20rem' }}>{table(300)}</div>,
}

for (const [name, node] of Object.entries(tables)) {
  test(`a table ${name} has all rows on paper, under a head that repeats, and no controls`, async () => {
    render(node)
    const region = slot('data-table-region')
    const rows = () => all('[data-slot=data-table-row]')
    region.scrollTop = 200
    const { length: before } = rows()
    const { scrollTop } = region
    const count = /300|narrow/.test(name) ? 300 : 60
    await print()
    expect(rows().length).toBe(count)
    expect(rows().at(-1)?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      region.getBoundingClientRect().bottom,
    )
    expect(clipped()).toEqual([])
    const head = document.querySelector('thead') as HTMLElement
    expect(getComputedStyle(head)).toMatchObject({
      display: 'table-header-group',
      position: 'static',
    })
    // A head that repeats leaves out what is positioned, and buttons.
    expect(all('thead button').filter((button) => button.checkVisibility())).toEqual([])
    expect(all('th').map((head) => head.innerText)).toContain('Film')
    const isPositioned = (part: Element) => getComputedStyle(part).position !== 'static'
    expect(all('thead, thead *').filter((part) => part.innerText && isPositioned(part))).toEqual([])
    const controls = all('input, [data-slot=column-menu], [data-slot=pagination], td button, svg')
    const shown = controls.filter(
      (control) => control.checkVisibility() && control.dataset.slot !== 'data-table-open',
    )
    expect(shown).toEqual([])
    window.dispatchEvent(new Event('afterprint'))
    await media('screen')
    // How many of a long table stand there depends on their heights, which fonts that come late change.
    await eventually(() => expect(rows().length < count).toBe(before < count))
    expect(region.scrollTop).toBe(scrollTop)
  })
}

/** A4 both ways, and as wide as a laptop, in CSS pixels. */
const papers = { portrait: [794, 1123], landscape: [1123, 794], laptop: [1280, 800] } as const

for (const [paper, [width, height]] of Object.entries(papers)) {
  test(`the page of an AppShell takes the width of the paper: ${paper}`, async () => {
    await page.viewport(width, height)
    onTestFinished(() => page.viewport(414, 896))
    render(
      <ui.AppShell>
        <ui.Sidebar>
          <ui.SidebarGroup>
            <ui.SidebarLink href="#orders">Orders</ui.SidebarLink>
          </ui.SidebarGroup>
        </ui.Sidebar>
        <ui.AppShellHeader>Orders</ui.AppShellHeader>
        <ui.AppShellMain>
          {table(60, {
            density: 'compact',
            pinned: 'both',
            toolbar: (
              <>
                <ui.MultiSelectFilter label="State" options={[]} />
                <ui.DateRange name="days" />
              </>
            ),
            children: <ui.SelectionBar>2 selected</ui.SelectionBar>,
          })}
        </ui.AppShellMain>
      </ui.AppShell>,
    )
    await print()
    const { left, right, top } = slot('app-shell-main').getBoundingClientRect()
    expect([left, right, top]).toEqual([0, document.documentElement.clientWidth, 0])
    expect(slot('sidebar-frame').checkVisibility()).toBe(false)
    expect(
      all('input, fieldset, [data-slot=button]').filter((one) => one.checkVisibility()),
    ).toEqual([])
    // No cell stays in view, so none lies over another.
    const sticky = all('th, td').filter((cell) => getComputedStyle(cell).position === 'sticky')
    expect(sticky).toEqual([])
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  })
}

const many = Array.from({ length: 14 }, (_, place) => `Long header ${place}`)
const wide = {
  DataTable: (
    <ui.DataTable
      caption="Films"
      columns={many.map((header) => ({
        id: header,
        header,
        kind: 'number',
        value: () => 123_456.78,
      }))}
      rows={films(3)}
      getRowId={({ id }) => id}
      emptyText="None"
    />
  ),
  Table: (
    <ui.Table aria-label="Films">
      <ui.TableBody>
        <ui.TableRow>
          {many.map((text) => (
            <ui.TableCell key={text}>{text}</ui.TableCell>
          ))}
        </ui.TableRow>
      </ui.TableBody>
    </ui.Table>
  ),
  SpecTable: (
    <ui.SpecTable
      caption="Films"
      columns={many.map((header) => ({ key: header, header }))}
      rows={[Object.fromEntries(many.map((header) => [header, `${header} W/m²K`]))]}
    />
  ),
}

test('a head of numbers ends where they end, on paper too', async () => {
  onTestFinished(() => page.viewport(414, 896))
  await page.viewport(...papers.landscape)
  render(
    <ui.AppShell>
      <ui.AppShellMain>
        <ui.DataTable
          caption="Films"
          columns={[
            ...columns.slice(0, 1),
            { id: 'sum', header: 'Sum', kind: 'number', value: () => 123_456 },
          ]}
          rows={films(1)}
          getRowId={({ id }) => id}
          emptyText="None"
        />
      </ui.AppShellMain>
    </ui.AppShell>,
  )
  await print()
  const endOf = (selector: string) => {
    const letters = document.createRange()
    letters.selectNodeContents(all(selector).at(-1) ?? document.body)
    return letters.getBoundingClientRect().right
  }
  expect(Math.abs(endOf('th span') - endOf('td'))).toBeLessThan(1)
})

test('a table of many columns is not wider than the paper', async () => {
  onTestFinished(() => page.viewport(414, 896))
  for (const [width, height] of [papers.portrait, papers.landscape]) {
    await page.viewport(width, height)
    for (const [name, node] of Object.entries(wide)) {
      render(node)
      await print()
      const cells = all('th, td').map((cell) => cell.getBoundingClientRect().right)
      expect(Math.max(...cells), `${name} on ${width}`).toBeLessThanOrEqual(width)
      await media('screen')
    }
  }
})

test('a closed item prints its answer', async () => {
  render(
    <ui.Accordion type="single">
      {['1', '2'].map((value) => (
        <ui.AccordionItem key={value} value={value}>
          <ui.AccordionTrigger>Question</ui.AccordionTrigger>
          <ui.AccordionContent>Answer</ui.AccordionContent>
        </ui.AccordionItem>
      ))}
    </ui.Accordion>,
  )
  await print()
  for (const content of all('[data-slot=accordion-content]')) {
    expect(content.getBoundingClientRect().height).toBeGreaterThan(20)
    expect(content.checkVisibility()).toBe(true)
  }
  expect(all('[data-slot=accordion-item]').map(isClipped)).toEqual([false, false])
})

const long = Array.from({ length: 80 }, (_, place) => <p key={place}>Line {place}</p>)
const modals = {
  sheet: (
    <ui.Sheet defaultOpen>
      <ui.SheetContent aria-describedby={undefined}>
        <ui.SheetHeader>
          <ui.SheetTitle>Title</ui.SheetTitle>
        </ui.SheetHeader>
        <ui.SheetBody>{long}</ui.SheetBody>
        <ui.SheetFooter>Footer</ui.SheetFooter>
      </ui.SheetContent>
    </ui.Sheet>
  ),
  dialog: (
    <ui.Dialog defaultOpen>
      <ui.DialogContent aria-describedby={undefined}>
        <ui.DialogTitle>Title</ui.DialogTitle>
        {long}
      </ui.DialogContent>
    </ui.Dialog>
  ),
  'alert-dialog': (
    <ui.AlertDialog defaultOpen>
      <ui.AlertDialogContent>
        <ui.AlertDialogTitle>Title</ui.AlertDialogTitle>
        <ui.AlertDialogDescription>Why</ui.AlertDialogDescription>
        {long}
      </ui.AlertDialogContent>
    </ui.AlertDialog>
  ),
}

test('an open dialog or sheet prints as a whole, below the page', async () => {
  for (const [name, node] of Object.entries(modals)) {
    render(
      <>
        <p data-slot="page">Page</p>
        {node}
      </>,
    )
    const content = await slotShown(`${name}-content`)
    await print()
    expect(clipped(), name).toEqual([])
    expect(getComputedStyle(content).position, name).toBe('static')
    const { bottom } = slot('page').getBoundingClientRect()
    expect(content.getBoundingClientRect().top, name).toBeGreaterThanOrEqual(bottom)
    expect(slot(`${name}-overlay`).checkVisibility(), name).toBe(false)
    expect(document.querySelector(`[data-slot=${name}-close]`)?.checkVisibility(), name).not.toBe(
      true,
    )
    await media('screen')
  }
})

test('what only points, chooses or passes by is not on paper', async () => {
  const slots = {
    PopoverContent: 'popover-content',
    DropdownMenuContent: 'dropdown-menu-content',
    TooltipContent: 'tooltip-content',
    MobileMenuContent: 'mobile-menu-content',
    NavigationMenuContent: 'navigation-menu-content',
    Toaster: 'toast',
    Slider: 'slider-controls',
    Pagination: 'pagination',
    SelectionBar: 'data-table-selection-bar',
  }
  const lists = { Combobox: 'combobox-list', CommandMenu: 'command-menu-list' }
  for (const [name, slot] of Object.entries(slots)) {
    render(show(name))
    const element = await slotShown(slot)
    await print()
    expect(element.checkVisibility(), name).toBe(false)
    await media('screen')
  }
  for (const [name, slot] of Object.entries(lists)) {
    render(show(name, { defaultOpen: true }))
    const list = await slotShown(slot)
    await print()
    expect(list.checkVisibility(), name).toBe(false)
    await media('screen')
  }
})

test('what is told by a background is told on paper, too', async () => {
  for (const name of ['Checkbox', 'Switch', 'RadioGroupItem', 'Swatch', 'SpectrumStrip']) {
    render(show(name))
    await print()
    const isExact = (part: HTMLElement) => getComputedStyle(part).printColorAdjust === 'exact'
    expect(all('[data-slot]').some(isExact), name).toBe(true)
    await media('screen')
  }
})

test('what changes while a browser shows what it prints leaves nothing behind', () => {
  const print = (when: string) => window.dispatchEvent(new Event(`${when}print`))
  let change = (_: object) => {}
  function App() {
    const [{ key, ...props }, setProps] = useState<{ key?: string; style?: CSSProperties }>({})
    change = (next) => flushSync(() => setProps(next))
    return (
      <div>
        <ui.Input key={key} aria-label="Name" defaultValue="typed" {...props} />
      </div>
    )
  }
  render(<App />)
  print('before')
  change({ style: { color: 'red' } })
  print('after')
  expect(slot('input').style.cssText).toBe('color: red;')
  print('before')
  change({ key: 'other' })
  print('after')
  expect(slot('input').parentElement?.textContent).toBe('')
})

test('a form prints what was typed, and no buttons', async () => {
  render(
    <ui.FormShell onSubmit={async () => {}} submitLabel="Send" submittingLabel="Sending">
      <ui.Field name="text" label="Text">
        <ui.Textarea
          defaultValue={'word\n'.repeat(40)}
          className="max-h-40"
          style={{ height: '5rem' }}
        />
      </ui.Field>
      <ui.Field name="plan" label="Plan">
        <ui.FileDrop defaultValue={[new File(['text'], `${'a_long_name_'.repeat(20)}.pdf`)]} />
      </ui.Field>
      <ui.Field name="day" label="Day">
        <ui.DateInput />
      </ui.Field>
      <ui.Field name="word" label="Password">
        <ui.PasswordInput />
      </ui.Field>
      <ui.Field name="city" label="City">
        <ui.Combobox options={[{ value: 'a', label: 'a city '.repeat(40) }]} defaultValue="a" />
      </ui.Field>
      <ui.Field name="state" label="State">
        <ui.NativeSelect>
          <option>{'a state '.repeat(40)}</option>
        </ui.NativeSelect>
      </ui.Field>
      <ui.Input aria-label="Address" type="url" defaultValue={'an/address/'.repeat(40)} />
    </ui.FormShell>,
  )
  await print()
  const lines = { textarea: 40, 'combobox-input': 4, 'native-select': 4, input: 4 }
  for (const [name, count] of Object.entries(lines)) {
    const printed = slot(name).nextElementSibling as HTMLElement
    expect(slot(name).checkVisibility(), name).toBe(false)
    expect(isClipped(printed), name).toBe(false)
    expect(printed.clientHeight, name).toBeGreaterThan(count * 20)
  }
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  expect(isClipped(slot('file-drop-list').querySelector('bdi') as HTMLElement)).toBe(false)
  expect(all('button').filter((button) => button.checkVisibility())).toEqual([])
  await media('screen')
  for (const name of Object.keys(lines))
    await eventually(() => expect(slot(name).checkVisibility(), name).toBe(true))
})
