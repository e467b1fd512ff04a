import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { keptInTab } from './kept-in-tab'
import type { Attempt } from './use-submission'

type Values = Record<string, string>

/** What was typed into a form, kept while the tab lives. */
export interface Draft {
  /** Belongs on the form. */
  readonly ref: RefObject<HTMLFormElement | null>
  /** Whether something was put back into the form. */
  readonly restored: boolean
  /** To be called at every input. */
  readonly keep: () => void
  /** To be called once the form has done its work. */
  readonly clear: () => void
  /** The last Submit: when its answer was lost in a reload, the next one stores nothing twice. */
  readonly attempt: { current: Attempt | undefined }
}

/**
 * Lets what was typed into the form called `name` survive an accidental reload. Passwords, and
 * what browsers are asked not to remember, are left out.
 */
export function useDraft(name: string): Draft {
  const ref = useRef<HTMLFormElement>(null)
  const [kept] = useState(() => keptInTab<Values>(`${name}-draft`))
  const [attempt] = useState(() => keptInTab<Attempt>(`${name}-attempt`))
  /** What still waits for its control, which another answer may bring into the form. */
  const [waiting] = useState(() => ({ ...kept.current }))
  const [restored] = useState(() => Object.keys(waiting).length > 0)

  // At every render, and before the browser paints: an answer just restored may ask for more.
  useLayoutEffect(() => {
    if (ref.current) restore(ref.current, waiting)
  })

  return {
    ref,
    attempt,
    restored,
    keep() {
      if (ref.current) kept.current = { ...waiting, ...valuesOf(ref.current) }
    },
    clear() {
      kept.current = undefined
      attempt.current = undefined
    },
  }
}

/** Gives the empty controls their values, and takes those from `waiting`. */
function restore(form: HTMLFormElement, waiting: Values) {
  for (const [name, value] of Object.entries(waiting)) {
    const control = form.elements.namedItem(name) as RadioNodeList | HTMLInputElement | null
    if (!control) continue
    delete waiting[name]
    // Typed before the page was alive: that is newer.
    if (control.value !== '') continue
    if (control instanceof RadioNodeList) {
      const radios = [...control] as HTMLInputElement[]
      radios.find((radio) => radio.value === value)?.click()
    } else {
      control.value = value
      // An option that is no longer offered.
      if (control.value === '') control.value = ''
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}

function valuesOf(form: HTMLFormElement): Values {
  const values = new FormData(form)
  for (const control of form.querySelectorAll('[type=password], [autocomplete=off]')) {
    values.delete(control.getAttribute('name') ?? '')
  }
  return Object.fromEntries(values) as Values
}
