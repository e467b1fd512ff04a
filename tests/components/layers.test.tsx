import * as ui from '@duskpane/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from './render'

/** Everything that opens above the page, inside everything that it can stand in. */

afterEach(cleanup)

/** The marks of a layer, and what stands in it. */
interface Inside {
  readonly trigger: object
  readonly content: object
  readonly children?: ReactNode
}

interface Layer {
  readonly name: string
  readonly show: (inside: Inside) => ReactNode
  /** What opens it besides the pointer. Default: Enter. */
  readonly key?: string
  /** It opens by focus and not by a touch. */
  readonly onlyTells?: boolean
  /** It opens by a pointer that rests on its trigger. */
  readonly hovers?: boolean
}

const undescribed = { 'aria-describedby': undefined }

const options = ['1', '2', '3'].map((value) => ({ value, label: `Ceramic ${value}` }))

function ToastButton({ trigger, content }: Inside) {
  const show = ui.useToast()
  return (
    <button
      type="button"
      {...trigger}
      onClick={() => show({ title: <span {...content}>Saved</span> })}
    >
      Save
    </button>
  )
}

const layers: readonly Layer[] = [
  {
    name: 'Dialog',
    show: ({ trigger, content, children }) => (
      <ui.Dialog>
        <ui.DialogTrigger {...trigger}>Open</ui.DialogTrigger>
        <ui.DialogContent {...content} {...undescribed}>
          <ui.DialogTitle>Dialog</ui.DialogTitle>
          <div className="min-h-64">{children}</div>
        </ui.DialogContent>
      </ui.Dialog>
    ),
  },
  {
    name: 'Sheet',
    show: ({ trigger, content, children }) => (
      <ui.Sheet>
        <ui.SheetTrigger {...trigger}>Open</ui.SheetTrigger>
        <ui.SheetContent {...content} {...undescribed}>
          <ui.SheetTitle>Sheet</ui.SheetTitle>
          <ui.SheetBody>{children}</ui.SheetBody>
        </ui.SheetContent>
      </ui.Sheet>
    ),
  },
  {
    name: 'Popover',
    show: ({ trigger, content, children }) => (
      <ui.Popover>
        <ui.PopoverTrigger {...trigger}>Open</ui.PopoverTrigger>
        <ui.PopoverContent {...content}>
          <p>Popover</p>
          {children}
        </ui.PopoverContent>
      </ui.Popover>
    ),
  },
  {
    name: 'MobileMenu',
    show: ({ trigger, content, children }) => (
      <ui.MobileMenu>
        <ui.MobileMenuTrigger {...trigger}>Open</ui.MobileMenuTrigger>
        <ui.MobileMenuContent {...content}>{children}</ui.MobileMenuContent>
      </ui.MobileMenu>
    ),
  },
  {
    name: 'DropdownMenu',
    show: ({ trigger, content }) => (
      <ui.DropdownMenu>
        <ui.DropdownMenuTrigger {...trigger}>Open</ui.DropdownMenuTrigger>
        <ui.DropdownMenuContent {...content}>
          <ui.DropdownMenuItem>Rename</ui.DropdownMenuItem>
        </ui.DropdownMenuContent>
      </ui.DropdownMenu>
    ),
  },
  {
    name: 'NavigationMenu',
    hovers: true,
    show: ({ trigger, content }) => (
      <ui.NavigationMenu>
        <ui.NavigationMenuList>
          <ui.NavigationMenuItem>
            <ui.NavigationMenuTrigger {...trigger}>Films</ui.NavigationMenuTrigger>
            <ui.NavigationMenuContent {...content} className="start-0 translate-x-0">
              <ui.NavigationMenuPanelLink href="#ceramic">Ceramic</ui.NavigationMenuPanelLink>
            </ui.NavigationMenuContent>
          </ui.NavigationMenuItem>
        </ui.NavigationMenuList>
      </ui.NavigationMenu>
    ),
  },
  {
    name: 'Tooltip',
    onlyTells: true,
    hovers: true,
    show: ({ trigger, content }) => (
      <ui.Tooltip>
        <ui.TooltipTrigger {...trigger}>Open</ui.TooltipTrigger>
        <ui.TooltipContent {...content}>Tooltip</ui.TooltipContent>
      </ui.Tooltip>
    ),
  },
  {
    name: 'Combobox',
    key: '{ArrowDown}',
    show: ({ trigger }) => <ui.Combobox {...trigger} aria-label="Film" options={options} />,
  },
  {
    name: 'MultiSelectFilter',
    show: ({ trigger }) => (
      <ui.MultiSelectFilter {...trigger} label="Film" options={options} searchFrom={1} />
    ),
  },
  { name: 'Toasts', show: (inside) => <ToastButton {...inside} /> },
]

