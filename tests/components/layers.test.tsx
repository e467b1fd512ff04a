import * as ui from '@duskpane/ui'
import { Activity, Fragment, type ReactNode, StrictMode, useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { cleanup, render } from './render'

/** Everything that opens above the page, inside everything that can contain it. */

afterEach(cleanup)

/** The attributes of a layer's trigger and content, and its children. */
interface Inside {
  readonly trigger: object
  readonly content: object
  readonly children?: ReactNode
}

interface Layer {
  readonly name: string
  readonly show: (inside: Inside) => ReactNode
  /** The key that opens it. Default: Enter. */
  readonly key?: string
  /** It opens by focus, not by touch. */
  readonly onlyTells?: boolean
  /** It opens when a pointer rests on its trigger, and may close when the pointer leaves. */
  readonly hovers?: boolean
  /** Only an answer closes it, or Escape. */
  readonly asks?: boolean
  /** Its trigger is the item of a menu. */
  readonly isItem?: boolean
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

function DialogOf({ content, children, opener }: Inside & { opener: ReactNode }) {
  return (
    <ui.Dialog>
      {opener}
      <ui.DialogContent {...content} {...undescribed}>
        <ui.DialogTitle>Dialog</ui.DialogTitle>
        <div className="min-h-64">{children}</div>
      </ui.DialogContent>
    </ui.Dialog>
  )
}

function TooltipOf({ content, opener }: Inside & { opener: ReactNode }) {
  return (
    <ui.Tooltip>
      {opener}
      <ui.TooltipContent {...content}>Tooltip</ui.TooltipContent>
    </ui.Tooltip>
  )
}

const layers: readonly Layer[] = [
  {
    name: 'Dialog',
    show: (inside) => (
      <DialogOf
        {...inside}
        opener={<ui.DialogTrigger {...inside.trigger}>Open</ui.DialogTrigger>}
      />
    ),
  },
  {
    name: 'AlertDialog',
    asks: true,
    show: ({ trigger, content, children }) => (
      <ui.AlertDialog>
        <ui.AlertDialogTrigger {...trigger}>Open</ui.AlertDialogTrigger>
        <ui.AlertDialogContent {...content} {...undescribed}>
          <ui.AlertDialogTitle>Question</ui.AlertDialogTitle>
          <div className="min-h-64">{children}</div>
        </ui.AlertDialogContent>
      </ui.AlertDialog>
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
    name: 'NavigationMenu',
    hovers: true,
    show: ({ trigger, content, children }) => (
      <ui.NavigationMenu>
        <ui.NavigationMenuList>
          <ui.NavigationMenuItem>
            <ui.NavigationMenuTrigger {...trigger}>Films</ui.NavigationMenuTrigger>
            <ui.NavigationMenuContent {...content}>
              {children ?? <ui.NavigationMenuLink href="#ceramic">Ceramic</ui.NavigationMenuLink>}
            </ui.NavigationMenuContent>
          </ui.NavigationMenuItem>
        </ui.NavigationMenuList>
      </ui.NavigationMenu>
    ),
  },
  {
    name: 'DropdownMenu',
    show: ({ trigger, content, children }) => (
      <ui.DropdownMenu>
        <ui.DropdownMenuTrigger {...trigger}>Open</ui.DropdownMenuTrigger>
        <ui.DropdownMenuContent {...content}>
          <ui.DropdownMenuItem>Rename</ui.DropdownMenuItem>
          {children}
        </ui.DropdownMenuContent>
      </ui.DropdownMenu>
    ),
  },
  {
    name: 'Submenu',
    isItem: true,
    hovers: true,
    show: ({ trigger, content, children }) => (
      <ui.DropdownMenuSub>
        <ui.DropdownMenuSubTrigger {...trigger}>More</ui.DropdownMenuSubTrigger>
        <ui.DropdownMenuSubContent {...content}>
          <ui.DropdownMenuItem>Copy</ui.DropdownMenuItem>
          {children}
        </ui.DropdownMenuSubContent>
      </ui.DropdownMenuSub>
    ),
  },
  {
    name: 'Dialog of an item',
    isItem: true,
    show: ({ trigger, ...inside }) => (
      <DialogOf
        trigger={trigger}
        {...inside}
        opener={
          <ui.DialogTrigger asChild>
            <ui.DropdownMenuItem {...trigger} onSelect={(event) => event.preventDefault()}>
              Delete
            </ui.DropdownMenuItem>
          </ui.DialogTrigger>
        }
      />
    ),
  },
  {
    name: 'Tooltip of an item',
    isItem: true,
    onlyTells: true,
    hovers: true,
    show: ({ trigger, ...inside }) => (
      <TooltipOf
        trigger={trigger}
        {...inside}
        opener={
          <ui.TooltipTrigger asChild>
            <ui.DropdownMenuItem {...trigger}>Archive</ui.DropdownMenuItem>
          </ui.TooltipTrigger>
        }
      />
    ),
  },
  {
    name: 'Tooltip',
    onlyTells: true,
    hovers: true,
    show: (inside) => (
      <TooltipOf
        {...inside}
        opener={<ui.TooltipTrigger {...inside.trigger}>Open</ui.TooltipTrigger>}
      />
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

/** Layers whose content takes no attributes from the app. */
const ownContent: Readonly<Record<string, string>> = {
  Combobox: '[data-slot=combobox-list]',
  MultiSelectFilter: '[data-slot=popover-content]:has([type=checkbox])',
}

const named = (name: string) => layers.find((layer) => layer.name === name) as Layer

/** Whether a layer may contain another: items belong in menus, and no menu bar or whole menu in another. */
const fits = (inner: Layer, outer: Layer) =>
  (inner.isItem ?? false) === (outer.name === 'DropdownMenu') &&
  inner.name !== 'MobileMenu' &&
  !(inner.name === 'NavigationMenu' && outer.name === 'NavigationMenu')

const holders = [
  'Dialog',
  'AlertDialog',
  'Sheet',
  'Popover',
  'MobileMenu',
  'NavigationMenu',
  'DropdownMenu',
]

const chains: readonly (readonly Layer[])[] = [
  ...holders
    .map(named)
    .flatMap((outer) =>
      layers.filter((inner) => fits(inner, outer)).map((inner) => [outer, inner]),
    ),
  ...[
    ['Dialog', 'Popover', 'Combobox'],
    ['Popover', 'Popover', 'Popover'],
    ['Sheet', 'DropdownMenu', 'Submenu'],
    ['DropdownMenu', 'Dialog of an item', 'MultiSelectFilter'],
  ].map((names) => names.map(named)),
]

type Way = 'pointer' | 'keyboard' | 'touch'

/** Where they are rendered. */
let root: Document | ShadowRoot = document

const find = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)].at(-1)

const marks = (level: number) => ({
  trigger: { 'data-trigger': level },
  content: { 'data-content': level },
})

/** Waits, and names the condition that was not met. */
async function comes(name: string, check: () => boolean) {
  const came = await vi
    .waitFor(() => check() || Promise.reject(new Error(name)), { timeout: 2500, interval: 20 })
    .catch(() => false)
  expect.soft(came, name).toBe(true)
  return came
}

function touch(element: Element, { x, y } = middleOf(element)) {
  const at = { clientX: x, clientY: y, bubbles: true, composed: true }
  const finger = { ...at, cancelable: true, pointerType: 'touch', isPrimary: true, button: 0 }
  element.dispatchEvent(new PointerEvent('pointerdown', finger))
  element.dispatchEvent(new PointerEvent('pointerup', finger))
  if (element instanceof HTMLElement) element.focus()
  element.dispatchEvent(new PointerEvent('click', finger))
}

function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

async function openBy(
  way: Way,
  { key = '{Enter}', onlyTells, hovers }: Layer,
  trigger: HTMLElement,
) {
  if (way === 'touch') return touch(trigger)
  if (way === 'pointer') return hovers ? userEvent.hover(trigger) : userEvent.click(trigger)
  trigger.focus()
  if (!onlyTells) await userEvent.keyboard(key)
}

/** Whether an element is visible and not covered. */
function isOnTop(element: HTMLElement | undefined): boolean {
  if (!element) return false
  const { x, y } = middleOf(element)
  const found = root.elementFromPoint(x, y)
  return x > 0 && found !== null && (element.contains(found) || found.contains(element))
}

/** A point beside a layer: on the layer that it was opened from if any is free there, else on the page. */
function besideOf(layer: HTMLElement | undefined, around?: HTMLElement) {
  const { left, right, top, bottom } = (around ?? document.body).getBoundingClientRect()
  const corners = [
    { x: left + 4, y: top + 4 },
    { x: left + 4, y: bottom - 4 },
    { x: right - 4, y: bottom - 4 },
  ]
  const page = { x: 1, y: innerHeight - 1 }
  return (
    (around ? corners : []).find(({ x, y }) => {
      const there = root.elementFromPoint(x, y)
      return around?.contains(there) && !layer?.contains(there)
    }) ?? page
  )
}

const isFocused = (element: HTMLElement | undefined) =>
  element !== undefined && element === root.activeElement

const point = (position: { x: number; y: number }) =>
  userEvent.hover(document.documentElement, { position, force: true })

/** Closes the last layer: by a click beside all layers, a tap beside this one, or Escape. */
async function closeBy(
  way: Way,
  { hovers, onlyTells }: Layer,
  layer: HTMLElement | undefined,
  around: HTMLElement | undefined,
) {
  if (way === 'keyboard') return userEvent.keyboard('{Escape}')
  if (way === 'pointer') {
    const { left, top } = (around ?? document.body).getBoundingClientRect()
    // The pointer hits whatever covers the page, such as the overlay of a dialog.
    if (onlyTells) {
      // The layer waits to see where the pointer goes after leaving.
      await point({ x: 9, y: innerHeight - 9 })
      return point({ x: 1, y: innerHeight - 1 })
    }
    if (hovers) return point({ x: left + 20, y: top + 20 })
    return userEvent.click(document.documentElement, { position: besideOf(layer), force: true })
  }
  const beside = besideOf(layer, around)
  const there = root.elementFromPoint(beside.x, beside.y) ?? document.body
  touch(there, beside)
}

/** A layer joins the stack and listens for clicks in later tasks than the one that renders it. No user is quicker. */
async function stacked() {
  for (let turn = 0; turn < 3; turn++) {
    flushSync(() => {})
    await new Promise((done) => setTimeout(done))
  }
}

async function closeToast(way: Way, layer: Layer, name: (what: string) => string) {
  const dismiss = find('[data-slot=toast-close]') as HTMLElement
  expect.soft(dismiss.closest('[aria-hidden=true]'), name('heard')).toBeNull()
  if (way !== 'keyboard') return openBy(way, layer, dismiss)
  await userEvent.keyboard('{F8}')
  await comes(name('reached'), () => root.activeElement?.closest('[role=region]') !== null)
  dismiss.focus()
  await userEvent.keyboard('{Enter}')
}

const nest = (chain: readonly Layer[], level = 0): ReactNode =>
  chain[level]?.show({ ...marks(level), children: nest(chain, level + 1) })

async function tryChain(chain: readonly Layer[], way: Way) {
  const names = chain.map(({ name }) => name).join(' > ')
  const name = (what: string) => `${names} by ${way}: ${what}`
  const trigger = (level: number) => find(`[data-trigger="${level}"]`)
  const content = (level: number) =>
    find(ownContent[chain[level]?.name ?? ''] ?? `[data-content="${level}"]`)
  for (const [level, layer] of chain.entries()) {
    await comes(name(`${level} can be reached`), () => isOnTop(trigger(level)))
    await openBy(way, layer, trigger(level) as HTMLElement)
    if (!(await comes(name(`${level} is seen, and on top`), () => isOnTop(content(level))))) return
    await stacked()
  }
  for (const [level, layer] of [...chain.entries()].reverse()) {
    if (layer.asks && way !== 'keyboard') {
      await closeBy(way, layer, content(level), content(level - 1))
      await stacked()
      expect.soft(content(level) !== undefined, name(`${level} waits for an answer`)).toBe(true)
      await closeBy('keyboard', layer, content(level), content(level - 1))
    } else if (layer.name === 'Toasts') await closeToast(way, layer, name)
    else await closeBy(way, layer, content(level), content(level - 1))
    await comes(name(`${level} is closed`), () => content(level) === undefined)
    await stacked()
    // The pointer has left layers that only hovering opened.
    const below = chain[level - 1]
    if (way === 'pointer' && below?.hovers) return
    if (below) expect.soft(content(level - 1) !== undefined, name(`${level - 1} stays`)).toBe(true)
    if (layer.name === 'Toasts') trigger(level)?.focus()
    // A click on the page leaves the focus there.
    else if (way === 'keyboard')
      await comes(name(`${level} gives the focus back`), () => isFocused(trigger(level)))
  }
}

async function tryAll(ways: readonly Way[], tried = chains) {
  // A place where the pointer opens nothing, and where closing leaves it.
  await point({ x: 1, y: innerHeight - 1 })
  for (const chain of tried) {
    for (const way of ways) {
      if (way === 'touch' && chain.some(({ onlyTells }) => onlyTells)) continue
      render(<ui.Toaster>{nest(chain)}</ui.Toaster>)
      await tryChain(chain, way)
      cleanup()
    }
  }
}

test('each layer opens above each other, works, and closes alone', {
  timeout: 300_000,
}, async () => {
  await page.viewport(1280, 720)
  // With motion, layers growing to their size would take most of the time.
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  })
  await tryAll(['pointer', 'keyboard', 'touch'])
})

test('keys typed in a layer are not those of what it was opened from', async () => {
  const dialog = (
    <ui.Dialog>
      <ui.DialogTrigger data-trigger="0">Open</ui.DialogTrigger>
      <ui.DialogContent {...undescribed}>
        <ui.DialogTitle>Name</ui.DialogTitle>
        <input data-typed defaultValue="" />
      </ui.DialogContent>
    </ui.Dialog>
  )
  const around: Readonly<Record<string, ReactNode>> = {
    Tabs: (
      <ui.Tabs defaultValue="a">
        <ui.TabsList>
          <ui.TabsTrigger value="a">a</ui.TabsTrigger>
          <ui.TabsTrigger value="b">b</ui.TabsTrigger>
          {dialog}
        </ui.TabsList>
      </ui.Tabs>
    ),
    RadioGroup: (
      <ui.RadioGroup defaultValue="a">
        <ui.RadioGroupItem value="a">a</ui.RadioGroupItem>
        <ui.RadioGroupItem value="b">b</ui.RadioGroupItem>
        {dialog}
      </ui.RadioGroup>
    ),
    DropdownMenu: (
      <ui.DropdownMenu defaultOpen>
        <ui.DropdownMenuTrigger>Menu</ui.DropdownMenuTrigger>
        <ui.DropdownMenuContent>
          <ui.DropdownMenuItem>a</ui.DropdownMenuItem>
          {dialog}
        </ui.DropdownMenuContent>
      </ui.DropdownMenu>
    ),
  }
  for (const [name, node] of Object.entries(around)) {
    render(node)
    await comes(name, () => isOnTop(find('[data-trigger="0"]')))
    find('[data-trigger="0"]')?.click()
    await comes(`${name}: open`, () => isOnTop(find('[data-typed]')))
    find('[data-typed]')?.focus()
    await userEvent.keyboard('a b{ArrowRight}{ArrowLeft}{Home}{ArrowDown}c')
    expect.soft((find('[data-typed]') as HTMLInputElement).value, name).toBe('a bc')
    expect.soft(isFocused(find('[data-typed]')), name).toBe(true)
  }
})

test('what gets the focus as a layer closes keeps it', async () => {
  for (const name of ['DropdownMenu', 'Popover', 'MultiSelectFilter', 'Dialog', 'Sheet']) {
    render(
      <>
        {named(name).show(marks(0))}
        <input data-next />
      </>,
    )
    find('[data-trigger="0"]')?.focus()
    await userEvent.keyboard('{Enter}')
    const content = () => find(ownContent[name] ?? '[data-content="0"]')
    await comes(name, () => isOnTop(content()))
    const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })
    flushSync(() => document.activeElement?.dispatchEvent(press))
    await comes(`${name} is gone`, () => content() === undefined)
    find('[data-next]')?.focus()
    await stacked()
    expect.soft(isFocused(find('[data-next]')), name).toBe(true)
  }
})

