import * as ui from '@duskpane/ui'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { eventually } from '../support/eventually'
import { cleanup, exists, render, slot } from './render'

/** What a portal renders into a frame works there as it does in the page. */

afterEach(cleanup)

function Frame({ width = '100%', children }: { width?: string; children: ReactNode }) {
  const [body, setBody] = useState<HTMLElement>()
  return (
    <>
      <iframe
        title="Frame"
        style={{ width, height: '20rem' }}
        ref={(frame) => {
          const inner = frame?.contentDocument
          if (!inner || body) return
          for (const style of document.querySelectorAll('style'))
            inner.head.append(style.cloneNode(true))
          setBody(inner.body)
        }}
      />
      {body && createPortal(children, body)}
    </>
  )
}

const title = 'Title'
const fields = (
  <>
    <ui.Input aria-label="First" />
    <ui.Input aria-label="Second" />
  </>
)

function ToastButton() {
  const show = ui.useToast()
  return (
    <button type="button" onClick={() => show({ title, duration: 0 })}>
      Open
    </button>
  )
}

const popover = (
  <ui.Popover>
    <ui.PopoverTrigger>Open</ui.PopoverTrigger>
    <ui.PopoverContent>{fields}</ui.PopoverContent>
  </ui.Popover>
)
const modalPopover = (
  <ui.Popover modal>
    <ui.PopoverTrigger>Open</ui.PopoverTrigger>
    <ui.PopoverContent>{fields}</ui.PopoverContent>
  </ui.Popover>
)
const modalMenu = (
  <ui.DropdownMenu modal>
    <ui.DropdownMenuTrigger>Open</ui.DropdownMenuTrigger>
    <ui.DropdownMenuContent>
      <ui.DropdownMenuItem>Alpha</ui.DropdownMenuItem>
    </ui.DropdownMenuContent>
  </ui.DropdownMenu>
)
const dialog = (
  <ui.Dialog>
    <ui.DialogTrigger>Open</ui.DialogTrigger>
    <ui.DialogContent aria-describedby={undefined}>
      <ui.DialogTitle>{title}</ui.DialogTitle>
      {fields}
    </ui.DialogContent>
  </ui.Dialog>
)
const menu = (
  <ui.DropdownMenu>
    <ui.DropdownMenuTrigger>Open</ui.DropdownMenuTrigger>
    <ui.DropdownMenuContent>
      <ui.DropdownMenuItem>Alpha</ui.DropdownMenuItem>
      <ui.DropdownMenuItem>Beta</ui.DropdownMenuItem>
      <ui.DropdownMenuItem>Gamma</ui.DropdownMenuItem>
      <ui.DropdownMenuSub>
        <ui.DropdownMenuSubTrigger>More</ui.DropdownMenuSubTrigger>
        <ui.DropdownMenuSubContent>
          <ui.DropdownMenuItem>Delta</ui.DropdownMenuItem>
          <ui.DropdownMenuItem>Epsilon</ui.DropdownMenuItem>
          <ui.DropdownMenuItem>Zeta</ui.DropdownMenuItem>
        </ui.DropdownMenuSubContent>
      </ui.DropdownMenuSub>
    </ui.DropdownMenuContent>
  </ui.DropdownMenu>
)

/** What has the focus after each key, from the first button on. */
const journeys: Readonly<
  Record<string, { node: ReactNode; steps: readonly (readonly [key: string, focused: string])[] }>