/** Where the content takes no marks of the app. */
const ownContent: Readonly<Record<string, string>> = {
  Combobox: '[data-slot=combobox-list]',
  MultiSelectFilter: '[data-slot=popover-content]:has([type=checkbox])',
}

const outer = layers.filter(({ name }) => /Dialog|Sheet|Popover|MobileMenu/.test(name))
const inner = layers.filter(({ name }) => name !== 'MobileMenu')

const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].at(-1)

const marks = (level: string) => ({
  trigger: { 'data-trigger': level },
  content: { 'data-content': level },
})

/** Waits, and says by its name what did not come. */
async function comes(name: string, check: () => boolean) {
  const came = await vi
    .waitFor(() => check() || Promise.reject(new Error(name)), { timeout: 2500, interval: 20 })
    .catch(() => false)
  expect.soft(came, name).toBe(true)
  return came
}

function touch(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect()
  const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, composed: true }
  const finger = { ...at, cancelable: true, pointerType: 'touch', isPrimary: true, button: 0 }
  element.dispatchEvent(new PointerEvent('pointerdown', finger))
  element.dispatchEvent(new PointerEvent('pointerup', finger))
  element.focus()
  element.dispatchEvent(new PointerEvent('click', finger))
}

async function openBy(
  way: string,
  { key = '{Enter}', onlyTells, hovers }: Layer,
  trigger: HTMLElement,
) {
  if (way === 'touch') return touch(trigger)
  if (way === 'pointer') return hovers ? userEvent.hover(trigger) : userEvent.click(trigger)
  trigger.focus()
  if (!onlyTells) await userEvent.keyboard(key)
}

/** Whether it is seen, and nothing lies over it. */
function isOnTop(element: HTMLElement | undefined): boolean {
  if (!element) return false
  const { left, top, width, height } = element.getBoundingClientRect()
  const found = document.elementFromPoint(left + width / 2, top + height / 2)
  return width > 0 && found !== null && (element.contains(found) || found.contains(element))
}

/** Clicks beside a layer: on a corner of what it was opened from if one is free, else on one of the page. */
async function clickBeside(layer: HTMLElement | undefined, around: HTMLElement | undefined) {
  if (!around) return
  const { left, right, top, bottom } = around.getBoundingClientRect()
  const position = [
    { x: left + 4, y: top + 4 },
    { x: left + 4, y: bottom - 4 },
    { x: right - 4, y: bottom - 4 },
    { x: 1, y: innerHeight - 1 },
  ].find(({ x, y }) => !layer?.contains(document.elementFromPoint(x, y)))
  // What lies over it, as the shade of a dialog does, takes the click.
  if (position) await userEvent.click(document.documentElement, { position, force: true })
}

const isFocused = (element: HTMLElement | undefined) =>
  element !== undefined && element === document.activeElement