test('a link in a dialog of a menu does not close the menu', async () => {
  const link = (
    <a href="#there" data-link>
      There
    </a>
  )
  const dialog = named('Dialog').show({ ...marks(1), children: link })
  render(named('MobileMenu').show({ ...marks(0), children: dialog }))
  for (const trigger of ['0', '1']) {
    await comes(trigger, () => isOnTop(find(`[data-trigger="${trigger}"]`)))
    find(`[data-trigger="${trigger}"]`)?.click()
    await comes(`${trigger} open`, () => isOnTop(find(`[data-content="${trigger}"]`)))
  }
  find('[data-link]')?.click()
  await stacked()
  expect(find('[data-content="0"]')).toBeDefined()
})

test('what has closed, or has gone while it was open, leaves the page usable', async () => {
  const { body } = document
  render(
    <ui.Dialog defaultOpen>
      <ui.DialogContent {...undescribed}>
        <ui.DialogTitle>Dialog</ui.DialogTitle>
        <ui.DropdownMenu modal>
          <ui.DropdownMenuTrigger data-trigger="0">Menu</ui.DropdownMenuTrigger>
          <ui.DropdownMenuContent data-content="0">
            <ui.DropdownMenuItem>Rename</ui.DropdownMenuItem>
          </ui.DropdownMenuContent>
        </ui.DropdownMenu>
      </ui.DialogContent>
    </ui.Dialog>,
  )
  await comes('the dialog', () => isOnTop(find('[data-trigger="0"]')))
  find('[data-trigger="0"]')?.focus()
  await userEvent.keyboard('{Enter}')
  await comes('the menu', () => isOnTop(find('[data-content="0"]')))
  await userEvent.keyboard('{Escape}')
  await comes('closed', () => find('[data-content="0"]') === undefined)
  expect.soft(body.style.pointerEvents, 'the dialog is open').toBe('none')
  cleanup()
  await comes('usable', () => body.style.pointerEvents === '')
  expect.soft(getComputedStyle(body).overflow).toBe('visible')
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
      expect.soft(boxesThatHide(button), what).toEqual([])
    }
  }
  await page.viewport(1280, 720)
})

