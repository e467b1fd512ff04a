import * as ui from '@duskpane/ui'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { eventually } from '../support/eventually'
import { cleanup, render, slot, slotShown } from './render'

/** What is current, what a link leads to and what has the focus is in view. */

afterEach(cleanup)

const all = <Of extends Element = HTMLElement>(selector: string) => [
  ...document.querySelectorAll<Of>(selector),
]
const numbers = Array.from({ length: 60 }, (_, place) => `${place + 1}`)

function isIn(box: Element, element: Element): boolean {
  const [outer, inner] = [box.getBoundingClientRect(), element.getBoundingClientRect()]
  return (
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1 &&
    inner.top >= outer.top - 1 &&
    inner.bottom <= outer.bottom + 1
  )
}

const tabs = (props: object) => (
  <div style={{ width: '20rem' }}>
    <ui.Tabs {...props}>
      <ui.TabsList>
        {numbers.map((value) => (
          <ui.TabsTrigger key={value} value={value}>
            Tab {value}
          </ui.TabsTrigger>
        ))}
      </ui.TabsList>
    </ui.Tabs>
  </div>
)

test('the active tab is in view, at first, when the app changes it, and once it is shown', async () => {
  const isShown = () =>
    isIn(slot('tabs-list'), document.querySelector('[aria-selected=true]') as Element)
  for (const dir of ['ltr', 'rtl']) {
    render(<div dir={dir}>{tabs({ defaultValue: '40' })}</div>)
    expect(isShown(), dir).toBe(true)
  }
  for (const style of [{ scale: '0.5' }, { zoom: 2 }]) {
    render(<div style={style}>{tabs({ defaultValue: '40' })}</div>)
    expect(isShown(), Object.keys(style)[0]).toBe(true)
  }
  let change = (_: string) => {}
  function App(): ReactNode {
    const [value, setValue] = useState('2')
    change = (next) => flushSync(() => setValue(next))
    return (
      <div style={{ display: value === '9' ? 'none' : 'block' }}>
        {tabs({ value: value === '9' ? '50' : value })}
      </div>
    )
  }
  render(<App />)
  change('30')
  await eventually(() => expect(isShown()).toBe(true))
  change('9')
  change('50')
  await eventually(() => expect(isShown()).toBe(true))
  expect(scrollY).toBe(0)
})

const shell = (open: boolean) => (
  <ui.AppShell defaultOpen={open}>
    <ui.Sidebar>
      <ui.SidebarGroup>
        {numbers.map((one) => (
          <ui.SidebarLink
            key={one}
            href={`/${one}`}
            aria-current={one === '55' ? 'page' : undefined}
          >
            {one}
          </ui.SidebarLink>
        ))}
      </ui.SidebarGroup>
    </ui.Sidebar>
    <ui.AppShellMain>Page</ui.AppShellMain>
  </ui.AppShell>
)

test('the active tab is in view where it comes later than the list', async () => {
  let add = () => {}
  function Late() {
    const [shown, setShown] = useState(numbers.slice(0, 3))
    add = () => setShown(numbers)
    return (
      <ui.Tabs value="60" style={{ width: 300 }}>
        <ui.TabsList>
          {shown.map((one) => (
            <ui.TabsTrigger key={one} value={one}>
              Tab {one}
            </ui.TabsTrigger>
          ))}
        </ui.TabsList>
      </ui.Tabs>
    )
  }
  render(<Late />)
  flushSync(() => add())
  const tab = () => document.querySelector('[data-state=active]') as Element
  await eventually(() => expect(isIn(slot('tabs-list'), tab())).toBe(true))
})

test('the current link of a sidebar is in view, beside the page and in its sheet', async () => {
  const { innerWidth: width, innerHeight: height } = window
  onTestFinished(() => page.viewport(width, height))
  await page.viewport(1280, 600)
  render(shell(false))
  const current = () => document.querySelector('[aria-current=page]') as Element
  expect(isIn(slot('sidebar-frame').firstElementChild as Element, current())).toBe(true)
  await page.viewport(390, 600)
  render(shell(true))
  const sheet = await slotShown('sheet-content')
  await eventually(() => expect(isIn(sheet, current())).toBe(true))
})

