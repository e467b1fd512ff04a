import '../../.storybook/preview.css'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { eventually } from '../support/eventually'

/** Renders into the document until the test ends. */
export function render(node: ReactNode): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  flushSync(() => root.render(node))
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  return container
}

/** The element of a `data-slot`, in a portal too. */
export function slot(name: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(`[data-slot="${name}"]`)
  if (!element) throw new Error(`Nothing has the slot ${name}.`)
  return element
}

/** The element of a `data-slot` once it is there: a part that loads late takes its time on a busy machine. */
export const slotShown = (name: string) => eventually(() => slot(name))

/** Gives an input of files these, as its dialog would. */
export function chooseFiles(name: string, files: readonly File[]) {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  const input = slot(name) as HTMLInputElement
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