/** Ancestors of an element with overflowing content that only a script can scroll. */
function boxesThatHide(element: HTMLElement): string[] {
  const { parentElement: box } = element
  if (!box || box === document.body) return []
  const hides =
    box.scrollHeight > box.clientHeight + 1 && /hidden|clip/.test(getComputedStyle(box).overflowY)
  return [...(hides ? [box.className] : []), ...boxesThatHide(box)]
}

function isInView(element: HTMLElement) {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

test('on a phone nothing that opens is cut off at its side', async () => {
  await page.viewport(390, 700)
  const items = ['Archive', 'Another office'].map((name) => (
    <ui.DropdownMenuItem key={name}>{name}</ui.DropdownMenuItem>
  ))
  const long = [{ value: '1', label: 'Wind'.repeat(30), count: 1 }]
  const shown: Readonly<Record<string, ReactNode>> = {
    Submenu: (
      <ui.DropdownMenu>
        <ui.DropdownMenuTrigger data-trigger="0">Menu</ui.DropdownMenuTrigger>
        <ui.DropdownMenuContent>
          <ui.DropdownMenuSub open>
            <ui.DropdownMenuSubTrigger>Move to</ui.DropdownMenuSubTrigger>
            <ui.DropdownMenuSubContent data-content="0">{items}</ui.DropdownMenuSubContent>
          </ui.DropdownMenuSub>
        </ui.DropdownMenuContent>
      </ui.DropdownMenu>
    ),
    MultiSelectFilter: <ui.MultiSelectFilter data-trigger="0" label="Place" options={long} />,
    NavigationMenu: named('NavigationMenu').show({
      ...marks(0),
      children: <ui.NavigationMenuLinks>Ceramic</ui.NavigationMenuLinks>,
    }),
  }
  for (const [name, node] of Object.entries(shown)) {
    render(<div className="ps-6">{node}</div>)
    find('[data-trigger="0"]')?.focus()
    await userEvent.keyboard('{Enter}')
    const content = () => find('[data-content="0"], [data-slot=popover-content]')
    await comes(name, () => isOnTop(content()))
    await comes(`${name}: at its place`, () => {
      const { left = -1, right = 999 } = content()?.getBoundingClientRect() ?? {}
      return left >= 0 && right <= 390
    })
    const { scrollWidth = 0, clientWidth = 0 } = content() ?? {}
    expect.soft(scrollWidth, name).toBe(clientWidth)
  }
  await page.viewport(1280, 720)
})

test('what an extension of the browser shows above a dialog can be pressed, and leaves it open', async () => {
  const pressed = vi.fn()
  render(
    <ui.Dialog defaultOpen>
      <ui.DialogContent {...undescribed} data-content="0">
        <ui.DialogTitle>Sign in</ui.DialogTitle>
        <ui.PasswordInput aria-label="Password" />
      </ui.DialogContent>
    </ui.Dialog>,
  )
  await comes('dialog', () => isOnTop(find('[data-content="0"]')))
  const filler = document.body.appendChild(document.createElement('div'))
  filler.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 99; pointer-events: auto'
  filler.textContent = 'Fill in'
  filler.onclick = pressed
  onTestFinished(() => filler.remove())
  await userEvent.click(filler)
  await new Promise((passed) => setTimeout(passed, 50))
  expect(pressed).toHaveBeenCalledOnce()
  expect(find('[data-content="0"]')).toBeTruthy()
  await userEvent.click(find('[data-slot=dialog-overlay]') as Element, {
    position: { x: 5, y: 60 },
  })
  await comes('closed', () => !find('[data-content="0"]'))
})

test('nothing moves as the page stops scrolling', async () => {
  const { documentElement: root } = document
  const places = () =>
    [...document.querySelectorAll('[data-fixed], [data-inline]')].map((it) => {
      const { left, right } = it.getBoundingClientRect()
      return [left, right]
    })
  for (const gutter of ['auto', 'stable', 'stable both-edges']) {
    for (const height of ['300vh', '10vh']) {
      root.style.scrollbarGutter = gutter
      render(
        <div style={{ height }}>
          <p data-inline style={{ width: '50%', marginInline: 'auto' }}>
            Text
          </p>
          <p data-fixed style={{ position: 'fixed', insetInline: 0, bottom: 0 }} />
          {named('Dialog').show(marks(0))}
        </div>,
      )
      const before = places()
      if (height === '300vh') expect(innerWidth).toBeGreaterThan(root.clientWidth)
      find('[data-trigger="0"]')?.click()
      await comes('the dialog', () => isOnTop(find('[data-content="0"]')))
      expect.soft(places(), `${gutter} ${height}`).toEqual(before)
      const overflow = () => document.body.style.overflow + root.style.overflow
      expect.soft(overflow(), `${gutter} ${height}`).toBe('hidden')
      cleanup()
      expect.soft(overflow(), `${gutter} ${height}`).toBe('')
    }
  }
  root.style.scrollbarGutter = ''
})

test('a layer follows its surroundings while it is open', async () => {
  render(
    <ui.Language locale="ar" data-theme="ink" data-around>
      {named('Popover').show(marks(0))}
    </ui.Language>,
  )
  find('[data-trigger="0"]')?.click()
  const content = () => find('[data-content="0"]')
  await comes('open', () => isOnTop(content()))
  const around = find('[data-around]') as HTMLElement
  await comes('as it was', () => content()?.closest('[data-theme=ink][dir=rtl][lang=ar]') !== null)
  Object.assign(around, { dir: 'ltr', lang: 'de' })
  around.dataset.theme = 'light'
  await comes('live', () => content()?.closest('[data-theme=light][dir=ltr][lang=de]') !== null)
})

test('what opens has the colors that an app gives to the theme of its page', async () => {
  document.documentElement.dataset.theme = 'light'
  render(
    <>
      <style>{':root { --dp-accent-strong: #123456 }'}</style>
      {named('Popover').show(marks(0))}
    </>,
  )
  find('[data-trigger="0"]')?.click()
  await comes('open', () => isOnTop(find('[data-content="0"]')))
  const shown = getComputedStyle(find('[data-content="0"]') as HTMLElement)
  expect(shown.getPropertyValue('--dp-accent-strong')).toBe('#123456')
  delete document.documentElement.dataset.theme
})

test('a question about a row that goes leaves the focus at what held the row', async () => {
  function Rows() {
    const [there, setThere] = useState(true)
    return (
      <section tabIndex={-1} aria-label="Rows" data-holder>
        {there && (
          <ui.AlertDialog>
            <ui.AlertDialogTrigger data-trigger="0">Delete</ui.AlertDialogTrigger>
            <ui.AlertDialogContent {...undescribed}>
              <ui.AlertDialogTitle>Delete it?</ui.AlertDialogTitle>
              <ui.AlertDialogAction data-action onClick={() => setThere(false)}>
                Delete
              </ui.AlertDialogAction>
            </ui.AlertDialogContent>
          </ui.AlertDialog>
        )}
      </section>
    )
  }
  render(<Rows />)
  await openBy('keyboard', named('Dialog'), find('[data-trigger="0"]') as HTMLElement)
  await comes('open', () => isOnTop(find('[data-action]')))
  find('[data-action]')?.focus()
  await userEvent.keyboard('{Enter}')
  await comes('the focus stays near', () => isFocused(find('[data-holder]')))
})

test('a dialog goes into full screen and back with what is typed in it', async () => {
  const fill = async (element: HTMLElement) => {
    await userEvent.click(element)
    await comes('full screen', () => document.fullscreenElement !== null)
  }
  render(
    <div data-full>
      {named('Dialog').show({
        ...marks(0),
        children: (
          <>
            <input data-typed />
            <button
              type="button"
              data-fill
              onClick={() => find('[data-full]')?.requestFullscreen()}
            >
              Full screen
            </button>
          </>
        ),
      })}
    </div>,
  )
  find('[data-trigger="0"]')?.click()
  await comes('open', () => isOnTop(find('[data-typed]')))
  find('[data-typed]')?.focus()
  await userEvent.keyboard('Bonn')
  await fill(find('[data-fill]') as HTMLElement)
  await comes(
    'in it',
    () => find('[data-full]')?.contains(find('[data-content="0"]') ?? null) === true,
  )
  await comes('seen', () => isOnTop(find('[data-content="0"]')))
  expect.soft((find('[data-typed]') as HTMLInputElement).value).toBe('Bonn')
  await comes('the focus stays', () => isFocused(find('[data-fill]')))
  await document.exitFullscreen()
  await comes(
    'back',
    () => find('[data-full]')?.contains(find('[data-content="0"]') ?? null) === false,
  )
  expect.soft((find('[data-typed]') as HTMLInputElement).value).toBe('Bonn')
  await userEvent.keyboard('{Escape}')
  await comes('closed', () => isFocused(find('[data-trigger="0"]')))
})

function Lasting({ title = 'Saved' }) {
  const show = ui.useToast()
  useEffect(() => show({ title, duration: 0 }), [show, title])
  return null
}

test('a toast is seen while something else is in full screen', async () => {
  const full = (
    <button
      type="button"
      data-full
      onClick={({ currentTarget }) => currentTarget.requestFullscreen()}
    >
      Full screen
    </button>
  )
  render(
    <>
      {full}
      <ui.Toaster>
        <Lasting />
      </ui.Toaster>
    </>,
  )
  await comes('a toast', () => isOnTop(find('[data-slot=toast]')))
  await userEvent.click(find('[data-full]') as HTMLElement)
  await comes('full screen', () => document.fullscreenElement !== null)
  await comes('seen', () => isOnTop(find('[data-slot=toast]')))
  await document.exitFullscreen()
})

test('layers open above what an app has put above the page itself', async () => {
  for (const Above of ['dialog', 'div'] as const) {
    const open = (box: HTMLElement | null) =>
      box instanceof HTMLDialogElement ? box.showModal() : box?.showPopover()
    const popover = Above === 'div' ? 'manual' : undefined
    render(
      <Above popover={popover} ref={open}>
        {named('Popover').show(marks(0))}
      </Above>,
    )
    await tryChain([named('Popover')], 'keyboard')
    expect.soft(find(':modal, :popover-open'), Above).toBeDefined()
    cleanup()
  }
})

test('a dialog gives the focus back also where its content takes it, and where all is made twice', async () => {
  function Opened() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button type="button" data-trigger="0" onClick={() => setOpen(true)}>
          Open
        </button>
        <ui.Dialog open={open} onOpenChange={setOpen}>
          <ui.DialogContent {...undescribed}>
            <ui.DialogTitle>Dialog</ui.DialogTitle>
            <input autoFocus data-in />
          </ui.DialogContent>
        </ui.Dialog>
      </>
    )
  }
  for (const Mode of [Fragment, StrictMode]) {
    render(
      <Mode>
        <Opened />
      </Mode>,
    )
    await openBy('keyboard', named('Dialog'), find('[data-trigger="0"]') as HTMLElement)
    await comes('inside', () => isFocused(find('[data-in]')))
    await userEvent.keyboard('{Escape}')
    await comes('back', () => isFocused(find('[data-trigger="0"]')))
  }
})

