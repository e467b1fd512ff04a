import { type ReactNode, useEffect, useRef } from 'react'

interface OpenedProps {
  /** The `data-slot` of the component. */
  slot: string
  children: ReactNode
}

/** An example of which the layer stands open; only for a frame, as it would cover the page. */
function Opened({ slot, children }: OpenedProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const trigger = ref.current && triggerIn(ref.current, slot)
    if (!trigger) return
    open(trigger)
    if (slot === 'toast') return keepToasts(trigger.ownerDocument)
    return slot === 'tooltip' ? keepTooltips() : undefined
  }, [slot])
  return (
    <div ref={ref} className="p-4">
      {children}
    </div>
  )
}

/** What opens the layer of a component. */
const triggerIn = (box: HTMLElement, slot: string) =>
  box.querySelector<HTMLElement>(
    slot === 'toast'
      ? 'button'
      : `button[data-slot^=${slot}]:is([aria-haspopup], [aria-expanded], [data-slot=tooltip-trigger])`,
  )

/** A menu opens when it is pressed, and a tooltip when it is pointed at. */
function open(trigger: HTMLElement) {
  trigger.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  trigger.click()
  trigger.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
}

/** Toasts stay as long as a pointer is over them. */
function keepToasts(document: Document) {
  const observer = new MutationObserver(() => {
    const toast = document.querySelector('[data-slot=toast]')
    toast?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Radix closes every other tooltip when one opens, also that of another frame. */
function keepTooltips() {
  const stop = (event: Event) => event.stopPropagation()
  addEventListener('tooltip.open', stop, true)
  return () => removeEventListener('tooltip.open', stop, true)
}

export { Opened, triggerIn }
