import { brand } from '@duskpane/content/brand'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { kept } from '../kept'
import type { Attempt } from './use-submission'

type Values = Record<string, string>

/** What was typed into a form, kept until the tab is closed. */
export interface Draft {
  /** The form's ref. */
  readonly ref: RefObject<HTMLFormElement | null>
  /** Call it when controls were added; the hook does so after every render of its own. */
  readonly restore: () => void
  /** Call it at every input event. */
  readonly keep: () => void
  /** Call it once the form is stored. */
  readonly clear: () => void
  /** The last Submit, whose id the next one reuses if a reload lost the answer. */
  readonly attempt: { current: Attempt | undefined }
}

/**
 * Keeps what is typed into the form called `name` through a reload, except passwords and controls
 * with `autocomplete="off"`.
 * @param suggested values for controls that are still empty, or hold what was suggested before
 */
export function useDraft(name: string, suggested: Values = {}): Draft {
  const ref = useRef<HTMLFormElement>(null)
  const [draft] = useState(() => keptInTab<Values>(`${name}-draft`))
  const [attempt] = useState(() => keptInTab<Attempt>(`${name}-attempt`))
  /** Values whose control is not in the form yet: another answer may add it. */
  const [waiting] = useState(() => ({ ...draft.current }))
  const offered = useRef<Values>({})

  function restore() {
    const form = ref.current
    if (!form) return
    for (const name of Object.keys({ ...offered.current, ...suggested })) {
      const [before, value] = [offered.current[name], suggested[name]]
      if (value === before) continue
      const control = form.elements.namedItem(name)
      // What nobody edited makes room for the next suggestion.
      if (before && isField(control) && control.value === before) fill(control, '')
      if (value)
        waiting[name] =
          control instanceof HTMLTextAreaElement ? joined(waiting[name], value) : value
    }
    offered.current = suggested
    restoreInto(form, waiting)
  }
  // Before the browser paints.
  useLayoutEffect(restore)

  return {
    ref,
    attempt,
    restore,
    keep() {
      if (ref.current) draft.current = { ...waiting, ...valuesOf(ref.current) }
    },
    clear() {
      draft.current = undefined
      attempt.current = undefined
    },
  }
}

/** A value that survives a reload and ends with the tab; where storage is blocked or full, with the page. */
function keptInTab<T>(name: string): { current: T | undefined } {
  const stored = kept<T>(`${brand.slug}-${name}`, 'sessionStorage')
  let held = stored.read()
  return {
    get current() {
      return held
    },
    set current(value) {
      held = value
      stored.write(value)
    },
  }
}

/** Moves values from `waiting` into the form's empty controls. */
function restoreInto(form: HTMLFormElement, waiting: Values) {
  for (const [name, value] of Object.entries(waiting)) {
    const control = form.elements.namedItem(name) as RadioNodeList | TextField | null
    if (!control) continue
    delete waiting[name]
    // Typed before hydration, and so newer than the draft.
    if (control.value !== '') continue
    if (control instanceof RadioNodeList) {
      const radios = [...control] as HTMLInputElement[]
      radios.find((radio) => radio.value === value)?.click()
    } else {
      fill(control, value)
    }
  }
}

type TextField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (control: unknown): control is TextField =>
  control instanceof HTMLInputElement ||
  control instanceof HTMLSelectElement ||
  control instanceof HTMLTextAreaElement

function fill(control: TextField, value: string) {
  control.value = value
  // The option no longer exists: back to the placeholder.
  if (control.value === '') control.value = ''
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

function valuesOf(form: HTMLFormElement): Values {
  const values = new FormData(form)
  for (const control of form.querySelectorAll('[type=password], [autocomplete=off]')) {
    values.delete(control.getAttribute('name') ?? '')
  }
  return Object.fromEntries(values) as Values
}

/** What was typed before, with what is suggested now as its last line. */
function joined(typed: string | undefined, suggestion: string): string {
  if (!typed) return suggestion
  return typed.includes(suggestion) ? typed : `${typed}\n${suggestion}`
}
