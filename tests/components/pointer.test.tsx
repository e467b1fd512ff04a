import * as ui from '@duskpane/ui'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { eventually } from '../support/eventually'
import { cleanup, exists, render, slot, slotShown } from './render'

/** Incidental movements of a mouse or finger open, close and change nothing. */
afterEach(cleanup)

const menu = (
  <ui.DropdownMenu>
    <ui.DropdownMenuTrigger>1</ui.DropdownMenuTrigger>
    <ui.DropdownMenuContent>
      <ui.DropdownMenuItem>2</ui.DropdownMenuItem>
    </ui.DropdownMenuContent>
  </ui.DropdownMenu>
)

const passed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('a wheel over a number scrolls the page', async () => {
  const onValueChange = vi.fn()
  render(
    <div style={{ height: '300vh' }}>
      <ui.QuantityInput aria-label="Rolls" defaultValue={5} onValueChange={onValueChange} />
    </div>,
  )
  slot('quantity-input').focus()
  await userEvent.wheel(slot('quantity-input'), { delta: { y: 100 } })
  await eventually(() => expect(scrollY).toBeGreaterThan(0))
  expect(onValueChange).not.toHaveBeenCalled()
  expect((slot('quantity-input') as HTMLInputElement).value).toBe('5')
})

test('a touch that scrolls opens no menu, and a tap does', async () => {
  render(menu)
  const trigger = slot('dropdown-menu-trigger')
  const touch = (type: string) =>
    trigger.dispatchEvent(
      new PointerEvent(type, { pointerType: 'touch', bubbles: true, cancelable: true }),
    )
  touch('pointerdown')
  touch('pointercancel')
  await passed(100)
  expect(exists('dropdown-menu-content')).toBe(false)
  touch('pointerdown')
  touch('pointerup')
  trigger.click()
  await slotShown('dropdown-menu-content')
  touch('pointerdown')
  touch('pointerup')
  trigger.click()
  await eventually(() => expect(exists('dropdown-menu-content')).toBe(false))
})

test('a click of assistive technology, which no pointer makes, opens and closes a menu', async () => {
  render(menu)
  slot('dropdown-menu-trigger').click()
  await slotShown('dropdown-menu-content')
  slot('dropdown-menu-trigger').click()
  await eventually(() => expect(exists('dropdown-menu-content')).toBe(false))
})

test('a dialog closed by a mouse gives the focus back without a tooltip', async () => {
  render(
    <ui.Dialog>
      <ui.Tooltip>
        <ui.TooltipTrigger asChild>
          <ui.DialogTrigger>1</ui.DialogTrigger>
        </ui.TooltipTrigger>
        <ui.TooltipContent>2</ui.TooltipContent>
      </ui.Tooltip>
      <ui.DialogContent aria-describedby={undefined}>
        <ui.DialogTitle>3</ui.DialogTitle>
      </ui.DialogContent>
    </ui.Dialog>,
  )
  await userEvent.click(slot('tooltip-trigger'))
  await userEvent.click(await slotShown('dialog-close'))
  await eventually(() => expect(document.activeElement).toBe(slot('tooltip-trigger')))
  await passed(100)
  expect(exists('tooltip-content')).toBe(false)
})

test('a click on what pointing has just opened leaves it open', async () => {
  render(
    <ui.NavigationMenu>
      <ui.NavigationMenuList>
        <ui.NavigationMenuItem>
          <ui.NavigationMenuTrigger>1</ui.NavigationMenuTrigger>
          <ui.NavigationMenuContent>2</ui.NavigationMenuContent>
        </ui.NavigationMenuItem>
      </ui.NavigationMenuList>
    </ui.NavigationMenu>,
  )
  const trigger = slot('navigation-menu-trigger')
  // Where a machine is busy, the browser's click comes too late.
  const clicked = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!exists('navigation-menu-content')) return
      observer.disconnect()
      trigger.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
      resolve()
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
  await userEvent.hover(trigger)
  await clicked
  await passed(1000)
  expect(exists('navigation-menu-content')).toBe(true)
  await userEvent.click(trigger)
  await eventually(() => expect(exists('navigation-menu-content')).toBe(false))
})
