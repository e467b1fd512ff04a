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