async function tryPair(around: Layer, within: Layer, way: 'pointer' | 'keyboard' | 'touch') {
  const name = (what: string) => `${within.name} in ${around.name} by ${way}: ${what}`
  cleanup()
  // Away from where the last pair was: what opens under a pointer closes as that leaves.
  await userEvent.hover(document.documentElement, { position: { x: 1, y: innerHeight - 1 } })
  render(
    <ui.Toaster>
      {around.show({ ...marks('outer'), children: within.show(marks('inner')) })}
    </ui.Toaster>,
  )
  const outerTrigger = () => find('[data-trigger=outer]')
  const innerTrigger = () => find('[data-trigger=inner]')
  const outerContent = () => find('[data-content=outer][data-state=open]')
  const innerContent = () => find(ownContent[within.name] ?? '[data-content=inner]')

  await openBy(way, around, outerTrigger() as HTMLElement)
  if (!(await comes(name('the outer is open'), () => isOnTop(outerContent())))) return
  await comes(name('the inner can be reached'), () => isOnTop(innerTrigger()))
  await openBy(way, within, innerTrigger() as HTMLElement)
  if (!(await comes(name('seen, and on top'), () => isOnTop(innerContent())))) return
  // It grows to its size, and takes its place in the stack in a later task than it is drawn: nobody is quicker.
  await Promise.allSettled((innerContent()?.getAnimations() ?? []).map(({ finished }) => finished))
  await new Promise((done) => requestIdleCallback(done))
  if (within.name === 'Toasts') {
    const dismiss = find('[data-slot=toast-close]') as HTMLElement
    expect.soft(dismiss.closest('[aria-hidden=true]'), name('heard')).toBeNull()
    if (way === 'keyboard') {
      await userEvent.keyboard('{F8}')
      await comes(name('reached'), () => document.activeElement?.closest('[role=region]') !== null)
      dismiss.focus()
      await userEvent.keyboard('{Enter}')
    } else await openBy(way, within, dismiss)
  } else if (way === 'pointer') await clickBeside(innerContent(), outerContent())
  else await userEvent.keyboard('{Escape}')
  await comes(name('closed'), () => innerContent() === undefined)
  expect.soft(outerContent() !== undefined, name('the outer stays')).toBe(true)
  if (within.name !== 'Toasts') {
    await comes(name('the focus is back'), () => isFocused(innerTrigger()) || way === 'pointer')
  } else innerTrigger()?.focus()
  await userEvent.keyboard('{Escape}')
  await comes(name('the outer is closed'), () => outerContent() === undefined)
  await comes(name('the focus is back on the page'), () => isFocused(outerTrigger()))
}

test('each layer opens above each other, works, and closes alone', {
  timeout: 300_000,
}, async () => {
  await page.viewport(1280, 720)
  for (const around of outer) {
    for (const within of inner) {
      await tryPair(around, within, 'pointer')
      await tryPair(around, within, 'keyboard')
      if (!within.onlyTells) await tryPair(around, within, 'touch')
    }
  }
})

const people = ['Ada', 'Grace'].map((id) => ({ id }))

function PeopleTable({ onRowOpen }: { onRowOpen: () => void }) {
  const [erasing, setErasing] = useState<string>()
  return (
    <ui.DataTable
      caption="People"
      columns={[
        { id: 'name', header: 'Name', kind: 'text', value: (row) => row.id },
        {
          id: 'actions',
          header: 'Actions',
          kind: 'custom',
          value: () => '',
          content: (row) => (
            <>
              <ui.DropdownMenu>
                <ui.DropdownMenuTrigger data-trigger={row.id}>More</ui.DropdownMenuTrigger>
                <ui.DropdownMenuContent>
                  <ui.DropdownMenuItem onSelect={() => setErasing(row.id)}>
                    Delete
                  </ui.DropdownMenuItem>
                </ui.DropdownMenuContent>
              </ui.DropdownMenu>
              <ui.Dialog open={erasing === row.id} onOpenChange={() => setErasing(undefined)}>
                <ui.DialogContent {...undescribed}>
                  <ui.DialogTitle>Delete {row.id}?</ui.DialogTitle>
                </ui.DialogContent>
              </ui.Dialog>
            </>
          ),
        },
      ]}
      rows={people}
      getRowId={(row) => row.id}
      emptyText="Nobody"
      onOpen={onRowOpen}
    />
  )
}