test('the focus that came from a toast goes to the dialog below it', async () => {
  function Save() {
    const show = ui.useToast()
    const [open, setOpen] = useState(false)
    const element = (
      <button type="button" data-action onClick={() => setOpen(true)}>
        Details
      </button>
    )
    useEffect(() => show({ title: 'Saved', action: { altText: 'Open', element } }), [show])
    return (
      <ui.Sheet open={open} onOpenChange={setOpen}>
        <ui.SheetContent {...undescribed} data-content="1">
          <ui.SheetTitle>Details</ui.SheetTitle>
        </ui.SheetContent>
      </ui.Sheet>
    )
  }
  render(
    <ui.Toaster>
      <ui.Dialog defaultOpen>
        <ui.DialogContent {...undescribed} data-content="0">
          <ui.DialogTitle>Dialog</ui.DialogTitle>
        </ui.DialogContent>
      </ui.Dialog>
      <Save />
    </ui.Toaster>,
  )
  await comes('a toast', () => isOnTop(find('[data-action]')))
  find('[data-action]')?.focus()
  await userEvent.keyboard('{Enter}')
  await comes('a sheet', () => isOnTop(find('[data-content="1"]')))
  await userEvent.keyboard('{Escape}')
  await comes('gone', () => find('[data-content="1"]') === undefined)
  await comes('back', () => root.activeElement?.closest('[data-content="0"]') !== null)
})

