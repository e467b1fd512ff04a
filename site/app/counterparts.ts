import { type FieldElement, isField } from '../forms/is-field'

const kept = 'a[href], button, form, input, select, summary, textarea'

/**
 * If an extension or a translator changes the page before hydration, React renders it again from scratch. This records
 * the controls before that, so that what was typed, checked and focused can be carried over.
 */
export function rememberControls(container: HTMLElement) {
  const before = controlsIn(container)
  let focused = document.activeElement
  const follow = ({ target }: FocusEvent) => {
    focused = target as Element
  }
  container.addEventListener('focusin', follow)

  return {
    /** Writes into the new controls what their predecessors held, and gives them the focus. */
    carryOver() {
      container.removeEventListener('focusin', follow)
      const after = controlsIn(container)
      for (const [key, old] of before) {
        const control = after.get(key)
        if (control && !old.isConnected) write(control, old)
      }
      if (focused && !focused.isConnected) counterpart(focused)?.focus({ preventScroll: true })
    },
    /** Returns the replacement of an element, or the element itself if hydration kept it. */
    counterpart,
  }

  function counterpart(element: Element) {
    if (element.isConnected) return element as HTMLElement
    const key = [...before].find(([, old]) => old === element)?.[0]
    return key === undefined ? undefined : controlsIn(container).get(key)
  }
}

/** Finds elements by kind and position, because ids change when React renders the page again. */
function controlsIn(container: HTMLElement): ReadonlyMap<string, HTMLElement> {
  const counts = new Map<string, number>()
  const controls = new Map<string, HTMLElement>()
  for (const element of container.querySelectorAll<HTMLElement>(kept)) {
    const choice = isChoice(element) ? element.value : ''
    const facts = ['type', 'name', 'href'].map((name) => element.getAttribute(name) ?? '')
    const kind = [element.localName, ...facts, choice].join(' ')
    const count = counts.get(kind) ?? 0
    counts.set(kind, count + 1)
    controls.set(`${kind} ${count}`, element)
  }
  return controls
}

const isChoice = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && (element.type === 'radio' || element.type === 'checkbox')

function write(control: HTMLElement, old: HTMLElement) {
  if (isChoice(control)) {
    const { checked, defaultChecked } = old as HTMLInputElement
    if (checked !== defaultChecked && checked !== control.checked) control.click()
  } else if (isField(control) && isField(old) && isTouched(old)) {
    // Use the setter of the prototype: React overrides that of the element, and would not notice the value.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
      control,
      old.value,
    )
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** Skips untouched controls, whose empty values would overwrite a draft. */
function isTouched(field: FieldElement): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue
  const initial = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
  return field.selectedIndex !== Math.max(0, initial)
}