test('what happens in a layer is not its row’s and not its form’s', async () => {
  const onRowOpen = vi.fn()
  render(<PeopleTable onRowOpen={onRowOpen} />)
  await userEvent.click(find('[data-trigger=Ada]') as HTMLElement)
  await comes('the menu', () => isOnTop(find('[role=menuitem]')))
  await userEvent.click(find('[role=menuitem]') as HTMLElement)
  await comes('the dialog', () => isOnTop(find('[role=dialog]')))
  await userEvent.click(find('[data-slot=dialog-title]') as HTMLElement)
  expect(onRowOpen).not.toHaveBeenCalled()

  const onOuter = vi.fn(async () => {})
  const onInner = vi.fn(async () => {})
  const labels = { submitLabel: 'Send', submittingLabel: 'Sending' }
  render(
    <ui.FormShell {...labels} onSubmit={onOuter}>
      <ui.Dialog defaultOpen>
        <ui.DialogContent {...undescribed}>
          <ui.DialogTitle>Address</ui.DialogTitle>
          <ui.FormShell {...labels} onSubmit={onInner}>
            <input name="street" data-slot="street" />
          </ui.FormShell>
        </ui.DialogContent>
      </ui.Dialog>
    </ui.FormShell>,
  )
  await comes('the form', () => isOnTop(find('[data-slot=street]')))
  find('[data-slot=street]')?.focus()
  await userEvent.keyboard('{Enter}')
  await comes('sent', () => onInner.mock.calls.length > 0)
  expect(onOuter).not.toHaveBeenCalled()
})

function ManyToasts() {
  const show = ui.useToast()
  useEffect(() => {
    for (let count = 1; count <= 12; count++) show({ title: `Saved ${count}` })
  }, [show])
  return null
}

test('every action can be reached where there is little room, and many toasts scroll', async () => {
  await page.viewport(320, 256)
  const footer = ['One', 'Two', 'Three'].map((name) => <ui.Button key={name}>{name}</ui.Button>)
  const text = 'What cannot be taken back is said here, in more than a line. '.repeat(3)
  const shown: Readonly<Record<string, ReactNode>> = {
    Dialog: (
      <ui.Dialog defaultOpen>
        <ui.DialogContent {...undescribed}>
          <ui.DialogTitle>{text}</ui.DialogTitle>
          <ui.DialogFooter>{footer}</ui.DialogFooter>
        </ui.DialogContent>
      </ui.Dialog>
    ),
    Sheet: (
      <ui.Sheet defaultOpen>
        <ui.SheetContent {...undescribed}>
          <ui.SheetHeader>
            <ui.SheetTitle>{text}</ui.SheetTitle>
          </ui.SheetHeader>
          <ui.SheetBody>
            <ui.Button>In the middle</ui.Button>
          </ui.SheetBody>
          <ui.SheetFooter>{footer}</ui.SheetFooter>
        </ui.SheetContent>
      </ui.Sheet>
    ),
    Toasts: (
      <ui.Toaster>
        <ManyToasts />
      </ui.Toaster>
    ),
  }
  for (const [name, node] of Object.entries(shown)) {
    render(node)
    const layer = '[role=dialog] button, [data-slot=toast] button'
    await comes(name, () => find(layer) !== undefined)
    for (const button of document.querySelectorAll<HTMLElement>(layer)) {
      button.focus()
      const what = `${name}: ${button.textContent || button.ariaLabel}`
      await comes(what, () => isOnTop(button) && isInView(button))
    }
  }
  await page.viewport(1280, 720)
})