const opened = async (selector: string) => {
  await comes(selector, () => isOnTop(find(selector)))
  await stacked()
}

test('the focus goes back to where it was before layers that took each other’s place', async () => {
  function Opened() {
    const [open, setOpen] = useState('')
    const [step, setStep] = useState(0)
    const next = (
      <button type="button" data-next onClick={() => setStep(step + 1)}>
        Next
      </button>
    )
    const change = (to: string) => (
      <button type="button" data-change onClick={() => setOpen(to)}>
        Change
      </button>
    )
    return (
      <>
        <button type="button" data-trigger="0" onClick={() => setOpen('sheet')}>
          Open
        </button>
        <ui.DropdownMenu>
          <ui.DropdownMenuTrigger data-trigger="1">Menu</ui.DropdownMenuTrigger>
          <ui.DropdownMenuContent>
            <ui.DropdownMenuSub>
              <ui.DropdownMenuSubTrigger data-sub>More</ui.DropdownMenuSubTrigger>
              <ui.DropdownMenuSubContent>
                <ui.DropdownMenuItem data-item onSelect={() => setOpen('dialog')}>
                  Dialog
                </ui.DropdownMenuItem>
              </ui.DropdownMenuSubContent>
            </ui.DropdownMenuSub>
          </ui.DropdownMenuContent>
        </ui.DropdownMenu>
        <ui.Sheet open={open === 'sheet'} onOpenChange={() => setOpen('')}>
          <ui.SheetContent key={step} {...undescribed}>
            <ui.SheetTitle>Step {step}</ui.SheetTitle>
            {next}
            {change('dialog')}
          </ui.SheetContent>
        </ui.Sheet>
        <ui.Dialog open={open === 'dialog'} onOpenChange={() => setOpen('')}>
          <ui.DialogContent {...undescribed} data-content="0">
            <ui.DialogTitle>Dialog</ui.DialogTitle>
          </ui.DialogContent>
        </ui.Dialog>
      </>
    )
  }
  const press = async (selector: string, key = '{Enter}') => {
    await opened(selector)
    find(selector)?.focus()
    await userEvent.keyboard(key)
    await stacked()
  }
  const closes = async (name: string, trigger: string) => {
    await userEvent.keyboard('{Escape}')
    await comes(`${name} is closed`, () => find('[role=dialog]') === undefined)
    await comes(name, () => isFocused(find(`[data-trigger="${trigger}"]`)))
  }
  for (const Mode of [Fragment, StrictMode]) {
    render(
      <Mode>
        <Opened />
      </Mode>,
    )
    await press('[data-trigger="0"]')
    await press('[data-next]')
    await press('[data-next]')
    await opened('[data-next]')
    await closes('another key', '0')
    await press('[data-trigger="0"]')
    await press('[data-change]')
    await opened('[data-content="0"]')
    await closes('a dialog in place of a sheet', '0')
    await press('[data-trigger="1"]')
    await press('[data-sub]', '{ArrowRight}')
    await press('[data-item]')
    await opened('[data-content="0"]')
    await closes('a dialog of a submenu', '1')
  }
})