> = {
  dialog: {
    node: dialog,
    steps: [
      ['{Enter}', 'First'],
      ['{Tab}', 'Second'],
      ['{Tab}', 'Close'],
      ['{Tab}', 'First'],
      ['{Shift>}{Tab}{/Shift}', 'Close'],
      ['{Escape}', 'Open'],
    ],
  },
  'dialog with autofocus': {
    node: (
      <ui.Dialog>
        <ui.DialogTrigger>Open</ui.DialogTrigger>
        <ui.DialogContent aria-describedby={undefined}>
          <ui.DialogTitle>{title}</ui.DialogTitle>
          <ui.Input aria-label="First" />
          <ui.Input aria-label="Second" autoFocus />
        </ui.DialogContent>
      </ui.Dialog>
    ),
    steps: [['{Enter}', 'Second']],
  },
  'alert dialog': {
    node: (
      <ui.AlertDialog>
        <ui.AlertDialogTrigger>Open</ui.AlertDialogTrigger>
        <ui.AlertDialogContent aria-describedby={undefined}>
          <ui.AlertDialogTitle>{title}</ui.AlertDialogTitle>
          <ui.AlertDialogCancel>No</ui.AlertDialogCancel>
          <ui.AlertDialogAction>Yes</ui.AlertDialogAction>
        </ui.AlertDialogContent>
      </ui.AlertDialog>
    ),
    steps: [
      ['{Enter}', 'No'],
      ['{Tab}', 'Yes'],
      ['{Tab}', 'No'],
      ['{Escape}', 'Open'],
    ],
  },
  commands: {
    node: <ui.CommandMenu commands={[{ label: title, run: () => {} }]} label="Open" />,
    steps: [
      ['{Enter}', 'Command'],
      ['{Escape}', 'Open'],
    ],
  },
  popover: {
    node: popover,
    steps: [
      ['{Enter}', 'First'],
      ['{Tab}', 'Second'],
      ['{Escape}', 'Open'],
    ],
  },
  menu: {
    node: menu,
    steps: [
      ['{Enter}', 'Alpha'],
      ['{ArrowDown}', 'Beta'],
      ['g', 'Gamma'],
      ['{End}', 'More'],
      ['{ArrowRight}', 'Delta'],
      ['{ArrowDown}', 'Epsilon'],
      ['{ArrowLeft}', 'More'],
      ['{Home}', 'Alpha'],
      ['{Escape}', 'Open'],
    ],
  },
  tabs: {
    node: (
      <ui.Tabs defaultValue="One">
        <ui.TabsList>
          {['One', 'Two', 'Three', 'Four'].map((one) => (
            <ui.TabsTrigger key={one} value={one}>
              {one}
            </ui.TabsTrigger>
          ))}
        </ui.TabsList>
      </ui.Tabs>
    ),
    steps: [
      ['{ArrowRight}', 'Two'],
      ['{End}', 'Four'],
      ['{ArrowRight}', 'One'],
      ['{Home}', 'One'],
    ],
  },
  navigation: {
    node: (
      <ui.NavigationMenu>
        <ui.NavigationMenuList>
          {['Open', 'Other', 'Third'].map((one) => (
            <ui.NavigationMenuItem key={one}>
              <ui.NavigationMenuTrigger>{one}</ui.NavigationMenuTrigger>
              <ui.NavigationMenuContent>
                <ui.NavigationMenuLinks>
                  <ui.NavigationMenuPanelLink href="/1">{one} 1</ui.NavigationMenuPanelLink>
                  <ui.NavigationMenuPanelLink href="/2">{one} 2</ui.NavigationMenuPanelLink>
                  <ui.NavigationMenuPanelLink href="/3">{one} 3</ui.NavigationMenuPanelLink>
                </ui.NavigationMenuLinks>
              </ui.NavigationMenuContent>
            </ui.NavigationMenuItem>
          ))}
        </ui.NavigationMenuList>
      </ui.NavigationMenu>
    ),
    steps: [
      ['{ArrowRight}', 'Other'],
      ['{ArrowLeft}', 'Open'],
      ['{Enter}{ArrowDown}', 'Open 1'],
      ['{ArrowDown}', 'Open 2'],
      ['{Escape}', 'Open'],
    ],
  },
  toasts: {
    node: (
      <ui.Toaster>
        <ToastButton />
      </ui.Toaster>
    ),
    steps: [
      ['{Enter}', 'Open'],
      ['{F8}{Tab}', title],
      ['{Tab}', 'Dismiss'],
      ['{Enter}', 'Open'],
    ],
  },
}

/** The document of the frame that something stands in, or the page. */
const inner = () => document.querySelector('iframe')?.contentDocument ?? document

const shown = (name: string) => inner().querySelector(`[data-slot=${name}]`)
const button = () => inner().querySelector('button') as HTMLElement