test('the chosen item of a long menu is in view', async () => {
  render(
    <ui.DropdownMenu defaultOpen>
      <ui.DropdownMenuTrigger>Open</ui.DropdownMenuTrigger>
      <ui.DropdownMenuContent style={{ maxHeight: '10rem' }}>
        <ui.DropdownMenuRadioGroup value="40">
          {numbers.map((one) => (
            <ui.DropdownMenuRadioItem key={one} value={one}>
              {one}
            </ui.DropdownMenuRadioItem>
          ))}
        </ui.DropdownMenuRadioGroup>
      </ui.DropdownMenuContent>
    </ui.DropdownMenu>,
  )
  const menu = await slotShown('dropdown-menu-content')
  await eventually(() =>
    expect(isIn(menu, document.querySelector('[aria-checked=true]') as Element)).toBe(true),
  )
})

const linked = (
  <>
    <a href="#answer" data-slot="link">
      Answer
    </a>
    <div style={{ height: '200vh' }} />
    <ui.Accordion>
      <ui.AccordionItem value="1">
        <ui.AccordionTrigger>Question</ui.AccordionTrigger>
        <ui.AccordionContent>
          <p id="answer">Answer</p>
        </ui.AccordionContent>
      </ui.AccordionItem>
    </ui.Accordion>
    <div style={{ height: '200vh' }} />
  </>
)

test('links by fragment lead to their places under a hash router and under a base', async () => {
  const { href } = location
  // Whatever the browser would make of the link.
  const prevented = vi.fn()
  const note = (event: Event) => {
    prevented(event.defaultPrevented)
    event.preventDefault()
  }
  window.addEventListener('click', note)
  onTestFinished(() => {
    window.removeEventListener('click', note)
    history.replaceState(null, '', href)
    for (const base of all('base, body > a')) base.remove()
  })
  for (const kind of ['hash', 'start', 'base']) {
    if (kind === 'hash') history.replaceState(null, '', '#/orders/7')
    // The start page of a hash router has no hash yet, but links with one.
    else if (kind === 'start') document.body.appendChild(document.createElement('a')).href = '#/'
    else document.head.appendChild(document.createElement('base')).href = '/elsewhere/'
    render(shell(false))
    slot('skip-link').focus()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement, kind).toBe(slot('app-shell-main'))
    render(linked)
    await userEvent.click(slot('link'))
    expect(slot('accordion-item').matches('[open]'), kind).toBe(true)
    await eventually(() => {
      const { top, bottom } = slot('accordion-content').getBoundingClientRect()
      expect(top, kind).toBeLessThan(innerHeight)
      expect(bottom, kind).toBeGreaterThan(0)
    })
    expect(prevented.mock.calls, kind).toEqual([[true], [true]])
    prevented.mockClear()
    history.replaceState(null, '', href)
    for (const link of all('body > a')) link.remove()
  }
})

test('a link by fragment leads into a hidden tab, and to an id of any characters, under a hash router', async () => {
  const { href } = location
  onTestFinished(() => history.replaceState(null, '', href))
  history.replaceState(null, '', '#/orders/7')
  const ids = ['a.b:c', 'é', '50%', 'a%20b', 'a b']
  render(
    <>
      {ids.map((id) => (
        <a key={id} href={`#${id}`}>
          {id}
        </a>
      ))}
      <a href={`#${encodeURIComponent('é')}`}>encoded</a>
      <ui.Tabs defaultValue="shown">
        <ui.TabsList>
          <ui.TabsTrigger value="shown">Shown</ui.TabsTrigger>
          <ui.TabsTrigger value="hidden">Hidden</ui.TabsTrigger>
        </ui.TabsList>
        <ui.TabsContent value="shown">Shown</ui.TabsContent>
        <ui.TabsContent value="hidden" keepMounted>
          {ids.map((id) => (
            <ui.Accordion key={id}>
              <ui.AccordionItem>
                <ui.AccordionTrigger>Question</ui.AccordionTrigger>
                <ui.AccordionContent>
                  <p id={id}>Answer</p>
                </ui.AccordionContent>
              </ui.AccordionItem>
            </ui.Accordion>
          ))}
        </ui.TabsContent>
      </ui.Tabs>
    </>,
  )
  for (const link of all<HTMLAnchorElement>('a')) {
    const id = link.text === 'encoded' ? 'é' : link.text
    const item = document.getElementById(id)?.closest('details') as HTMLDetailsElement
    await userEvent.click(document.querySelector('[role=tab]') as Element)
    item.open = false
    link.click()
    expect.soft(item.open, link.href).toBe(true)
    await eventually(() => expect(item.checkVisibility(), link.href).toBe(true))
    expect.soft(location.hash, link.href).toBe('#/orders/7')
    expect.soft(document.activeElement, link.href).toBe(item.querySelector('summary'))
  }
})