function isInView(element: HTMLElement) {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

test('nothing moves as the page stops scrolling', async () => {
  const { documentElement: root } = document
  const places = () =>
    [...document.querySelectorAll('[data-fixed], [data-inline]')].map((it) => {
      const { left, right } = it.getBoundingClientRect()
      return [left, right]
    })
  for (const gutter of ['auto', 'stable']) {
    for (const height of ['300vh', '10vh']) {
      root.style.scrollbarGutter = gutter
      render(
        <div style={{ height }}>
          <p data-inline style={{ width: '50%', marginInline: 'auto' }}>
            Text
          </p>
          <p data-fixed style={{ position: 'fixed', insetInline: 0, bottom: 0 }} />
          {layers[0]?.show(marks('outer'))}
        </div>,
      )
      const before = places()
      if (height === '300vh') expect(innerWidth).toBeGreaterThan(root.clientWidth)
      find('[data-trigger=outer]')?.click()
      await comes('the dialog', () => isOnTop(find('[data-content=outer]')))
      expect.soft(places(), `${gutter} ${height}`).toEqual(before)
      const from = scrollY
      await userEvent.keyboard('{End}')
      expect.soft(scrollY, `${gutter} ${height}`).toBe(from)
      cleanup()
      expect.soft(document.body.style.overflow + root.style.overflow).toBe('')
    }
  }
  root.style.scrollbarGutter = ''
})

test('a layer follows its surroundings while it is open', async () => {
  render(
    <ui.Surroundings theme="ink" dir="rtl" lang="ar" data-around>
      {layers[2]?.show(marks('outer'))}
    </ui.Surroundings>,
  )
  find('[data-trigger=outer]')?.click()
  const content = () => find('[data-content=outer]')
  await comes('open', () => isOnTop(content()))
  const around = find('[data-around]') as HTMLElement
  await comes('as it was', () => content()?.closest('[data-theme=ink][dir=rtl][lang=ar]') !== null)
  Object.assign(around, { dir: 'ltr', lang: 'de' })
  around.dataset.theme = 'light'
  await comes('live', () => content()?.closest('[data-theme=light][dir=ltr][lang=de]') !== null)

  const full = find('[data-around]')?.parentElement as HTMLElement
  Object.defineProperty(document, 'fullscreenElement', { value: full, configurable: true })
  document.dispatchEvent(new Event('fullscreenchange'))
  await comes('in full screen', () => full.contains(content() ?? null))
  Reflect.deleteProperty(document, 'fullscreenElement')
})

test('a layer stays in its shadow root', async () => {
  render(<div data-host />)
  const shadow = (find('[data-host]') as HTMLElement).attachShadow({ mode: 'open' })
  const root = createRoot(shadow)
  root.render(layers[2]?.show(marks('outer')))
  await comes('there', () => shadow.querySelector('[data-trigger=outer]') !== null)
  shadow.querySelector<HTMLElement>('[data-trigger=outer]')?.click()
  await comes('open', () => shadow.querySelector('[data-content=outer]') !== null)
  root.unmount()
})

test('the direction of the document turns the arrow keys round', async () => {
  document.documentElement.dir = 'rtl'
  render(
    <>
      <ui.Tabs defaultValue="1">
        <ui.TabsList>
          <ui.TabsTrigger value="1">1</ui.TabsTrigger>
          <ui.TabsTrigger value="2">2</ui.TabsTrigger>
        </ui.TabsList>
      </ui.Tabs>
      <ui.NavigationMenu>
        <ui.NavigationMenuList>
          {['3', '4'].map((name) => (
            <ui.NavigationMenuItem key={name}>
              <ui.NavigationMenuLink href="#there">{name}</ui.NavigationMenuLink>
            </ui.NavigationMenuItem>
          ))}
        </ui.NavigationMenuList>
      </ui.NavigationMenu>
    </>,
  )
  for (const [slot, from, to] of [
    ['tabs-trigger', '1', '2'],
    ['navigation-menu-link', '3', '4'],
  ]) {
    document.querySelector<HTMLElement>(`[data-slot=${slot}]`)?.focus()
    expect.soft(document.activeElement?.textContent, slot).toBe(from)
    await userEvent.keyboard('{ArrowLeft}')
    await comes(`${slot} moves on`, () => document.activeElement?.textContent === to)
  }
  document.documentElement.dir = ''
})

test('nothing that opens needs a style sheet of its own', async () => {
  const violations = vi.fn()
  document.addEventListener('securitypolicyviolation', violations)
  const policy = document.head.appendChild(document.createElement('meta'))
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "style-src 'self'"
  for (const layer of layers) {
    render(<ui.Toaster>{layer.show(marks('outer'))}</ui.Toaster>)
    const trigger = find('[data-trigger=outer]') as HTMLElement
    await openBy('keyboard', layer, trigger)
    await comes(layer.name, () => isOnTop(find(ownContent[layer.name] ?? '[data-content=outer]')))
  }
  expect(violations).not.toHaveBeenCalled()
})