test('in a frame, as in the page, keys move the focus', async () => {
  for (const [name, { node, steps }] of Object.entries(journeys)) {
    for (const where of ['page', 'frame']) {
      render(where === 'page' ? node : <Frame>{node}</Frame>)
      await eventually(() => {
        button().focus()
        expect(inner().activeElement).toBe(button())
      })
      for (const [key, focused] of steps) {
        // A toast comes late, and its keys lead nowhere before.
        if (key === '{F8}{Tab}') await eventually(() => expect(shown('toast')).not.toBe(null))
        await userEvent.keyboard(key)
        await eventually(() => {
          const { ariaLabel, textContent } = inner().activeElement as HTMLElement
          expect(ariaLabel ?? textContent, `${name} in a ${where}, ${key}`).toBe(focused)
        })
      }
      cleanup()
    }
  }
})

test('in a frame a click beside a layer closes it, again and again', async () => {
  const all = { dialog, popover, menu, modalPopover, modalMenu }
  for (const [name, node] of Object.entries(all)) {
    render(<Frame>{node}</Frame>)
    const content = () => inner().querySelector('[data-slot$=-content]')
    for (const time of ['first', 'second']) {
      await eventually(() => button().click())
      await eventually(() => expect(content(), `${name}, ${time}`).not.toBe(null))
      await userEvent.click(document.querySelector('iframe') as Element, {
        position: { x: 300, y: 5 },
      })
      await eventually(() => expect(content(), `${name}, ${time}`).toBe(null))
    }
    cleanup()
  }
})

test('in a frame a tooltip goes with the pointer, and comes by Tab after a click', async () => {
  render(
    <Frame>
      <button type="button">Before</button>
      <ui.Tooltip>
        <ui.TooltipTrigger>Turn</ui.TooltipTrigger>
        <ui.TooltipContent>By ninety degrees</ui.TooltipContent>
      </ui.Tooltip>
      <p style={{ marginTop: '10rem' }}>Beside</p>
    </Frame>,
  )
  const isShown = (expected: boolean) =>
    eventually(() => expect(shown('tooltip-content') !== null).toBe(expected))
  const frame = page.frameLocator(page.getByTitle('Frame'))
  await eventually(() => expect(button()).not.toBe(null))
  await frame.getByText('Turn').hover()
  await isShown(true)
  // Radix looks where the pointer is once it has left.
  await frame.getByText('Beside').hover()
  await frame.getByText('Beside').hover({ position: { x: 2, y: 2 } })
  await isShown(false)
  await frame.getByText('Turn').click()
  await frame.getByText('Beside').hover()
  button().focus()
  await userEvent.keyboard('{Tab}')
  await isShown(true)
})

test('a click in the page closes what is open there, whatever is open in a frame', async () => {
  const open = (
    <ui.Popover defaultOpen>
      <ui.PopoverTrigger>Open</ui.PopoverTrigger>
      <ui.PopoverContent onOpenAutoFocus={(event) => event.preventDefault()}>
        {fields}
      </ui.PopoverContent>
    </ui.Popover>
  )
  render(
    <>
      {open}
      <p data-slot="beside" style={{ marginTop: '20rem' }}>
        Beside
      </p>
      <Frame>{open}</Frame>
    </>,
  )
  await eventually(() => expect(shown('popover-content')).not.toBe(null))
  await userEvent.click(slot('beside'))
  await eventually(() => expect(exists('popover-content')).toBe(false))
})

test('in a frame, the sheet of a sidebar closes where the frame is wide', async () => {
  const { innerWidth: width, innerHeight: height } = window
  onTestFinished(() => page.viewport(width, height))
  await page.viewport(1200, 600)
  render(
    <Frame width="24rem">
      <ui.AppShell defaultOpen>
        <ui.Sidebar>
          <ui.SidebarLink href="/1">One</ui.SidebarLink>
        </ui.Sidebar>
      </ui.AppShell>
    </Frame>,
  )
  await eventually(() => expect(shown('sheet-content')).not.toBe(null))
  ;(document.querySelector('iframe') as HTMLElement).style.width = '70rem'
  await eventually(() => expect(shown('sheet-content')).toBe(null))
})
