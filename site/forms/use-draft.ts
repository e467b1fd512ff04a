import { brand } from '@duskpane/content/brand'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { browserStorage, keysOf, tabName } from '../load/browser-storage'
import { type FieldElement, isField } from './is-field'
import type { Attempt } from './use-submission'

type Values = Record<string, string>

/** What is stored of a form that was not sent yet. */
interface Unsent {
  readonly values: Values
  /** The last Submit, whose id the next one reuses if a reload lost the answer. */
  readonly attempt?: Attempt | undefined
  /** When something was last typed, in ms since 1970. */
  readonly at: number
}

/** What was typed into a form, kept in this browser for a week. */
export interface Draft {
  /** The form's ref. */
  readonly ref: RefObject<HTMLFormElement | null>
  /** Whether something is kept. */
  readonly isKept: boolean
  /** Whether what is kept is from before this visit of the page, and nothing was typed since. */
  readonly isWaiting: boolean
  /** Call it when controls were added; the hook itself does so after every render. */
  readonly restore: () => void
  /** Call it at every input event. */
  readonly keep: () => void
  /** Call it once the form is stored. */
  readonly clear: () => void
  /** Empties the form, too. */
  readonly discard: () => void
  readonly attempt: { current: Attempt | undefined }
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/**
 * Keeps what is typed into the form called `name`, except passwords and controls with `autocomplete="off"`.
 * @param suggested values for controls that are still empty, or hold what was suggested before
 */
export function useDraft(name: string, suggested: Values = {}): Draft {
  const ref = useRef<HTMLFormElement>(null)
  const [unsent] = useState(() => keptForAWeek(name))
  const [isKept, setKept] = useState(false)
  const [isTyped, setTyped] = useState(false)
  /** Values whose control is not in the form yet: another answer may add it. */
  const [waiting] = useState(() => ({ ...unsent.current?.values }))
  const offered = useRef<Values>({})

  function restore() {
    const form = ref.current
    if (!form) return
    for (const key of Object.keys({ ...offered.current, ...suggested })) {
      const [before, value] = [offered.current[key], suggested[key]]
      if (value === before) continue
      const control = form.elements.namedItem(key)
      // A suggestion that the visitor has not edited makes room for the next one.
      if (before && isField(control) && control.value === before) fill(control, '')
      if (value)
        waiting[key] = control instanceof HTMLTextAreaElement ? joined(waiting[key], value) : value
    }
    offered.current = suggested
    restoreInto(form, waiting)
    setKept(unsent.current !== undefined)
  }
  // A layout effect, so that the browser never paints the form without its draft.
  useLayoutEffect(restore)

  useEffect(() => {
    addEventListener('storage', unsent.keepOn)
    return () => removeEventListener('storage', unsent.keepOn)
  }, [unsent])

  function clear() {
    unsent.current = undefined
    setKept(false)
  }

  return {
    ref,
    isKept,
    isWaiting: isKept && !isTyped,
    attempt: {
      get current() {
        return unsent.current?.attempt
      },
      set current(attempt) {
        unsent.current = { values: {}, ...unsent.current, attempt, at: Date.now() }
      },
    },
    restore,
    keep() {
      if (!ref.current) return
      // What waits for its control comes back in this very event, or has no control yet.
      const values = { ...valuesOf(ref.current), ...waiting }
      if (!Object.values(values).some(Boolean)) return clear()
      // What comes back is heard as if it were typed.
      const before = unsent.current?.values
      if (Object.entries(values).some(([key, value]) => value !== (before?.[key] ?? ''))) {
        setTyped(true)
      }
      unsent.current = { ...unsent.current, values, at: Date.now() }
      setKept(true)
    },
    clear,
    discard() {
      const form = ref.current
      // A form that is being sent cannot be discarded.
      if (form?.querySelector(':scope > fieldset:disabled')) return
      form?.reset()
      // The form counts, checks and hides by this event.
      const controls = [...(form?.elements ?? [])].filter(isField)
      for (const control of controls) control.dispatchEvent(new Event('input', { bubbles: true }))
      clear()
      // The button that had the focus is gone.
      controls[0]?.focus()
    },
  }
}

/**
 * What this tab keeps of a form for a week since the last change; where storage is blocked or full, with the page.
 * A tab that has nothing goes on with what another one kept last, and leaves it there until that is sent or discarded.
 */
function keptForAWeek(name: string) {
  const prefix = `${brand.slug}-${name}-`
  const key = `${prefix}${tabName()}-draft`
  const stored = browserStorage<Unsent>(key, 'localStorage')
  const others = keysOf('localStorage').filter(
    (it) => it !== key && it.startsWith(prefix) && it.endsWith('draft'),
  )
  const [adopted] = others
    .map((it) => ({ key: it, unsent: fresh(it) }))
    .filter(({ unsent }) => unsent)
    .sort((a, b) => (b.unsent?.at ?? 0) - (a.unsent?.at ?? 0))
  const own = fresh(key)
  let held = own ?? adopted?.unsent
  let from = own ? undefined : adopted

  function forgetAdopted() {
    // Its tab may have gone on with it.
    if (from && fresh(from.key)?.at === from.unsent?.at) localStorage.removeItem(from.key)
    from = undefined
  }

  return {
    get current() {
      return held
    },
    set current(value: Unsent | undefined) {
      held = value
      stored.write(value)
      if (!value) forgetAdopted()
    },
    /** Call it when another tab has changed what is stored: one that went on with this draft has sent it. */
    keepOn({ key: changed, newValue }: StorageEvent) {
      if (changed === key && newValue === null && held) stored.write(held)
    },
  }
}

/** What is stored under a key, if it is younger than a week; else it goes. */
function fresh(key: string): Unsent | undefined {
  const stored = browserStorage<Unsent>(key, 'localStorage')
  const before = stored.read()
  if (before && Date.now() - before.at < WEEK_MS) return before
  stored.write(undefined)
  return undefined
}

/** Moves values from `waiting` into the form's empty controls. */
function restoreInto(form: HTMLFormElement, waiting: Values) {
  for (const [name, value] of Object.entries(waiting)) {
    const control = form.elements.namedItem(name) as RadioNodeList | FieldElement | null
    if (!control) continue
    delete waiting[name]
    // The value was typed before hydration, so it is newer than the draft.
    if (control.value !== '') continue
    if (control instanceof RadioNodeList) {
      const radios = [...control] as HTMLInputElement[]
      radios.find((radio) => radio.value === value)?.click()
    } else {
      fill(control, value)
    }
  }
}

function fill(control: FieldElement, value: string) {
  control.value = value
  // The option no longer exists, so the select goes back to its placeholder.
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
