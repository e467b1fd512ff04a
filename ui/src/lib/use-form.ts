'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import {
  type Ref,
  type RefCallback,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { rootOf, useListener, windowOf } from './use-listener.ts'
import { type Control, isControl } from './validation-text.ts'

/** An element that belongs to a form. */
type OfForm = RefObject<(Element & { readonly form: HTMLFormElement | null }) | null>

/**
 * Listens to whichever form a control belongs to at the time, also inside a shadow root.
 * @param place what the control stands in, if it may come later
 */
function useFormEvent<Name extends 'formdata' | 'reset' | 'submit'>(
  control: OfForm,
  name: Name,
  handle: (event: HTMLElementEventMap[Name]) => void,
  place: RefObject<Element | null> = control,
) {
  useListener(place, rootOf, name, (event: HTMLElementEventMap[Name]) => {
    if (event.target === control.current?.form) handle(event)
  })
}

/**
 * Calls back when the form of a control is reset, by a visitor, a script or React after an action, before the browser
 * resets its own: what is typed or set right afterwards stays.
 * @param control an element of the form, such as the input
 */
function useFormReset(control: OfForm, handle: () => void) {
  useFormEvent(control, 'reset', (event) => event.defaultPrevented || handle())
}

/** Calls back once the browser has reset its own controls, too. */
function useAfterReset(control: OfForm, handle: () => void, place?: RefObject<Element | null>) {
  const onReset = useEffectEvent(handle)
  const onEvent = (event: Event) => {
    setTimeout(() => event.defaultPrevented || onReset())
  }
  useFormEvent(control, 'reset', onEvent, place)
}

/**
 * The value of a control that keeps it itself, unless the app does, whose value no reset changes. Until it is changed,
 * and once it has been reset, it is the latest default, as with the browser's own.
 * @returns the value, and a function that changes it, from the latest one where several change it at once
 */
function useFormState<Value, First extends Value>(
  control: OfForm,
  given: Value | undefined,
  defaultValue: First,
  onChange: ((value: Value) => void) | undefined,
): [value: Value, change: (next: (latest: Value) => Value) => void] {
  const [own, setOwn] = useState<{ readonly value: Value }>()
  const value = given ?? (own ? own.value : defaultValue)
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  function change(next: (latest: Value) => Value) {
    latest.current = next(latest.current)
    setOwn({ value: latest.current })
    onChange?.(latest.current)
  }
  useFormReset(control, () => {
    setOwn(undefined)
    if (given === undefined && value !== defaultValue) onChange?.(defaultValue)
  })
  return [value, change]
}

const never = () => () => {}
const nothing = () => null

/** The controls that React has rendered or taken over. */
const mounted = new WeakSet<Control>()

/** A control of a server, with what tells it from others. */
interface Standing {
  readonly control: Control
  readonly key: string
}

/** One list for all that are rendered together. */
let latest: Standing[] | undefined

/**
 * The controls of a server that stand in the page while React renders. Where hydration fails it renders the page again,
 * and then they are gone.
 */
function lookForStanding(): Standing[] {
  if (typeof document === 'undefined') return []
  queueMicrotask(() => {
    latest = undefined
  })
  latest ??= standingIn(document)
  return latest
}

/** Also in frames and in shadow roots, as one control does not know yet where it will stand. */
function standingIn(root: Node): Standing[] {
  const found: Standing[] = []
  // A list of 10,000 elements takes nine times as long, and each control that is rendered later waits for it.
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { shadowRoot, contentDocument, form } = node as HTMLIFrameElement & Control
    const inner = shadowRoot ?? contentDocument
    if (inner) found.push(...standingIn(inner))
    else if (form !== undefined && isControl(node) && node.dataset.slot && !mounted.has(node))
      found.push({ control: node, key: keyOf(node) })
  }
  return found
}

/** What a control is known by: its name, unless React has made that up, or what it is called. */
function keyOf(control: Control) {
  const { slot } = control.dataset
  const name = /^_r_\w+_$/i.test(control.name) ? '' : control.name
  const label = control.ariaLabel ?? control.labels?.[0]?.textContent
  return [slot, control.type, name || label, isChoice(control) && control.value].join()
}

