import * as ui from '@duskpane/ui'
import { flushSync } from 'react-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
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
