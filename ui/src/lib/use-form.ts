'use client'

import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

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
  const onEvent = useEffectEvent((event: Event) => {
    if (event.target === control.current?.form) handle(event as HTMLElementEventMap[Name])
  })
  useEffect(() => {
    // These events do not leave a shadow root.
    const root = place.current?.getRootNode()
    const listen = (event: Event) => onEvent(event)
    root?.addEventListener(name, listen)
    return () => root?.removeEventListener(name, listen)
  }, [place, name])
}

/**
 * Returns a control that keeps its value itself to the first one once its form has been reset, as the browser
 * returns its own.
 * @param control an element of the form, such as the input
 */
function useFormReset<Value>(
  control: OfForm,
  value: Value,
  change: (value: Value) => void,
  place?: RefObject<Element | null>,
) {
  const [first] = useState(value)
  const onReset = useEffectEvent(() => change(first))
  const onEvent = (event: Event) => {
    // An app may prevent the event, and the browser resets its inputs only after it.
    setTimeout(() => event.defaultPrevented || onReset())
  }
  useFormEvent(control, 'reset', onEvent, place)
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
    const place = [...form.elements]
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

export { tellForm, useFormEvent, useFormReset, useFormValue }