test('a trigger that is disabled by now leaves the focus to the layer around it', async () => {
  function Sending() {
    const [sent, setSent] = useState(false)
    return (
      <ui.Dialog defaultOpen>
        <ui.DialogContent {...undescribed} data-content="0">
          <ui.DialogTitle>Message</ui.DialogTitle>
          <ui.AlertDialog>
            <ui.AlertDialogTrigger disabled={sent} data-trigger="1">
              Send
            </ui.AlertDialogTrigger>
            <ui.AlertDialogContent {...undescribed} data-content="1">
              <ui.AlertDialogTitle>Send it?</ui.AlertDialogTitle>
              <ui.AlertDialogAction data-action onClick={() => setSent(true)}>
                Send
              </ui.AlertDialogAction>
            </ui.AlertDialogContent>
          </ui.AlertDialog>
        </ui.DialogContent>
      </ui.Dialog>
    )
  }
  render(<Sending />)
  await opened('[data-trigger="1"]')
  find('[data-trigger="1"]')?.focus()
  await userEvent.keyboard('{Enter}')
  await opened('[data-action]')
  find('[data-action]')?.focus()
  await userEvent.keyboard('{Enter}')
  await comes('closed', () => find('[data-content="1"]') === undefined)
  await comes('in the dialog', () => isFocused(find('[data-content="0"]')))
})

/** Renders into the body of a frame. */
function Frame({ children }: { children: ReactNode }) {
  const [body, setBody] = useState<HTMLElement>()
  return (
    <>
      <iframe
        title="Frame"
        ref={(frame) => {
          if (frame && !body) setBody(frame.contentDocument?.body)
        }}
      />
      {body && createPortal(children, body)}
    </>
  )
}

test('a layer may come from anywhere: a frame, a table, a list', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const dialog = (trigger: ReactNode) => (
    <ui.Dialog>
      <ui.DialogTrigger asChild>{trigger}</ui.DialogTrigger>
      <ui.DialogContent {...undescribed} data-content="0">
        <ui.DialogTitle>Dialog</ui.DialogTitle>
      </ui.DialogContent>
    </ui.Dialog>
  )
  const framed = (
    <Frame>
      <ui.Toaster>{named('Popover').show(marks(0))}</ui.Toaster>
    </Frame>
  )
  render(
    <>
      <table>
        <tbody>
          {dialog(
            <tr data-row>
              <td>Row</td>
            </tr>,
          )}
        </tbody>
      </table>
      <ul data-list>{dialog(<li>Item</li>)}</ul>
      {framed}
    </>,
  )
  expect.soft(complaints).not.toHaveBeenCalled()
  complaints.mockRestore()
  const items = [...(find('[data-list]')?.children ?? [])].map(({ localName }) => localName)
  expect.soft(items).toEqual(['li', 'template'])
  find('[data-row]')?.click()
  await comes('a dialog', () => isOnTop(find('[role=dialog]')))
  cleanup()
  render(framed)
  const inFrame = (selector: string) =>
    (find('iframe') as HTMLIFrameElement).contentDocument?.querySelector<HTMLElement>(selector)
  await comes('a frame', () => inFrame('[data-trigger="0"]') !== null)
  inFrame('[data-trigger="0"]')?.click()
  await comes('in its frame', () => inFrame('[data-content="0"]') !== null)
})

