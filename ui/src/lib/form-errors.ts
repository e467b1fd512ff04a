import type { Words } from '../english.ts'
import { joinIds } from './field-control.ts'
import { reveal } from './reveal.ts'
import { type Control, isControl, validationText } from './validation-text.ts'

/** Messages by the name of the control. */
type FieldErrors = Readonly<Record<string, string>>

/** The labels of those errors that no field in view shows, by key; `null` where there is no such control. */
type UnplacedErrors = Readonly<Record<string, string | null>>

const namelessKeys = new WeakMap<Control, string>()
let namelessCount = 0

/** The name of a control, or a text that is no name where it has none. */
function keyOf(control: Control): string {
  if (control.name) return control.name
  const key = namelessKeys.get(control) ?? `\0${++namelessCount}`
  namelessKeys.set(control, key)
  return key
}

/** The controls that belong to a form and stand in it. A form itself has the names of its controls for properties. */
const controlsIn = (fields: HTMLFieldSetElement) =>
  [...fields.elements].filter(isControl).filter(({ form }) => form === fields.form)

const isWrong = ({ willValidate, validity }: Control) => willValidate && !validity.valid

const wrongIn = (fields: HTMLFieldSetElement) => controlsIn(fields).filter(isWrong)

const isSeen = (element: Element) =>
  (element.checkVisibility?.({ visibilityProperty: true }) ?? true) &&
  !element.closest('[inert]') &&
  !isCollapsed(element)

/** Whether it stands in a box without a height or a width, as in a step that an app has folded up. */
function isCollapsed({ parentElement: box }: Element): boolean {
  if (!box) return false
  const isFlat = box.clientHeight === 0 || box.clientWidth === 0
  return (isFlat && getComputedStyle(box).overflow.includes('hidden')) || isCollapsed(box)
}

/** What the browser or the app finds wrong. */
const markedIn = (fields: HTMLFieldSetElement) =>
  [...fields.querySelectorAll<Control>('input, select, textarea, [aria-invalid]')].filter(
    (element) => element.ariaInvalid === 'true' || (isControl(element) && isWrong(element)),
  )

/** Opens what hides a control with an error. */
function revealErrors(fields: HTMLFieldSetElement) {
  const marked = markedIn(fields)
  // Open the first one last, so that no other item of its accordion closes it again.
  for (const control of marked.toReversed()) reveal(control)
  // Of tabs one is open, which others may have closed by now.
  marked[0]?.dispatchEvent(new Event('beforematch', { bubbles: true }))
}

function findUnplaced(fields: HTMLFieldSetElement, errors: FieldErrors): UnplacedErrors {
  const shown = [...fields.querySelectorAll<HTMLElement>('[data-slot="field-error"]')]
    .filter(isSeen)
    .map(({ dataset }) => dataset.name)
  const controls = controlsIn(fields).filter(({ type }) => type !== 'hidden')
  const labelOf = (key: string) => {
    const control = controls.find((one) => keyOf(one) === key)
    return control ? questionOf(control) : null
  }
  return Object.fromEntries(
    Object.keys(errors)
      .filter((key) => !shown.includes(key))
      .map((key) => [key, labelOf(key)]),
  )
}

/** What a control asks, in the words beside it: of radios the name of their group. */
function questionOf(control: Control): string {
  const group = control.type === 'radio' ? control.closest('[role=radiogroup], fieldset') : null
  const names = [
    group && ariaName(group),
    group?.querySelector(':scope > legend')?.textContent,
    ariaName(control),
    labelText(control.labels?.[0]),
    control.title,
    control.getAttribute('placeholder'),
  ]
  return names.find((name) => name?.trim())?.trim() ?? ''
}

function ariaName(element: Element): string | null {
  const root = element.getRootNode() as Document | ShadowRoot
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  const text = ids.map((id) => root.getElementById(id)?.textContent ?? '').join(' ')
  return text.trim() || element.getAttribute('aria-label')
}

/** The text of a label without that of the control, which may stand in it. */
function labelText(label: HTMLLabelElement | undefined): string {
  const copy = label?.cloneNode(true) as HTMLLabelElement | undefined
  for (const control of copy?.querySelectorAll('select, textarea') ?? []) control.remove()
  return copy?.textContent ?? ''
}

/**
 * Marks the controls of these errors, which no field does, and describes each by its message.
 * @param messageIds the id of each message, by key
 * @returns what takes the marks away again
 */
function markControls(
  fields: HTMLFieldSetElement,
  messageIds: ReadonlyMap<string, string>,
  from: 'browser' | 'server',
): () => void {
  const undo = controlsIn(fields)
    .filter((control) => from === 'server' || isWrong(control))
    .filter((control) => messageIds.has(keyOf(control)))
    .flatMap((control) => [
      replaceAttribute(control, 'aria-invalid', () => 'true'),
      replaceAttribute(control, 'aria-describedby', (ids) =>
        joinIds(messageIds.get(keyOf(control)), ids),
      ),
    ])
  return () => {
    for (const takeBack of undo) takeBack()
  }
}

function replaceAttribute(
  element: Element,
  name: string,
  change: (value: string | undefined) => string | undefined,
): () => void {
  const before = element.getAttribute(name)
  const marked = change(before ?? undefined) ?? ''
  element.setAttribute(name, marked)
  return () => {
    // React may have set another value meanwhile.
    if (element.getAttribute(name) !== marked) return
    if (before === null) element.removeAttribute(name)
    else element.setAttribute(name, before)
  }
}

/** Focuses the first control with an error, or else the errors of those out of view. */
function focusFirstError(fields: HTMLFieldSetElement, unplaced: HTMLElement | null) {
  const first = markedIn(fields)
    .filter(isSeen)
    .find(({ form = fields.form }) => form === fields.form)
  if (!first) return unplaced?.focus()
  first.focus()
  // WebKit scrolls only to the control and leaves its label under a sticky header.
  first.closest('[data-slot="field"], fieldset')?.scrollIntoView?.({ block: 'nearest' })
}

/** The messages of all invalid controls, in their order. */
function errorsIn(
  fields: HTMLFieldSetElement,
  words: Words['validation'],
  locale: string,
): FieldErrors {
  // Reversed, so that the first of several controls with one key keeps its message.
  const errors = wrongIn(fields)
    .reverse()
    .map((control) => [keyOf(control), validationText(control, words, locale)] as const)
  return Object.fromEntries([...new Map(errors)].reverse())
}

/** A message of a server, which may be a list of them, or an object: all its texts. */
function textOf(message: unknown): string {
  if (typeof message === 'string') return message
  const parts = typeof message === 'object' ? Object.values(message ?? {}) : []
  return parts.map(textOf).filter(Boolean).join(' ')
}

/** The messages in what a server has answered; a text alone is of no field, and a key without one shows nothing. */
function errorsOf(answer: unknown): FieldErrors {
  const given = typeof answer === 'string' ? { form: answer } : (answer ?? {})
  const texts = Object.entries(given).map(([key, message]) => [key, textOf(message)] as const)
  return Object.fromEntries(texts.filter(([, text]) => text))
}

export {
  errorsIn,
  errorsOf,
  type FieldErrors,
  findUnplaced,
  focusFirstError,
  keyOf,
  markControls,
  revealErrors,
  type UnplacedErrors,
  wrongIn,
}
