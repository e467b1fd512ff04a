import '../../.storybook/preview.css'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { eventually } from '../support/eventually'

let clear = () => {}

/** Renders into the document, and replaces the previous rendering. */
export function render(node: ReactNode): void {
  clear()
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  flushSync(() => root.render(node))
  clear = () => {
    root.unmount()
    container.remove()
    clear = () => {}
  }
}

/** Removes the rendering. */
export const cleanup = () => clear()

/** The element of a `data-slot`, in a portal too. */
export function slot(name: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(`[data-slot="${name}"]`)
  if (!element) throw new Error(`Nothing has the slot ${name}.`)
  return element
}

/** The element of a `data-slot` once it is there: a part that loads late takes its time on a busy machine. */
export const slotShown = (name: string) => eventually(() => slot(name))

export const exists = (name: string) => document.querySelector(`[data-slot="${name}"]`) !== null

export const isOpen = (name: string) =>
  document.querySelector(`[data-slot="${name}"]`)?.matches('[open], [data-state=open]') ?? false