test('a click in a frame of the page closes the popover beside it', async () => {
  render(
    <>
      <ui.Popover defaultOpen>
        <ui.PopoverTrigger>1</ui.PopoverTrigger>
        <ui.PopoverContent>2</ui.PopoverContent>
      </ui.Popover>
      <iframe title="Map" className="fixed end-0 bottom-0 size-40" />
    </>,
  )
  await comes('a popover', () => Boolean(find('[data-slot=popover-content]')))
  await userEvent.click(find('iframe') as Element)
  await comes('it closes', () => !find('[data-slot=popover-content][data-state=open]'))
})

test('in a frame, keys and scrolling are those of the frame', async () => {
  render(
    <Frame>
      <ui.CommandMenu commands={[{ label: 'Print', run: () => {} }]} />
    </Frame>,
  )
  const inner = () => (find('iframe') as HTMLIFrameElement).contentDocument as Document
  const inFrame = (selector: string) => inner().querySelector<HTMLElement>(selector)
  await comes('a button', () => inFrame('[data-slot=command-menu]') !== null)
  inner().dispatchEvent(
    new KeyboardEvent('keydown', { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true }),
  )
  await comes('the commands', () => inFrame('[role=dialog] [role=combobox]') !== null)
  const isLocked = ({ documentElement, body }: Document) =>
    [documentElement, body].some(({ style }) => style.overflow === 'hidden')
  expect([isLocked(inner()), isLocked(document)]).toEqual([true, false])
})

test('a field in a layer is of no field and no form that the layer was opened from', async () => {
  render(
    <ui.FormShell
      submitLabel="Send"
      submittingLabel="Sending"
      onSubmit={async () => ({ city: 'Wrong' })}
    >
      <ui.Field name="city" label="City">
        <ui.Input />
        <ui.Popover>
          <ui.PopoverTrigger data-trigger="0">Find</ui.PopoverTrigger>
          <ui.PopoverContent>
            <ui.Input aria-label="Postal code" data-in />
            <ui.Field name="city" label="Another city">
              <ui.Input />
            </ui.Field>
          </ui.PopoverContent>
        </ui.Popover>
      </ui.Field>
    </ui.FormShell>,
  )
  find('form')?.querySelector<HTMLElement>('[type=submit]')?.click()
  await comes('an error', () => find('[data-slot=field-error]') !== undefined)
  find('[data-trigger="0"]')?.click()
  await opened('[data-in]')
  expect.soft(find('[data-in]')?.id).toBe('')
  expect.soft((find('[data-in]') as HTMLInputElement).name).toBe('')
  expect.soft(document.querySelectorAll('[data-slot=field-error]')).toHaveLength(1)
})

test('a dialog that goes from view with its page comes back with what is typed', async () => {
  let show = (_isShown: boolean) => {}
  function Page() {
    const [isShown, setShown] = useState(true)
    show = setShown
    return (
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <ui.Dialog defaultOpen>
          <ui.DialogContent {...undescribed}>
            <ui.DialogTitle>Dialog</ui.DialogTitle>
            <input data-in />
          </ui.DialogContent>
        </ui.Dialog>
      </Activity>
    )
  }
  render(<Page />)
  await opened('[data-in]')
  await userEvent.fill(find('[data-in]') as HTMLElement, 'Bonn')
  flushSync(() => show(false))
  await comes('hidden', () => find('[data-in]')?.checkVisibility() !== true)
  expect.soft(document.body.style.overflow, 'the page scrolls').toBe('')
  flushSync(() => show(true))
  await opened('[data-in]')
  expect.soft((find('[data-in]') as HTMLInputElement).value).toBe('Bonn')
})

test('a word of 300 letters makes no layer wider than a phone', async () => {
  await page.viewport(320, 256)
  const word = 'x'.repeat(300)
  const shown: Readonly<Record<string, ReactNode>> = {
    sheet: (
      <ui.Sheet defaultOpen>
        <ui.SheetContent {...undescribed} data-content="0">
          <ui.SheetHeader>
            <ui.SheetTitle>{word}</ui.SheetTitle>
            <ui.SheetDescription>{word}</ui.SheetDescription>
          </ui.SheetHeader>
        </ui.SheetContent>
      </ui.Sheet>
    ),
    dialog: (
      <ui.Dialog defaultOpen>
        <ui.DialogContent {...undescribed} data-content="0">
          <ui.DialogTitle>{word}</ui.DialogTitle>
        </ui.DialogContent>
      </ui.Dialog>
    ),
    popover: (
      <ui.Popover defaultOpen>
        <ui.PopoverTrigger>Popover</ui.PopoverTrigger>
        <ui.PopoverContent data-content="0">{word}</ui.PopoverContent>
      </ui.Popover>
    ),
    toast: (
      <ui.Toaster data-content="0">
        <Lasting title={word} />
      </ui.Toaster>
    ),
    table: (
      <div data-content="0">
        <ui.DataTable
          caption={word}
          filterLabel={word}
          columns={[]}
          rows={[]}
          getRowId={String}
          emptyText={word}
        />
      </div>
    ),
    choices: (
      <div data-content="0">
        <ui.Checkbox>{word}</ui.Checkbox>
        <ui.RadioGroup aria-label="Films">
          <ui.RadioGroupItem value="1">{word}</ui.RadioGroupItem>
        </ui.RadioGroup>
      </div>
    ),
    menu: (
      <ui.DropdownMenu defaultOpen>
        <ui.DropdownMenuTrigger>Menu</ui.DropdownMenuTrigger>
        <ui.DropdownMenuContent data-content="0">
          <ui.DropdownMenuItem>{word}</ui.DropdownMenuItem>
        </ui.DropdownMenuContent>
      </ui.DropdownMenu>
    ),
    alert: <ui.Alert data-content="0">{word}</ui.Alert>,
    field: (
      <ui.Field name="a" label={word} error={word} data-content="0">
        <ui.Switch>{word}</ui.Switch>
      </ui.Field>
    ),
    list: <ui.TitledList items={[{ title: word, text: word }]} data-content="0" />,
    path: (
      <ui.Breadcrumb data-content="0">
        <ui.BreadcrumbLink href="#above">{word}</ui.BreadcrumbLink>
        <ui.BreadcrumbPage>{word}</ui.BreadcrumbPage>
      </ui.Breadcrumb>
    ),
    accordion: (
      <ui.Accordion data-content="0">
        <ui.AccordionItem>
          <ui.AccordionTrigger>{word}</ui.AccordionTrigger>
        </ui.AccordionItem>
      </ui.Accordion>
    ),
  }
  for (const [name, node] of Object.entries(shown)) {
    render(node)
    await comes(name, () => (find('[data-content="0"]')?.clientWidth ?? 0) > 0)
    const { scrollWidth = 0, clientWidth = 0 } = find('[data-content="0"]') ?? {}
    expect.soft(scrollWidth, name).toBeLessThanOrEqual(Math.min(clientWidth, 320))
  }
  await page.viewport(1280, 720)
})

