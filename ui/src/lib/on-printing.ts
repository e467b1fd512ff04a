import type { Control } from './validation-text.ts'

/**
 * Calls back before the page is printed, and after it.
 * @returns what ends that
 */
function onPrinting({ ownerDocument }: Element, change: (on: boolean) => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const window = ownerDocument.defaultView
  window?.addEventListener('beforeprint', () => change(true), { signal })
  window?.addEventListener('afterprint', () => change(false), { signal })
  // Tools that emulate paper send no events. Environments without layout have no media queries, or those of a stub.
  window
    ?.matchMedia?.('print')
    ?.addEventListener?.('change', ({ matches }) => change(matches), { signal })
  return () => controller.abort()
}

/** A ref that prints all that was typed: on paper a box does not scroll, and a line of an input does not wrap. */
function printWhole(control: Control | null) {
  if (!control || !/^(text|search|url|tel|email|select)/.test(control.type)) return
  const whole = control.ownerDocument.createElement('div')
  const { style } = control
  let display = ''
  const change = (on: boolean) => {
    // Both kinds of events may come.
    if (on === whole.isConnected) return
    if (!on) {
      whole.remove()
      style.display = display
      return
    }
    display = style.display
    whole.className = control.className
    whole.style.cssText = `${style.cssText}; height: auto; max-height: none; overflow: visible; white-space: pre-wrap; overflow-wrap: anywhere`
    whole.textContent = 'options' in control ? textOf(control) : control.value
    control.after(whole)
    style.setProperty('display', 'none', 'important')
  }
  const end = onPrinting(control, change)
  return () => {
    end()
    // It may go, or the page be rendered again, while a browser shows what it prints.
    change(false)
  }
}

const textOf = ({ selectedOptions }: HTMLSelectElement) =>
  [...selectedOptions].map(({ text }) => text).join('\n')

export { onPrinting, printWhole }
