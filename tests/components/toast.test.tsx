import * as ui from '@duskpane/ui'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render, slotShown } from './render'

afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

let toast: (message: ui.ToastMessage) => void

function Speaker() {
  toast = ui.useToast()
  return null
}

const shown = () =>
  [...document.querySelectorAll('[data-slot=toast-title]')].map((it) => it.textContent)

test('a toast stays as long as it says, and while the pointer is on the toasts', async () => {
  render(
    <ui.Toaster>
      <Speaker />
    </ui.Toaster>,
  )
  // The list of toasts loads with the first one.
  toast({ title: 'first', duration: Number.POSITIVE_INFINITY })
  await slotShown('toast')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  flushSync(() => {
    toast({ title: 'by default' })
    toast({ title: 'long', duration: 20_000 })
    toast({ title: 'for good', duration: 0 })
  })
  flushSync(() => vi.advanceTimersByTime(7_000))
  expect(shown()).toEqual(['first', 'long', 'for good'])

  const viewport = document.querySelector('[data-slot=toast-viewport]') as HTMLElement
  viewport.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
  flushSync(() => vi.advanceTimersByTime(60_000))
  expect(shown()).toEqual(['first', 'long', 'for good'])

  viewport.parentElement?.dispatchEvent(new PointerEvent('pointerleave'))
  flushSync(() => vi.advanceTimersByTime(60_000))
  expect(shown()).toEqual(['first', 'for good'])
})

test('the focus returns to where it was, once the last toast is gone', async () => {
  render(
    <ui.Toaster>
      <Speaker />
      <ui.Button data-before>Archive</ui.Button>
    </ui.Toaster>,
  )
  const before = document.querySelector<HTMLElement>('[data-before]')
  for (const [slot, key] of [
    ['toast-action', '{Enter}'],
    ['toast-close', '{Enter}'],
    ['toast-close', '{Escape}'],
  ] as const) {
    before?.focus()
    toast({ title: 'Archived', action: { altText: 'Open it', label: 'Undo', onClick: () => {} } })
    await slotShown(slot)
    await userEvent.keyboard('{F8}')
    const button = document.querySelector<HTMLElement>(`[data-slot=${slot}]`)
    button?.focus()
    await userEvent.keyboard(key)
    await expect.poll(shown).toEqual([])
    await expect
      .poll(() => document.activeElement === before, { message: `${slot} ${key}` })
      .toBe(true)
  }
})

/** The buttons that something else lies on, by their text. */
function covered(selector: string) {
  const buttons = [...document.querySelectorAll<HTMLElement>(`${selector} button`)]
  expect(buttons.length, selector).toBeGreaterThan(0)
  return buttons
    .filter((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      // Its corners are round.
      const edges = [
        [left + 2, y],
        [right - 2, y],
        [x, top + 2],
        [x, bottom - 2],
      ] as const
      return edges.some(([x, y]) => !button.contains(document.elementFromPoint(x, y)))
    })
    .map((button) => button.textContent || button.ariaLabel)
}

const inSheet = (content: ReactNode) => (
  <ui.Sheet defaultOpen>
    <ui.SheetContent aria-describedby={undefined}>
      <ui.SheetHeader>
        <ui.SheetTitle>Order</ui.SheetTitle>
      </ui.SheetHeader>
      {content}
    </ui.SheetContent>
  </ui.Sheet>
)

const fields = Array.from({ length: 12 }, (_, place) => (
  <ui.Field key={place} name={`${place}`} label={`Field ${place}`}>
    <ui.Input />
  </ui.Field>
))

const actions = {
  '[data-slot=data-table-selection-bar]': (
    <>
      <div style={{ height: '200vh' }} />
      <ui.SelectionBar className="justify-end">
        3 selected <ui.Button>Erase</ui.Button> <ui.Button>Mark as done</ui.Button>
      </ui.SelectionBar>
    </>
  ),
  '[data-slot=sheet-content]:has([data-slot=sheet-footer])': inSheet(
    <>
      <ui.SheetBody tabIndex={0}>Text</ui.SheetBody>
      <ui.SheetFooter>
        <ui.Button variant="outline">Cancel</ui.Button>
        <ui.Button>Save</ui.Button>
      </ui.SheetFooter>
    </>,
  ),
  '[data-slot=sheet-content]': inSheet(
    <ui.SheetBody>
      <ui.FormShell onSubmit={async () => {}} submitLabel="Save" submittingLabel="Saving">
        {fields}
      </ui.FormShell>
    </ui.SheetBody>,
  ),
}

for (const width of [390, 1280]) {
  test(`toasts cover neither a selection bar nor the actions of a sheet, ${width} px wide`, async () => {
    const { innerWidth, innerHeight } = window
    onTestFinished(() => page.viewport(innerWidth, innerHeight))
    await page.viewport(width, 800)
    for (const [selector, node] of Object.entries(actions)) {
      render(
        <ui.Toaster>
          <Speaker />
          {node}
        </ui.Toaster>,
      )
      const body = document.querySelector('[data-slot=sheet-body]')
      for (let count = 1; count < 12; count++) {
        toast({ title: `Erased ${count}`, description: 'It can be undone.', duration: 0 })
        await expect.poll(() => shown().length).toBe(count)
        body?.scrollTo({ top: 10_000 })
        await expect.poll(() => covered(selector), { message: `${selector} ${count}` }).toEqual([])
      }
      const [first] = document.querySelectorAll('[data-slot=toast-close]')
      first?.scrollIntoView({ block: 'nearest' })
      expect(covered('[data-slot=toast]:first-child'), selector).toEqual([])
    }
  })
}