test('layers work in a shadow root', async () => {
  render(
    <>
      <button type="button">Before</button>
      <div data-host />
      <button type="button">After</button>
    </>,
  )
  const shadow = (find('[data-host]') as HTMLElement).attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  sheet.replaceSync(rules.map(({ cssText }) => cssText).join('\n'))
  shadow.adoptedStyleSheets = [sheet]
  const inShadow = createRoot(shadow)
  const show = (node: ReactNode) => flushSync(() => inShadow.render(node))
  root = shadow
  // The panel of a menu has its own way to close there.
  for (const names of [
    ['DropdownMenu', 'Dialog of an item'],
    ['NavigationMenu', 'Popover'],
  ]) {
    const chain = names.map(named)
    show(<ui.Toaster key={String(names)}>{nest(chain)}</ui.Toaster>)
    await tryChain(chain, 'keyboard')
  }
  show(named('Dialog').show({ ...marks(0), children: named('Combobox').show(marks(1)) }))
  find('[data-trigger="0"]')?.click()
  await comes('open', () => isOnTop(find('[data-trigger="1"]')))
  for (let step = 0; step < 4; step++) {
    await userEvent.keyboard('{Tab}')
    const focused = root.activeElement
    expect.soft(focused?.closest('[role=dialog]'), `Tab ${step}`).toBeTruthy()
  }
  find('[data-trigger="1"]')?.focus()
  await userEvent.keyboard('2{Enter}')
  expect.soft((find('[data-trigger="1"]') as HTMLInputElement).value).toBe('Ceramic 2')
  root = document
  inShadow.unmount()
})

test('what is open at first lies above what it stands in, which is open at first as well', async () => {
  render(
    <ui.Dialog defaultOpen>
      <ui.DialogContent {...undescribed} data-content="0">
        <ui.DialogTitle>Dialog</ui.DialogTitle>
        <ui.Popover defaultOpen>
          <ui.PopoverTrigger>Open</ui.PopoverTrigger>
          <ui.PopoverContent data-content="1">
            <button type="button">Inside</button>
          </ui.PopoverContent>
        </ui.Popover>
      </ui.DialogContent>
    </ui.Dialog>,
  )
  await comes('seen', () => isOnTop(find('[data-content="1"]')))
  const inside = find('[data-content="1"] button') as HTMLElement
  expect.soft(inside.closest('[aria-hidden=true]'), 'heard').toBeNull()
  expect.soft(getComputedStyle(inside).pointerEvents, 'can be clicked').toBe('auto')
  await userEvent.keyboard('{Escape}')
  await comes('closed', () => find('[data-content="1"]') === undefined)
  expect.soft(find('[data-content="0"]'), 'the dialog stays').toBeDefined()
})

test('the Escape of an input method closes nothing', async () => {
  render(named('Dialog').show({ ...marks(0), children: named('Combobox').show(marks(1)) }))
  find('[data-trigger="0"]')?.click()
  await comes('open', () => isOnTop(find('[data-trigger="1"]')))
  const input = find('[data-trigger="1"]') as HTMLElement
  input.focus()
  const press = (key: string, how: object) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how })
    input.dispatchEvent(event)
  }
  // In Safari only the key code tells that a key ends a composition.
  for (const how of [{ isComposing: true }, { keyCode: 229 }]) {
    press('ArrowDown', how)
    await stacked()
    expect.soft(find('[data-slot=combobox-list]'), JSON.stringify(how)).toBeUndefined()
    press('Escape', how)
    await stacked()
    expect.soft(find('[data-content="0"]'), JSON.stringify(how)).toBeDefined()
  }
})

test('the direction of the document turns the arrow keys round', async () => {
  document.documentElement.dir = 'rtl'
  render(
    <>
      <ui.Tabs defaultValue="1">
        <ui.TabsList>
          {/* Three, because either arrow reaches the last of two. */}
          {['1', '2', 'last'].map((name) => (
            <ui.TabsTrigger key={name} value={name}>
              {name}
            </ui.TabsTrigger>
          ))}
        </ui.TabsList>
      </ui.Tabs>
      <ui.NavigationMenu>
        <ui.NavigationMenuList>
          {['3', '4', 'last'].map((name) => (
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

test('nothing that opens needs another style sheet', async () => {
  const violations = vi.fn()
  document.addEventListener('securitypolicyviolation', violations)
  const policy = document.head.appendChild(document.createElement('meta'))
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "style-src 'self'"
  for (const layer of layers.filter(({ isItem }) => !isItem)) {
    render(<ui.Toaster>{layer.show(marks(0))}</ui.Toaster>)
    const trigger = find('[data-trigger="0"]') as HTMLElement
    await openBy('keyboard', layer, trigger)
    await comes(layer.name, () => isOnTop(find(ownContent[layer.name] ?? '[data-content="0"]')))
  }
  expect(violations).not.toHaveBeenCalled()
})