/** The keyboard of a phone leaves `visible` px to see, below what the browser has scrolled away. */
function openKeyboard(visible: number, scrolled = 0) {
  const viewport = window.visualViewport as VisualViewport
  Object.defineProperty(viewport, 'height', { get: () => visible, configurable: true })
  Object.defineProperty(viewport, 'offsetTop', { get: () => scrolled, configurable: true })
  onTestFinished(() => {
    delete (viewport as { height?: number; offsetTop?: number }).height
    delete (viewport as { height?: number; offsetTop?: number }).offsetTop
  })
  viewport.dispatchEvent(new Event('resize'))
}

const filler = <div style={{ height: '40rem' }} />
const layers = {
  'sheet-content': (
    <ui.Sheet defaultOpen>
      <ui.SheetContent side="bottom" aria-describedby={undefined}>
        <ui.SheetTitle>Title</ui.SheetTitle>
        <ui.SheetBody>
          {filler}
          <ui.Input aria-label="Name" />
        </ui.SheetBody>
        <ui.SheetFooter>
          <ui.Button data-slot="save">Save</ui.Button>
        </ui.SheetFooter>
      </ui.SheetContent>
    </ui.Sheet>
  ),
  'dialog-content': (
    <ui.Dialog defaultOpen>
      <ui.DialogContent aria-describedby={undefined}>
        <ui.DialogTitle>Title</ui.DialogTitle>
        {filler}
        <ui.Input aria-label="Name" />
        <ui.Button data-slot="save">Save</ui.Button>
      </ui.DialogContent>
    </ui.Dialog>
  ),
}

test('above the keyboard of a phone stand the field that has the focus, and the actions', async () => {
  const { innerWidth: width, innerHeight: height } = window
  onTestFinished(() => page.viewport(width, height))
  await page.viewport(390, 800)
  for (const [name, node] of Object.entries(layers)) {
    render(node)
    const layer = await slotShown(name)
    const input = layer.querySelector('input') as HTMLElement
    input.focus()
    openKeyboard(420)
    await eventually(() => {
      expect(layer.getBoundingClientRect().bottom, name).toBeLessThanOrEqual(420)
      expect(input.getBoundingClientRect().bottom, name).toBeLessThanOrEqual(420)
    })
    if (name === 'sheet-content')
      expect(slot('save').getBoundingClientRect().bottom).toBeLessThanOrEqual(420)
    // Safari scrolls the window to the field instead, as far as the keyboard is high.
    openKeyboard(420, 380)
    await eventually(() => {
      const { top, bottom } = layer.getBoundingClientRect()
      expect(top, name).toBeGreaterThanOrEqual(380)
      expect(bottom, name).toBeLessThanOrEqual(800)
    })
    openKeyboard(800)
    await eventually(() => expect(layer.style.getPropertyValue('--dp-keyboard')).toBe(''))
  }
})

test('toasts stand above the keyboard of a phone', async () => {
  let toast: ReturnType<typeof ui.useToast> | undefined
  function Speaker() {
    toast = ui.useToast()
    return null
  }
  render(
    <ui.Toaster>
      <Speaker />
    </ui.Toaster>,
  )
  toast?.({ title: 'Saved', duration: Number.POSITIVE_INFINITY })
  const shown = await slotShown('toast')
  const { innerHeight } = window
  openKeyboard(innerHeight - 200)
  await eventually(() =>
    expect(shown.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight - 200),
  )
})

test('the focus in what stays at an edge leaves the page where it is', async () => {
  const { innerWidth: width, innerHeight: height } = window
  onTestFinished(() => page.viewport(width, height))
  await page.viewport(1280, 800)
  render(
    <ui.AppShell>
      <ui.Sidebar>
        <ui.SidebarLink href="#films">Films</ui.SidebarLink>
      </ui.Sidebar>
      <ui.AppShellMain>
        <div style={{ height: '300vh' }} />
        <ui.SelectionBar>
          <ui.Button>Mark</ui.Button>
        </ui.SelectionBar>
      </ui.AppShellMain>
    </ui.AppShell>,
  )
  scrollTo(0, 600)
  for (const name of ['data-table-selection-bar', 'sidebar']) {
    const control = slot(name).querySelector<HTMLElement>('a, button')
    control?.focus()
    expect(document.activeElement, name).toBe(control)
    expect(scrollY, name).toBe(600)
  }
})