/** The control that stood in place of this one until React rendered the page again. */
function takePredecessor(control: Control, standing: Standing[]) {
  if (standing.every((other) => other.control.isConnected)) return
  const key = keyOf(control)
  const place = standing.findIndex((other) => !other.control.isConnected && other.key === key)
  return place < 0 ? undefined : standing.splice(place, 1)[0]?.control
}

const isChoice = (control: Control) => /^(checkbox|radio)$/.test(control.type)

/** What a visitor can change of a control; of files React renders `null`. */
type Kept = 'value' | 'checked' | 'files'

/** Whether a visitor has changed it: what is a server's alone may be another's by now. */
function isChanged(control: Control, key: Kept) {
  if (key === 'checked') return control.matches(':checked') !== control.matches('[checked]')
  if (!('options' in control)) return control.value !== control.defaultValue
  const options = [...control.options]
  return control.value !== (options.find((one) => one.defaultSelected) ?? options[0])?.value
}

/**
 * What React leaves out for a control with a `value` or `checked`: hands over what was typed or chosen before React
 * came, or was restored with the page, as if it happened now, and shows the value again after a reset.
 * @returns the ref of the control
 */
function useKept<Of extends Control>(
  key: Kept,
  rendered: unknown,
  ref: Ref<Of> | undefined,
): RefCallback<Of> {
  const control = useRef<Of>(null)
  const isHydrated = useRef(false)
  const [standing] = useState(lookForStanding)
  // React asks for the snapshot of the server only where it takes over what a server has rendered.
  useSyncExternalStore(never, nothing, () => {
    isHydrated.current = true
    return null
  })
  const kept = typeof rendered === 'number' ? String(rendered) : rendered
  const takeOver = useEffectEvent(() => {
    const { current } = control
    if (!current) return
    mounted.add(current)
    const before = takePredecessor(current, standing)
    if (before && isChanged(before, key)) replay(current, key, Reflect.get(current, key), before)
    else if (isHydrated.current) replay(current, key, kept)
  })
  useAfterReset(control, () => {
    const { current } = control
    if (current && typeof Reflect.get(current, key) === typeof kept) Reflect.set(current, key, kept)
  })
  useEffect(() => {
    takeOver()
    // Once all others have looked there, too.
    queueMicrotask(() => standing.splice(0))
  }, [standing])
  useListener(control, windowOf, 'pageshow', () => takeOver())
  return useComposedRefs(control, ref)
}

function replay(control: Control, key: Kept, shown: unknown, before = control) {
  const early = Reflect.get(before, key)
  if (key === 'files' && !before.value) return
  if (early === shown || typeof early !== typeof shown) return
  // The radio that was chosen says it for the others.
  if (early === false && control.type === 'radio') return
  // React compares with the value that was last set at the element itself.
  Reflect.set(control, key, shown)
  if (key === 'checked') return control.click()
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), key)?.set?.call(control, early)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Dispatches the event of typing, so that a form also notices values that are chosen by other means. */
function tellForm(input: RefObject<HTMLInputElement | null>) {
  input.current?.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Matches controls that submit one value, unless they are unchecked. */
const sender =
  ':is(input:not([type=submit], [type=button], [type=reset]), select, textarea):enabled'
const unchecked = ':is([type=checkbox], [type=radio]):not(:checked)'

/** A form sends this value under the name of an input that shows another text. */
function useFormValue(input: RefObject<HTMLInputElement | null>, value: string) {
  useFormEvent(input, 'formdata', ({ formData }) => {
    const { name, form } = input.current ?? {}
    if (!name || !form) return
    // A form has the names of its controls for properties.
    const elements: HTMLFormElement['elements'] = Reflect.get(
      HTMLFormElement.prototype,
      'elements',
      form,
    )
    const place = [...elements]
      .filter((element) => element.getAttribute('name') === name)
      .filter((element) => element.matches(sender) && !element.matches(unchecked))
      .indexOf(input.current as Element)
    if (place < 0) return
    const [first = '', ...others] = formData.getAll(name).with(place, value)
    // `set` keeps the position of the entry among the others.
    formData.set(name, first)
    for (const one of others) formData.append(name, one)
  })
}

export { tellForm, useAfterReset, useFormEvent, useFormReset, useFormState, useFormValue, useKept }
